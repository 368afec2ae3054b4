import styled from 'styled-components';
import { forcedColors } from '../../theme/tokens.ts';

export const AvatarButton = styled.button`
  display: grid;
  place-items: center;
  position: relative;
  flex: none;
  width: 44px;
  height: 44px;
  margin-right: -3px; /* The picture, not its target, ends where the page does. */
  border-radius: 50%;

  &:hover, &[aria-expanded='true'] { box-shadow: inset 0 0 0 2px color-mix(in oklab, currentcolor, transparent 70%); }
`;

/** An error that nobody rested on. Its white edge sets it apart from any picture. */
export const Dot = styled.span`
  position: absolute;
  right: 1px;
  top: 1px;
  width: 13px;
  height: 13px;
  border: 2px solid var(--color-on-night);
  border-radius: 50%;
  background: var(--color-remove);
  ${forcedColors} { forced-color-adjust: none; background: Highlight; border-color: Canvas; }
`;
