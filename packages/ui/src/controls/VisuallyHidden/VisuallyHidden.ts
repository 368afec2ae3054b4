import styled from 'styled-components';
import { visuallyHidden } from '../../theme/shared.styles.ts';

/** Text for assistive technology alone: it takes no room and cannot be seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
  margin: -1px;
`;
