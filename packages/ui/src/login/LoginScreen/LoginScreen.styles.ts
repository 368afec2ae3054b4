import styled from 'styled-components';
import { from } from '../../theme/tokens.ts';

export const Screen = styled.div`
  display: grid;
  min-height: 100dvh;
  background: var(--color-paper);
  ${from.md} { grid-template-columns: minmax(0, 1.1fr) minmax(440px, 1fr); }
`;

export const Wall = styled.div`
  display: none;
  ${from.md} { display: block; }
  position: sticky;
  top: 0;
  height: 100dvh;
  overflow: clip;
  contain: strict;
  background: var(--color-sunken);
  img { position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; transform: rotate(-7deg) scale(1.25); }
`;

export const Column = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 380px);
  place-content: center;
  gap: 36px;
  padding: var(--space-8) var(--space-5);
`;
