import { FloatingOverlay } from '@floating-ui/react';
import styled from 'styled-components';
import { edge } from '../theme/edge.ts';

export const Backdrop = styled(FloatingOverlay)`
  z-index: 50;
  display: grid;
  place-items: center;
  padding: var(--space-4);
  background: var(--color-dim);
`;

export const Card = styled.div`
  display: grid;
  justify-items: center;
  width: min(420px, 100%);
  padding: var(--space-6);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  ${edge}
  [role='alert'] { padding: 0 0 var(--space-3); }
  button { min-height: var(--size-touch); }
`;
