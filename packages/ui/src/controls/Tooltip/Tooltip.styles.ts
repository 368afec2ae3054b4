import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';

export const Bubble = styled.div`
  inset: 0 auto auto 0;
  width: max-content;
  max-width: 280px;
  padding: 6px 10px;
  border: 0;
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  box-shadow: var(--shadow-mid);
  pointer-events: none;

  background: var(--color-night);
  color: var(--color-on-night);
  ${edge}
  &[data-tone='error'] { background: var(--color-remove); }
`;
