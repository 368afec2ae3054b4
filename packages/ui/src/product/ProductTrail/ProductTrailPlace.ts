import styled from 'styled-components';
import { onTouch } from '../../theme/tokens.ts';

/** The line of the trail, until it is there and whatever stands on it: the page below does not move. */
export const ProductTrailPlace = styled.div`
  min-height: var(--size-control);
  ${onTouch} { min-height: var(--size-touch); }
  margin: calc(-1 * var(--space-2)) 0 var(--space-3) -4px;
`;
