import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';

export const Fields = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  display: grid;
  align-content: start;
  gap: var(--space-5);
  padding: var(--space-2) var(--edge) var(--space-4);
`;

export const Intro = styled.p`
  font-weight: var(--weight-medium);
`;

export const Field = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: var(--space-2); padding: 0; font-size: var(--text-s); font-weight: var(--weight-medium); }
  > p { margin-bottom: var(--space-2); font-size: var(--text-s); color: var(--color-ink-2); }
`;

export const Choices = styled.div`
  display: grid;
  gap: var(--space-2);
  ${from.sm} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

/** The whole of it can be pressed, and shows what its radio button is. */
export const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-height: var(--size-touch);
  padding: var(--space-3);
  border-radius: var(--radius-s);
  cursor: pointer;
  ${edge}
  input { flex: none; width: 20px; height: 20px; margin: 0; outline: none; accent-color: var(--color-accent); }
  > span { display: grid; align-content: start; gap: var(--space-1); min-width: 0; }
  > span > span { white-space: pre-line; overflow-wrap: anywhere; }
  strong { font-size: var(--text-s); font-weight: var(--weight-medium); color: var(--color-ink-2); }

  background: var(--color-sunken);
  &[data-chosen] { background: var(--color-accent-soft); box-shadow: inset 0 0 0 2px var(--color-accent); }
  &:has(:focus-visible) { outline: 2px solid var(--color-accent); outline-offset: 2px; }
`;
