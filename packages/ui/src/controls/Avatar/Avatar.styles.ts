import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';

export const Round = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--avatar-size);
  height: var(--avatar-size);
  border-radius: 50%;
  overflow: hidden;
  font-size: calc(var(--avatar-size) * 0.35);
  font-weight: var(--weight-bold);
  letter-spacing: 0.01em;
  line-height: 1;
  user-select: none;
  img { width: 100%; height: 100%; object-fit: cover; }
  /* From five letters on they shrink, so that the circle cuts none of them off. */
  &[data-long] { font-size: calc(var(--avatar-size) * min(0.27, 1.08 / var(--avatar-letters))); }

  background: var(--color-accent);
  color: var(--color-on-accent);
  ${edge}
`;
