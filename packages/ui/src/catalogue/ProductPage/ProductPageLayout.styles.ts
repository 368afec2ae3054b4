import styled from 'styled-components';
import { from } from '../../theme/tokens.ts';

export const Page = styled.div`
  display: grid;
  gap: var(--space-6);
  ${from.lg} { grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr); gap: var(--space-12); align-items: start; }
`;

export const Pictures = styled.div`min-width: 0;`;

export const Facts = styled.div`
  display: grid;
  gap: var(--space-5);
  align-content: start;
  min-width: 0;
`;

/** Vertical rhythm of the facts in the skeleton: the same steps as the page's. */
export const Stack = styled.div`
  display: grid;
  &[data-gap='s'] { gap: var(--space-2); }
  &[data-gap='m'] { gap: var(--space-5); }
  &[data-gap='l'] { gap: var(--space-6); }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
