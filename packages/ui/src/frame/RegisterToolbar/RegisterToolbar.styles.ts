import styled from 'styled-components';
import { from } from '../../theme/tokens.ts';

/** On a phone its parts stand in the PageHeader itself: the buttons beside the title, the search box beneath it. */
export const Tools = styled.div`
  display: contents;
  ${from.sm} { display: flex; align-items: center; gap: var(--space-2); }
  ${from.md} { gap: var(--space-3); }
`;

export const SearchPlace = styled.div`
  flex: 1 0 220px;
  min-width: 0;
  ${from.sm} { flex: none; width: clamp(200px, 26vw, 300px); }
`;
