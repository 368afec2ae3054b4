import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';

/** Over the page, and in nobody's way: what hangs above it is told to the page itself. */
export const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-items: center;
  padding: var(--space-6);
  pointer-events: none;
  background: var(--color-dim);
`;

export const Invitation = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-7);
  border-radius: var(--radius-l);
  font-weight: var(--weight-medium);
  background: var(--color-surface);
  color: var(--color-accent);
  ${edge}
`;
