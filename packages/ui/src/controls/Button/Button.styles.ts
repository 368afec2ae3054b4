import styled, { css } from 'styled-components';
import { animations } from '../../theme/animations.ts';
import { edge } from '../../theme/edge.ts';
import { forcedColors } from '../../theme/tokens.ts';

/** The look of a button, for `<button>` and for a link that looks like one. */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--size-control);
  padding: 0 18px;
  border-radius: var(--radius-s);
  font-weight: var(--weight-bold);
  white-space: nowrap;
  user-select: none;
  transition: opacity var(--time-quick);

  &[data-size='large'] { min-height: 46px; }
  &[data-stretched] { width: 100%; }

  background: var(--color-ink);
  color: var(--color-surface);
  ${edge}
  &:hover { background: var(--color-night-2); }

  &[data-variant='quiet'] {
    background: transparent;
    color: var(--color-ink);
    box-shadow: inset 0 0 0 1px var(--color-line);
    &:hover { background: var(--color-sunken); }
  }
  &[data-variant='add'] { background: var(--color-add); &:hover { background: color-mix(in oklab, var(--color-add), black 12%); } }
  &[data-variant='remove'] { background: var(--color-remove); &:hover { background: color-mix(in oklab, var(--color-remove), black 12%); } }
  &[data-pressed] { background: var(--color-sunken); box-shadow: inset 0 0 0 1px var(--color-ink); color: var(--color-ink); }

  &:disabled, &[aria-disabled='true'] { opacity: 0.5; cursor: default; }
  /* The spinner lies over the words, which keep their width and are still its name. */
  &[aria-busy] { position: relative; > :first-child { position: absolute; + span { gap: inherit; display: inherit; opacity: 0; } } }
  svg { width: 18px; height: 18px; flex: none; }
`;

export const ButtonElement = styled.button`${buttonLook}`;

export const Spinner = styled.span`
  width: 16px;
  height: 16px;
  border-radius: 50%;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  animation: ${animations.turn} 0.8s linear infinite;
  /* Where a transparent border is drawn, the gap has the page's colour. */
  ${forcedColors} { border-right-color: Canvas; }
`;
