import { Modal, ModalOverlay } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { gutter } from '../../overlays/gutter.ts';
import { animations } from '../../theme/animations.ts';

export const Ground = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--color-paper);
  animation: ${animations.appear} var(--time-move) ease-out;
  &[data-tone='night'] { background: var(--color-night); color: var(--color-on-night); color-scheme: dark; }
  ${gutter("[data-tone='night']", 'var(--color-night)')}
`;

export const Whole = styled(Modal)`
  height: 100%;
  > [role] { height: 100%; outline: none; }
`;

/** Within what the device keeps for itself; the rows are up to who fills it. */
export const Screen = styled.div`
  position: relative;
  display: grid;
  height: 100%;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  overscroll-behavior: contain;
  outline: none;
`;

export const roundButton = css`
  button { width: 48px; height: 48px; border-radius: 50%; svg { width: 24px; height: 24px; } }
`;

/** The place of an arrow, half-way up the picture: at the start, or at the end. */
export const SidePlace = styled.div`
  --edge: var(--space-3);
  ${roundButton}
  position: absolute;
  grid-area: 2 / 1 / 3 / 2;
  top: 50%;
  translate: 0 -50%;
  &[data-side='start'] { left: var(--edge); }
  &[data-side='end'] { right: var(--edge); }
`;

/** In the middle of what holds it. */
export const videoPlace = css`
  container-type: size;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
`;

/** As large as fits in its `videoPlace`, in its own shape: its controls lie on its edge. Until that is known it has the gallery's. */
export const VideoElement = styled.video`
  width: min(100cqw, 100cqh * var(--shape, 4 / 3));
  aspect-ratio: var(--shape, 4 / 3);
`;

/** In the place of what cannot be shown. */
export const Missing = styled.p`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  color: var(--color-on-night-2);
  outline: none;
  svg { width: 56px; height: 56px; stroke-width: 1.25; }
`;
