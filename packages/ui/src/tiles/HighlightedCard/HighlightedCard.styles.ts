import { Dialog, ModalOverlay } from 'react-aria-components';
import styled from 'styled-components';
import { gutter } from '../../overlays/gutter.ts';
import { animations } from '../../theme/animations.ts';
import { clamp } from '../../theme/shared.styles.ts';
import { LIFTED_MARGIN, LIFTED_PADDING, LIFTED_WIDTH } from './useLiftedPlace.ts';
import { edge } from '../../theme/edge.ts';
import { lessMotion } from '../../theme/motion.ts';
import { forcedColors } from '../../theme/tokens.ts';

export const Dim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  overflow: auto;
  z-index: 50;
  cursor: default;
  overscroll-behavior: contain;
  animation: ${animations.appear} var(--time-move) var(--ease-out);
  &[data-closing] { pointer-events: none; animation: ${animations.fade} var(--time-move) var(--ease-out) forwards; }

  background: var(--color-dim);
  ${gutter(':not([data-closing])')}
`;

export const Panel = styled(Dialog)`
  position: absolute;
  display: flex;
  flex-direction: column;
  /* In a low window the picture is cut: the name and the picker are in sight. */
  max-height: calc(100dvh - ${2 * LIFTED_MARGIN}px);
  width: ${LIFTED_WIDTH}px;
  padding: ${LIFTED_PADDING}px;
  margin-bottom: ${LIFTED_MARGIN}px;
  border-radius: var(--radius-l);
  transform-origin: 0 0;
  transition-property: none;
  animation: ${animations.lift} var(--time-move) var(--ease-out);
  [data-closing] & { animation: ${animations.settle} var(--time-move) var(--ease-out) forwards; }
  /* It takes the focus only to be read out. */
  &:focus { outline: 1px solid var(--color-edge); }
  /* The same card in the same place: nothing moves. */
  ${lessMotion('animation-name: none;')}
  ${lessMotion('animation-name: none;', '[data-closing] &')}

  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  ${edge}
`;

export const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 48px;
  > * { min-height: 0; }
  border-radius: var(--radius-m);
`;

export const Text = styled.div`flex: none; padding: 12px var(--space-1) 0;`;

export const Name = styled.p`
  ${clamp(3)}
  font-size: var(--text-l);
  font-weight: var(--weight-bold);
  letter-spacing: -0.01em;
  line-height: 1.3;
`;

export const Customer = styled.p`
  ${clamp(2)}
  margin-top: 2px;
  color: var(--color-ink-2);
`;

export const PickerPlace = styled.div`
  flex: none;
  margin-top: var(--space-4);
  animation: ${animations.appear} var(--time-move) 80ms var(--ease-out) backwards;
`;

export const More = styled.div`
  flex: none;
  margin-top: var(--space-2);
  button { min-height: var(--size-touch); }
`;

export const Close = styled.button`
  position: absolute;
  right: 20px;
  top: 20px;
  display: grid;
  place-items: center;
  width: var(--size-touch);
  height: var(--size-touch);
  border-radius: 50%;
  animation: ${animations.appear} var(--time-move) 80ms var(--ease-out) backwards;
  svg { width: 20px; height: 20px; }
  &:focus-visible { outline-color: var(--color-on-night); outline-offset: -4px; }

  color: var(--color-on-night);
  background: var(--color-badge);
  &:hover { background: var(--color-night); }
  /* It lies on the picture. */
  ${forcedColors} { border: 1px solid ButtonText; }
`;
