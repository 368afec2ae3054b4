import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { forcedColors } from '../../theme/tokens.ts';

/** The words of a segment and a category stand low on their picture, what is said of the others high. */
const onCover = ":is([data-kind='segment'], [data-kind='category'])[data-view='grid'] > &";
/** The picture of a collection's row begins with the row. */
const inCollectionRow = "[data-kind='collection'][data-view='list'] > &";

export const Frame = styled.div`
  position: relative;
  height: 100%;
  /* What may be done with one alone waits. */
  > [inert] button { opacity: 0.35; }
`;

/** Over the whole card: whoever aims at the card, ticks it. */
export const Cover = styled.button`
  position: absolute;
  inset: 0;
  z-index: 1;
  border-radius: var(--radius-m);
  user-select: none;
  touch-action: manipulation;
  &:focus-visible { outline-offset: 4px; }
  &[data-view='list']:focus-visible { outline-offset: -2px; }
`;

/** Where the picture is. */
export const Place = styled.span`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: var(--picture-ratio);
  border-radius: var(--radius-m);
  ${onCover} { border-radius: var(--radius-l); }
  [aria-checked='true'] > & { box-shadow: inset 0 0 0 3px var(--color-accent); }
  [data-view='list'] > & { inset: 12px auto 12px var(--space-2); width: 72px; aspect-ratio: auto; border-radius: var(--radius-s); }
  ${inCollectionRow} { left: 0; }
`;

export const Tick = styled.span`
  position: absolute;
  left: 10px;
  bottom: 10px;
  ${onCover.replace(' > &', ' > * > &')} { inset: 10px 10px auto auto; }
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border-radius: 50%;
  svg { width: 18px; height: 18px; stroke-width: 3; opacity: 0; }
  [data-view='list'] > * > & { left: 4px; bottom: 4px; width: 26px; height: 26px; }
  ${forcedColors} { forced-color-adjust: none; background: Canvas; color: HighlightText; box-shadow: inset 0 0 0 2px CanvasText; }

  background: var(--color-surface);
  color: var(--color-on-accent);
  box-shadow: inset 0 0 0 1.5px var(--color-line-strong), var(--shadow-low);
  ${edge}
  button:hover > * > & { box-shadow: inset 0 0 0 1.5px var(--color-ink), var(--shadow-low); }
  [aria-checked='true'] > * > & {
    background: var(--color-accent);
    box-shadow: 0 0 0 2px var(--color-surface);
    svg { opacity: 1; }
    ${forcedColors} { background: Highlight; }
  }
`;

/** Beside a card that is no tick yet, over its picture. */
export const Beside = styled.span`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: var(--picture-ratio);
  pointer-events: none;
  &[data-view='list'] { inset: 12px auto 12px var(--space-2); width: 72px; height: 54px; aspect-ratio: auto; }
  &[data-kind='collection'][data-view='list'] { left: 0; }
  /* A finger chooses after 'Selecteren'. */
  @media not ((hover: hover) and (pointer: fine)) { display: none; }
`;

/** Seen where the pointer or the focus is. */
export const Corner = styled.button`
  position: absolute;
  left: 10px;
  bottom: 10px;
  border-radius: 50%;
  pointer-events: auto;
  opacity: 0;
  transition: opacity var(--time-quick);
  > span { position: static; }
  :is([data-kind='segment'], [data-kind='category'])[data-view='grid'] > & { inset: 10px 10px auto auto; }
  [data-view='list'] > & { left: 4px; bottom: 4px; }
  :is(:hover, :focus-within) > * > & { opacity: 1; }
  &:hover > span { box-shadow: inset 0 0 0 1.5px var(--color-ink), var(--shadow-low); }
`;
