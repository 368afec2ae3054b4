import styled from 'styled-components';

export const Qr = styled.img`
  width: 208px;
  height: 208px;
  margin-bottom: var(--space-5);
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-low);
  image-rendering: pixelated;
`;

export const BackSlot = styled.div`
  margin-top: var(--space-3);
  text-align: center;
  button { box-shadow: none; }
`;
