import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';

export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-6) var(--space-5);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-low);
  ${edge}
  ${from.sm} { grid-template-columns: auto minmax(0, 1fr); gap: var(--space-10); padding: var(--space-8); }
`;

export const Photo = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--space-4);
`;

export const Data = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);
  ${from.sm} { padding-top: var(--space-2); }
`;

export const Buttons = styled.div`
  display: flex;
  > button { flex: 1; }
  ${from.sm} { > button { flex: none; } }
`;
