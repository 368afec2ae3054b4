import styled from 'styled-components';
import { from } from '../../theme/tokens.ts';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-4);
`;

/** What is done to all of them. */
export const All = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 0 var(--space-4) var(--space-3);
`;

export const Summary = styled.p`
  min-width: 0;
  font-weight: var(--weight-medium);
  &[data-failed] { color: var(--color-remove); }
`;

export const Toggle = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--size-touch);
  height: var(--size-touch);
  border-radius: var(--radius-s);
  svg { width: 18px; height: 18px; transition: rotate var(--time-quick); }
  &[aria-expanded='false'] svg { rotate: 180deg; }
  &:hover { background: var(--color-sunken); }
  &:focus-visible { outline-offset: -2px; }
`;

export const List = styled.ul`
  max-height: min(46vh, 420px);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 1px solid var(--color-line);
`;

export const Row = styled.li`
  padding: var(--space-3) var(--space-4);
  & + & { border-top: 1px solid var(--color-line); }
`;

export const Said = styled.p`
  margin-top: var(--space-1);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  color: var(--color-ink-2);
  &[data-status='failed'] { color: var(--color-remove); }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  margin-top: var(--space-2);
  /* On a phone two fill their row, and are as wide as each other where each has its own. */
  > :not(:only-child) { flex-grow: 1; ${from.sm} { flex-grow: 0; } }
`;
