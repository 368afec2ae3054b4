import styled from 'styled-components';
import { onTouch } from '../../theme/tokens.ts';

export const PickerBox = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

export const OutwardLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 6px;
  min-height: 24px;
  font-size: var(--text-s);
  text-decoration: underline;
  text-underline-offset: 0.15em;
  svg { width: 14px; height: 14px; }
  ${onTouch} { min-height: var(--size-touch); }
  color: var(--color-accent);
`;
