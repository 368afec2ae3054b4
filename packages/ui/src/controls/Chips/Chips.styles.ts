import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { onTouch } from '../../theme/tokens.ts';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  li { max-width: 100%; }
`;

export const Chip = styled.span`
  display: block;
  padding: 5px 12px;
  border-radius: var(--radius-round);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
  background: var(--color-sunken);
  ${edge}

  &[href] {
    &:hover { background: var(--color-line); }
    ${onTouch} { display: flex; align-items: center; min-height: var(--size-touch); padding: 5px 16px; }
  }
`;
