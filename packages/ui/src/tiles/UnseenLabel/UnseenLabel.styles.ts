import styled from 'styled-components';
import { Badge } from '../../controls/VideoBadge/VideoBadge.styles.ts';

export const Label = styled(Badge)`
  svg { flex: none; width: 13px; height: 13px; fill: none; }
`;
