import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { onTouch } from '../../theme/tokens.ts';

export const IconButtonElement = styled.button`
  display: inline-grid;
  place-items: center;
  width: 40px;
  height: 40px;
  flex: none;
  border-radius: var(--radius-s);
  svg { width: 20px; height: 20px; }
  ${onTouch} { width: var(--size-touch); height: var(--size-touch); }

  color: var(--color-ink-2);
  &:hover { color: var(--color-ink); background: var(--color-sunken); }
  &[data-tone='night'] { color: var(--color-on-night-2); &:hover { color: var(--color-on-night); background: var(--color-night-2); } }
  &[data-tone='danger']:hover { color: var(--color-remove); background: var(--color-remove-soft); }
  &[aria-pressed='true'] { color: var(--color-ink); background: var(--color-sunken); ${edge} }
  &[aria-disabled='true'] { opacity: 0.5; cursor: default; }
  &[aria-busy='true'] { opacity: 1; color: var(--color-ink); }
`;
