import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';

export const Qr = styled.img`
  width: 208px;
  height: 208px;
  margin-bottom: var(--space-5);
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-low);
  ${edge}
  image-rendering: pixelated;
`;

export const Back = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  gap: 6px;
  min-height: 44px;
  margin-top: var(--space-3);
  padding: 0 var(--space-3) 0 var(--space-2);
  border-radius: var(--radius-s);
  font-weight: var(--weight-medium);
  svg { width: 18px; height: 18px; }

  color: var(--color-ink-2);
  &:hover { color: var(--color-ink); background: var(--color-sunken); }
`;
