import styled from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-2);
  & + & { border-top: 1px solid var(--color-line); }
`;

export const Keys = styled.dd`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin: 0 0 0 auto;
  font-size: var(--text-s);
  white-space: nowrap;
  color: var(--color-ink-2);
`;

export const Key = styled.kbd`
  display: inline-block;
  min-width: 26px;
  padding: 2px 7px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  font: inherit;
  text-align: center;
  background: var(--color-surface);
  color: var(--color-ink);
`;
