import styled from 'styled-components';
import { from } from '../../theme/tokens.ts';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(max-content, 34%) minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  ${from.sm} { grid-template-columns: 150px minmax(0, 1fr); column-gap: 0; }

  dt { color: var(--color-ink-2); }
  dd { font-weight: var(--weight-medium); overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;
