import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';
import { edge } from '../../theme/edge.ts';
import { forcedColors, from, onTouch } from '../../theme/tokens.ts';

/** The widest that anything in the corner becomes: toasts, and the trays beneath them. */
export const CORNER_WIDTH = '460px';

export const Region = styled.section`
  position: fixed;
  right: calc(var(--space-4) + env(safe-area-inset-right));
  bottom: calc(var(--space-4) + var(--tray-room, env(safe-area-inset-bottom)));
  z-index: 100;
  display: grid;
  justify-items: end;
  gap: var(--space-2);
  width: min(${CORNER_WIDTH}, calc(100vw - 2 * var(--space-4)));
  pointer-events: none;
  ${from.sm} { right: calc(var(--space-7) + env(safe-area-inset-right)); bottom: calc(var(--space-3) + var(--tray-room, calc(var(--space-4) + env(safe-area-inset-bottom)))); }
  /* The buttons of a dialog that is as high as the window. */
  &[data-covered] { margin-bottom: 72px; }
`;

export const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  max-width: 100%;
  padding: 4px 4px 4px 16px;
  border-radius: var(--radius-m);
  pointer-events: auto;
  animation: ${animations.rise} var(--time-move) var(--ease-out);
  &[data-leaving] { animation: ${animations.sink} 160ms ease-in forwards; }
  > svg { flex: none; width: 18px; height: 18px; margin-top: 11px; }

  background: var(--color-night);
  color: var(--color-on-night);
  box-shadow: var(--shadow-raised);
  ${edge}
  &[data-kind='success'] > svg { color: color-mix(in oklab, var(--color-good), white 55%); }
  &[data-kind='warning'] > svg { color: color-mix(in oklab, var(--color-warning), white 55%); }
  &[data-kind='error'] { background: var(--color-remove); }
`;

/** The button beside the sentence, or under it where there is no room. */
export const Said = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  column-gap: 12px;
  min-width: 0;
`;

export const Text = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  /* The longest name, and the verb after it. */
  -webkit-line-clamp: 12;
  flex: auto;
  min-width: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  margin-block: 9px;
  font-weight: var(--weight-medium);
`;

export const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--size-control);
  height: var(--size-control);
  border-radius: var(--radius-s);
  opacity: 0.72;
  transition: opacity var(--time-quick);
  svg { width: 16px; height: 16px; }
  &:hover, &:focus-visible { opacity: 1; background: rgb(255 255 255 / 0.12); }
  &:focus-visible { outline-color: var(--color-on-night); outline-offset: -2px; }
  ${onTouch} { opacity: 1; }
  ${forcedColors} { opacity: 1; }
`;

/** What can be done about it, in words. */
export const Act = styled(Close)`
  width: auto;
  padding-inline: 12px;
  /* Its words begin where those of the sentence do. */
  margin-inline-start: -12px;
  opacity: 1;
  font-weight: var(--weight-bold);
  text-decoration: underline;
`;
