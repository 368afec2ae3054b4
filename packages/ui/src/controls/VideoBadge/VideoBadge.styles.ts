import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';

export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: var(--space-1) 10px;
  border-radius: var(--radius-round);
  font-size: var(--text-xs);
  font-weight: var(--weight-medium);
  line-height: 18px;
  svg { width: 10px; height: 10px; fill: currentcolor; }

  background: var(--color-badge);
  color: var(--color-on-night);
  ${edge}
`;
