import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';

export const Frame = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: var(--picture-ratio);
  overflow: hidden;
  border-radius: inherit;
  background: var(--color-sunken);
  ${edge}

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: 0;
    transition: opacity var(--time-slow) var(--ease-out);
  }
  &[data-fit='contain'] img { object-fit: contain; }
  &[data-loaded] img { opacity: 1; }
`;

export const Missing = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--color-line-strong);
  svg { width: 28%; height: auto; max-width: 72px; stroke-width: 1.25; }
`;
