import styled from 'styled-components';

/** As wide as the words whose place it takes, and no higher than their row. */
export const Place = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Input = styled.input`
  width: 100%;
  height: 44px;
  padding: 0 var(--space-3);
  border: 1px solid var(--color-accent);
  border-radius: var(--radius-s);
  font-weight: var(--weight-medium);
  outline: none;
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: inset 0 0 0 1px var(--color-accent);
  &[aria-invalid] { border-color: var(--color-remove); box-shadow: inset 0 0 0 1px var(--color-remove); }
  &[aria-busy] { opacity: 0.6; }
`;

export const Message = styled.p`
  margin-top: 2px;
  font-size: var(--text-s);
  line-height: 18px;
  color: var(--color-remove);
  &:empty { display: none; }
`;
