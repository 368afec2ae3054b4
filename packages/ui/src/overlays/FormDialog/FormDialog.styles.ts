import { Modal, ModalOverlay } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';

// Neither fades the panel: on a slow tablet the first frames of a fade are late, and the dialog with them.
const dim = keyframes`from { background-color: transparent; }`;
const arrive = keyframes`from { transform: translateY(8px) scale(0.98); }`;

/** As high as what the software keyboard leaves free. */
export const Dim = styled(ModalOverlay)`
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  height: var(--visual-viewport-height, 100dvh);
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  padding: var(--space-2);
  background: var(--color-dim);
  animation: ${dim} var(--time-move) ease-out;
  ${from.sm} { padding: var(--space-6); }
`;

export const Panel = styled(Modal)`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  width: min(520px, 100%);
  max-height: 100%;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  ${edge}
  animation: ${arrive} var(--time-move) var(--ease-out);
  &[data-size='wide'] { width: min(760px, 100%); }

  [role='dialog'] { display: grid; grid-template-rows: minmax(0, 1fr); min-height: 0; outline: none; }
`;

export const Sheet = styled.form`
  --edge: var(--space-5);
  ${from.sm} { --edge: var(--space-7); }
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Head = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-4) calc(var(--edge) - 10px) var(--space-3) var(--edge);
  ${from.sm} { padding-top: var(--space-5); }
  h2 { flex: 1; min-width: 0; font-size: var(--text-xl); overflow-wrap: anywhere; }
`;

/** The padding leaves room for the ring of a focused field. */
export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding-block: var(--space-8);
  display: grid;
  align-content: start;
  gap: 2px;
  padding: var(--space-2) var(--edge) var(--space-3);
  transition: opacity var(--time-quick);
  &[inert] { opacity: 0.4; }
  &[hidden] { display: none; }
`;

export const Failure = styled.div`
  flex: none;
  &:empty { display: none; }
  max-height: 25%;
  overflow-y: auto;
  margin: 0 var(--edge) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  overflow-wrap: anywhere;

  background: var(--color-remove-soft);
  color: var(--color-remove);
  ${edge}
`;

export const Foot = styled.footer`
  flex: none;
  padding: var(--space-3) var(--edge) var(--space-5);
  border-top: 1px solid var(--color-line);
  &[data-asking] { background: var(--color-sunken); [data-variant='quiet']:not(:hover) { background: var(--color-surface); } }
`;

export const Question = styled.p`
  margin-bottom: var(--space-3);
  font-weight: var(--weight-medium);
`;

export const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: var(--space-2);
  > button { flex: 1 1 auto; min-width: 96px; min-height: var(--size-touch); }
  ${from.sm} { > button { flex: none; } }
`;
