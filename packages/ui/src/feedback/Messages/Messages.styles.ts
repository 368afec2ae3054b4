import styled from 'styled-components';

export const None = styled.p`
  padding-bottom: var(--space-5);
  color: var(--color-ink-2);
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  gap: var(--space-3);
  padding-block: var(--space-3);
  & + & { border-top: 1px solid var(--color-line); }
  > p { overflow-wrap: anywhere; }
  > svg { width: 18px; height: 18px; margin-top: 2px; }
  > button { grid-column: 2 / -1; justify-self: start; }
  > button[data-done] { padding-inline: 0; box-shadow: none; opacity: 1; color: var(--color-ink-2); &:not(:focus-visible) { outline: 0; } }

  &[data-kind='success'] > svg { color: var(--color-good); }
  &[data-kind='warning'] > svg { color: var(--color-warning); }
  &[data-kind='error'] > svg { color: var(--color-remove); }
`;

export const Time = styled.time`
  font-size: var(--text-s);
  line-height: calc(var(--text-m) * var(--line-body));
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-2);
`;
