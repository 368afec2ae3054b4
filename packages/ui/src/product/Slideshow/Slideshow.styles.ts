import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';
import { from } from '../../theme/tokens.ts';
import { videoPlace, roundButton, Screen, SidePlace } from '../FullScreen/FullScreen.styles.ts';

/** Bar, then picture; the arrows lie over its sides on a phone and beside it from md. */
export const Layout = styled(Screen)`
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  :focus-visible { outline-color: var(--color-on-night); }
`;

export const TopBar = styled.div`
  ${roundButton}
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-3);
  ${from.md} { padding: var(--space-3) var(--space-4); }
`;

export const Counter = styled.p`
  padding-inline: var(--space-3);
  color: var(--color-on-night-2);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
`;

export const Stage = styled.div`
  --drag: 0px;
  grid-area: 2 / 1;
  min-height: 0;
  padding: 0 0 var(--space-4);
  overflow: clip;
  touch-action: pan-y pinch-zoom;
  user-select: none;
  ${from.md} { padding: 0 80px var(--space-8); }
`;

export const SlideFrame = styled.div`
  ${videoPlace}
  height: 100%;
  translate: var(--drag) 0;
  transition: translate var(--time-move) var(--ease-out);
  animation: ${animations.slide} var(--time-move) var(--ease-out);
  --from: 0px;
  &[data-from='1'] { --from: 48px; }
  &[data-from='-1'] { --from: -48px; }
  [data-dragging] > & { transition: none; }

  img { width: 100%; height: 100%; object-fit: contain; }
`;

export const Side = styled(SidePlace)`
  button { background: var(--color-badge); color: var(--color-on-night); }
  ${from.md} { button { background: transparent; } button:hover { background: var(--color-night-2); } }
`;
