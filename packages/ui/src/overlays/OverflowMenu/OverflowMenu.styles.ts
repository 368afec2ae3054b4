import styled from 'styled-components';
import { from } from '../../theme/tokens.ts';

/** Buttons of their own where there is room for them. */
export const Unfolded = styled.span`
  display: none;
  ${from.lg} { display: contents; }
`;

/** The three dots where there is none. */
export const Folded = styled.span`
  display: contents;
  ${from.lg} { display: none; }
`;
