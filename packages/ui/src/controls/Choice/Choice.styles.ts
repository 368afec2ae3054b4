import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { visuallyHidden } from '../../theme/shared.styles.ts';
import { onTouch } from '../../theme/tokens.ts';

export const Track = styled.div`
  display: inline-flex;
  flex: none;
  padding: 3px;
  border-radius: var(--radius-round);
  background: var(--color-sunken);
  ${edge}
  &[data-tone='night'] { background: var(--color-night-2); &:not(:focus-visible) { outline-color: var(--color-edge-night); } }
  &[data-stretched] { display: flex; }
`;

export const Option = styled.label`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 34px;
  padding: 0 14px;
  border-radius: var(--radius-round);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  white-space: nowrap;
  /* A second press would select the words, and take the focus off. */
  user-select: none;
  cursor: pointer;
  svg { width: 18px; height: 18px; }
  ${onTouch} { min-height: 38px; min-width: var(--size-touch); }
  /* The finger's target reaches past the drawn one, to 44 px. */
  &::after { content: ''; position: absolute; inset: -3px 0; }
  input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }

  &:has(:focus-visible) { outline: 2px solid var(--color-accent); outline-offset: 2px; }
  [data-tone='night'] &:has(:focus-visible) { outline-color: var(--color-on-night); }

  color: var(--color-ink-2);
  &:hover { color: var(--color-ink); }
  &[data-chosen] { background: var(--color-surface); color: var(--color-ink); box-shadow: var(--shadow-low); &:not(:has(:focus-visible)) { ${edge} } }
  [data-tone='night'] & { color: var(--color-on-night-2); &:hover { color: var(--color-on-night); } }
  [data-tone='night'] &[data-chosen] { background: var(--color-edit); color: var(--color-on-night); box-shadow: none; }
`;

export const IconName = styled.span`${visuallyHidden}`;
