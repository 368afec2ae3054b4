import styled from 'styled-components';

export const AvatarButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin-right: -3px; /* The picture, not its target, ends where the page does. */
  border-radius: 50%;
  transition: box-shadow var(--time-quick);

  &:hover, &[aria-expanded='true'] { box-shadow: inset 0 0 0 2px color-mix(in oklab, currentcolor, transparent 70%); }
`;
