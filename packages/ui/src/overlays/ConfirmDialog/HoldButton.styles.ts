import styled from 'styled-components';
import { HOLD_MS } from '../../constants.ts';
import { buttonLook } from '../../controls/Button/Button.styles.ts';
import { QUIET_MS } from '../../gestures/hold.ts';
import { forcedColors } from '../../theme/tokens.ts';

export const HoldElement = styled.button`
  ${buttonLook}
  position: relative;
  overflow: hidden;
  touch-action: none;
  -webkit-touch-callout: none;
  > * { position: relative; }

  /* Fills from the left while pressed; empties at once when let go. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    transform: scaleX(0);
    transform-origin: 0 50%;
    transition: transform var(--time-quick) ease-out;
    background: color-mix(in oklab, var(--color-remove), black 45%);
  }
  &[data-hold]::before { transform: none; transition: transform ${HOLD_MS - QUIET_MS}ms linear; }
  /* A line beneath the words: over them it could hide them. */
  ${forcedColors} { &::before { forced-color-adjust: none; inset: auto 0 0; height: 6px; background: Highlight; } }
`;

export const Hint = styled.output`
  display: block;
  flex-basis: 100%;
  order: 1;
  text-align: end;
  font-size: var(--text-s);
  color: var(--color-ink-2);
`;
