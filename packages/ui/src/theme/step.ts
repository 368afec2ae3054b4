import { css } from 'styled-components';

/** The shape of a step to what comes before or after, with an arrow beside its words: `${step}`. */
export const step = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: var(--size-control);
  min-height: var(--size-control);
  padding-inline: var(--space-2);
  border-radius: var(--radius-s);
  font-weight: var(--weight-medium);
  svg { flex: none; width: 18px; height: 18px; }

  color: var(--color-ink-2);
  &:hover { background: var(--color-sunken); color: var(--color-ink); }
`;
