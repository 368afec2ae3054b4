import styled from 'styled-components';
import { Button } from '../../controls/Button/Button.tsx';
import { visuallyHidden } from '../../theme/shared.styles.ts';
import { breakpoints } from '../../theme/tokens.ts';

/** Its icon alone where a page has tools enough. */
export const Toggle = styled(Button)`
  @media (max-width: ${breakpoints.xl - 0.02}px) { padding: 0 11px; span { ${visuallyHidden} } }
`;
