import styled from 'styled-components';
import { from } from '../../theme/tokens.ts';
import { PRODUCT_PICTURE } from '../../tiles/ProductCard/pictureTransition.ts';

export const Gallery = styled.div`
  display: grid;
  gap: var(--space-2);
  /* Above the words, it leaves them room before the fold. */
  width: min(100%, max(40dvh, 220px) * 4 / 3);
  margin-inline: auto;
  ${from.lg} { width: 100%; }
  ${from.sm} { gap: var(--space-3); }
`;

export const HeroPlace = styled.div`
  border-radius: var(--radius-m);
  view-transition-name: ${PRODUCT_PICTURE};
  ${from.sm} { border-radius: var(--radius-l); }
`;

export const ThumbnailGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);
  ${from.sm} { gap: var(--space-3); }
`;

export const Thumbnail = styled.button`
  position: relative;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-s);
  background: var(--color-sunken);
  transition: opacity var(--time-quick);

  &[aria-selected='true'] { outline: 2px solid var(--color-ink); outline-offset: 2px; }
  &:focus-visible { outline: 3px solid var(--color-accent); outline-offset: 2px; }
  &:hover:not([aria-selected='true']) { opacity: 0.82; }

  video { width: 100%; height: 100%; object-fit: cover; border-radius: inherit; pointer-events: none; }
`;

export const PlayMark = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: var(--color-badge);
  color: var(--color-on-night);
  svg { width: 16px; height: 16px; fill: currentcolor; translate: 1px 0; }
`;
