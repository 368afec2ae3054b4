import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { clamp, visuallyHidden } from '../../theme/shared.styles.ts';
import { below, from } from '../../theme/tokens.ts';
import { videoPlace, Screen, SidePlace } from '../FullScreen/FullScreen.styles.ts';

/** A phone on its side: the picture has its whole height, and the rest stands beside it. */
const low = '@media (min-width: 560px) and (max-height: 560px)';

/** A phone upright: the picture is as wide as the screen, and there is room beneath it. */
const standing = `@media ${below.md} and (min-height: 561px)`;

/** Bar, picture, small pictures, words. The arrows lie over the sides of the picture on a phone and beside it from md. */
export const Layout = styled(Screen)`
  grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr);
  ${low} { grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr) 240px; }
  overflow: clip;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
`;

export const TopBar = styled.div`
  grid-row: 1;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  ${from.md} { padding: var(--space-3) var(--space-6); }
  ${low} { grid-column: 2; padding-inline: var(--space-2); }
  > :first-child { margin-inline-end: auto; }
  button { min-height: var(--size-touch); }
  button:has(> svg:only-child) { width: var(--size-touch); }
  /* Its icon alone on a phone. */
  @media ${below.sm}, (max-height: 560px) { button[data-variant] { padding: 0 13px; > span { ${visuallyHidden} } } }
`;

export const Counter = styled.p`
  padding-inline: var(--space-2);
  color: var(--color-ink-2);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
`;

export const Stage = styled.div`
  --drag: 0px;
  position: relative;
  grid-row: 2;
  ${low} { grid-area: 1 / 1 / -1; }
  overflow: clip;
  /* Nothing scrolls here: a fling would swallow the tap that follows a swipe. */
  touch-action: pinch-zoom;
  &[data-turns] { cursor: pointer; }
`;

/** Stands before, in, or after the stage; a step moves it on. */
export const FramePlace = styled.div`
  ${videoPlace}
  position: absolute;
  inset: 0;
  padding-inline: var(--space-3);
  translate: calc(var(--at) * 100% + var(--drag)) 0;
  transition: translate var(--time-slow) var(--ease-out), visibility 0s;
  [data-dragging] > & { transition: none; }
  /* Gone from sight once it has moved away, and back before it moves in. */
  &[data-beside] { visibility: hidden; transition-delay: 0s, var(--time-slow); }
  [data-dragging] > & { visibility: visible; }
  ${from.md} { padding-inline: 96px; }
  ${low} { padding: var(--space-3); }

  > [data-fit] { height: 100%; aspect-ratio: auto; background: none; outline: none; }
`;

export const Side = styled(SidePlace)`
  button { background: var(--color-surface); box-shadow: var(--shadow-low); ${edge} }
  ${from.md} {
    --edge: var(--space-5);
    button { width: 56px; height: 56px; }
  }
  ${low} { --edge: var(--space-1); grid-row: 1 / -1; }
`;

/** The gallery in small: one row, that goes sideways where it is long. It cuts off what lies outside it: the ring's 4 px lie inside. */
export const Strip = styled.div`
  grid-row: 3;
  ${low} { grid-area: 2 / 2; }
  margin-bottom: -4px;
  padding: var(--space-2) var(--space-3) 0;
  overflow-x: auto;
  > * { display: flex; gap: var(--space-3); width: max-content; margin: 0 auto; padding: 4px; > * { flex: none; width: 88px; } }
`;

/** As high for a short name as for a long one, as far as that goes: the picture stands still. */
export const Words = styled.div`
  grid-row: 4;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 88px;
  padding: var(--space-3) var(--space-5);
  ${standing} { flex-direction: column; align-items: start; min-height: 188px; }
  ${from.md} { min-height: 104px; padding: var(--space-4) var(--space-8) var(--space-5); }
  ${low} { grid-area: 3 / 2; flex-direction: column; align-items: start; justify-content: end; padding: var(--space-4); }
  > div { min-width: 0; max-width: 100%; }
  > button { flex: none; min-height: var(--size-touch); }
`;

/** Whole, but on a phone on its side, where nothing else gives way. */
export const Name = styled.h2`
  overflow-wrap: anywhere;
  hyphens: auto;
  font-size: var(--text-l);
  ${from.md} { font-size: var(--text-2xl); }
  ${low} { ${clamp(3)} font-size: var(--text-xl); }
`;

/** One beneath the other on a phone, standing or lying. */
export const Facts = styled.p`
  margin-top: var(--space-1);
  color: var(--color-ink-2);
  overflow-wrap: anywhere;
  @media ${below.md}, (max-height: 560px) { > span { display: block; } }
  ${low} { > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } }
  ${from.md} and (min-height: 561px) { > span + span::before { content: '·'; margin-inline: var(--space-2); } }
`;
