import styled from 'styled-components';
import { besidePicture, from, onTouch } from '../../theme/tokens.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${besidePicture} { grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr); align-items: start; }
  ${from.lg} { gap: var(--space-12); }
  > * { min-width: 0; }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
`;

/** In the skeleton: the trail of categories above the name. */
export const HeadingPlace = styled.div`
  display: grid;
  gap: var(--space-1);
  > :first-child { margin-block: 6px; ${onTouch} { margin-block: 16px; } }
`;

/** In the skeleton: tags or buttons. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  --chip-height: 29px;
  ${onTouch} { --chip-height: 44px; }
`;

/** In the skeleton: a closed section, as high as `Disclosure`. */
export const FoldPlace = styled.div`
  display: flex;
  align-items: center;
  height: 55px;
  border-top: 1px solid var(--color-line);
`;
