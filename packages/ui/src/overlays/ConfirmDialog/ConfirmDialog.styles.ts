import styled from 'styled-components';

export const Text = styled.div`
  margin-top: var(--space-3);
  color: var(--color-ink-2);
  overflow-wrap: anywhere;
`;

export const Label = styled.label`
  display: block;
  margin-top: var(--space-5);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
`;

export const TypeInput = styled.input`
  width: 100%;
  height: var(--size-touch);
  margin-top: 6px;
  padding: 0 12px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  background: var(--color-surface);
  &:focus-visible { outline-offset: -1px; border-color: var(--color-accent); }
`;
