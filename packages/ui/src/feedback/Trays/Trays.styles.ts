import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';
import { CORNER_WIDTH } from '../Toasts/Toasts.styles.ts';

/** Over the page, above the bar of what is chosen. On a phone along the whole bottom; the page keeps its room free. */
export const Stack = styled.div`
  position: fixed;
  inset: auto 0 var(--bar-room, 0);
  z-index: 40;
  display: flex;
  flex-direction: column;
  /* The header stays free. */
  max-height: calc(100dvh - var(--size-header) - var(--bar-room, 0px) - var(--space-4));
  pointer-events: none;
  ${from.sm} {
    inset: auto calc(var(--space-7) + env(safe-area-inset-right)) calc(var(--space-4) + var(--bar-room, env(safe-area-inset-bottom))) auto;
    gap: var(--space-2);
    width: ${CORNER_WIDTH};
  }
`;

/** One of them. Where there is no room for all, each can be scrolled. */
export const Tray = styled.section`
  flex: 0 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  pointer-events: auto;
  border-top: 1px solid var(--color-line);
  &:last-child { padding-bottom: env(safe-area-inset-bottom); }
  ${from.sm} {
    border: 0;
    border-radius: var(--radius-m);
    &:last-child { padding-bottom: 0; }
  }

  background: var(--color-surface);
  box-shadow: var(--shadow-mid);
  ${edge}
`;
