import styled from 'styled-components';
import { Button } from '../../controls/Button/Button.tsx';
import { visuallyHidden } from '../../theme/shared.styles.ts';
import { below } from '../../theme/tokens.ts';

/** Its icon alone where a page has tools enough. */
export const Toggle = styled(Button)`
  @media ${below.xl} { padding: 0 11px; span { ${visuallyHidden} } }
`;
