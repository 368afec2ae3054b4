import styled from 'styled-components';
import { edge } from '../theme/edge.ts';

export const Card = styled.dialog`
  &[open] { display: grid; justify-items: center; }
  inset: 0;
  margin: auto;
  width: min(420px, calc(100% - 2 * var(--space-4)));
  padding: var(--space-6);
  border: 0;
  border-radius: var(--radius-l);
  overscroll-behavior: contain;
  [role='alert'] { padding: 0 0 var(--space-3); }
  button { min-height: var(--size-touch); }

  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-raised);
  ${edge}
  &::backdrop { background: var(--color-dim); }
`;
