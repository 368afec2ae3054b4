import { Modal, ModalOverlay } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';

const dim = keyframes`from { opacity: 0.01; }`;
const arrive = keyframes`from { opacity: 0.01; transform: translateY(8px) scale(0.98); }`;

export const Dim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 50;
  display: grid;
  place-items: center;
  padding: var(--space-4);
  overflow-y: auto;
  background: var(--color-dim);
  animation: ${dim} var(--time-move) ease-out;
`;

export const Panel = styled(Modal)`
  width: min(440px, 100%);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  ${edge}
  animation: ${arrive} var(--time-move) var(--ease-out);

  [role='alertdialog'] { outline: none; }
  h2 { font-size: var(--text-xl); }
`;

export const Form = styled.form`
  padding: var(--space-6);
  ${from.sm} { padding: var(--space-7); }
`;

export const Text = styled.div`
  margin-top: var(--space-3);
  color: var(--color-ink-2);
  overflow-wrap: anywhere;
`;

export const Label = styled.label`
  display: block;
  margin-top: var(--space-5);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
`;

export const TypeInput = styled.input`
  width: 100%;
  height: var(--size-touch);
  margin-top: 6px;
  padding: 0 12px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  background: var(--color-surface);
  &:focus-visible { outline-offset: -1px; border-color: var(--color-accent); }
`;

export const ErrorText = styled.p`
  margin-top: var(--space-3);
  overflow-wrap: anywhere;
  color: var(--color-remove);
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  margin-top: var(--space-7);
  > button { min-width: 96px; min-height: var(--size-touch); }
`;
