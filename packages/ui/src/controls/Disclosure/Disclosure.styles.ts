import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';

export const Section = styled.section`
  border-top: 1px solid var(--color-line);
`;

export const Heading = styled.h2`
  font-size: var(--text-m);
  letter-spacing: -0.005em;
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  width: 100%;
  min-height: 54px;
  text-align: start;
  font-weight: var(--weight-bold);
  border-radius: var(--radius-s);
  svg { flex: none; width: 16px; height: 16px; color: var(--color-ink-2); }
  &:hover svg { color: var(--color-ink); }
  /* A plus without its upright is a minus. */
  &[aria-expanded='true'] path + path { display: none; }
`;

export const Body = styled.div`
  padding-bottom: var(--space-5);
  animation: ${animations.unfold} var(--time-move) var(--ease-out);
`;
