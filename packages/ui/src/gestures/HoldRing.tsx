import styled from 'styled-components';
import { animations } from '../theme/animations.ts';
import { HOLD_MS } from '../constants.ts';
import { forcedColors } from '../theme/tokens.ts';
import { QUIET_MS } from './hold.ts';

const Ring = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
  animation: ${animations.appear} 60ms;

  rect {
    x: 4px;
    y: 4px;
    width: calc(100% - 8px);
    height: calc(100% - 8px);
    rx: 7px;
    fill: none;
    stroke-linecap: round;
  }
  /* Petrol on a white track: seen on every picture. */
  [data-seam] { stroke: var(--color-surface); stroke-width: 7px; opacity: 0.85; }
  [data-line] {
    stroke: var(--color-accent);
    stroke-width: 4px;
    stroke-dasharray: 1;
    animation: ${animations.draw} ${HOLD_MS - QUIET_MS}ms linear;
  }
  ${forcedColors} { [data-seam] { stroke: Canvas; opacity: 1; } [data-line] { stroke: Highlight; } }
`;

/** A line around the picture that fills while the card is pressed: the gesture shows itself, and can be let go. */
export const HoldRing = () => (
  <Ring aria-hidden focusable="false">
    <rect data-seam="" />
    <rect data-line="" pathLength={1} />
  </Ring>
);
