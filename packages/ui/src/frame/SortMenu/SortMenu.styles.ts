import styled from 'styled-components';
import { visuallyHidden } from '../../theme/shared.styles.ts';
import { below } from '../../theme/tokens.ts';

/** On a phone the icon alone is seen: beside it stand the other tools, and not below each other. */
export const Words = styled.span`
  @media ${below.sm} {
    ${visuallyHidden}
  }
`;
