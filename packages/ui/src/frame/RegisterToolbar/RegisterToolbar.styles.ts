import styled from 'styled-components';
import { from } from '../../theme/tokens.ts';

/** In a PageHeader: as wide as the page on a phone, where its place would be as narrow as its contents. */
export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: calc(100vw - 2 * var(--space-4));
  max-width: 100%;
  ${from.sm} { width: auto; }
  ${from.md} { gap: var(--space-3); }
`;

export const SearchPlace = styled.div`
  flex: 1;
  min-width: 0;
  ${from.sm} { flex: none; width: clamp(200px, 26vw, 300px); }
`;
