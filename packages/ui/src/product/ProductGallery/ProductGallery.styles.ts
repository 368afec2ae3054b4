import styled, { css } from 'styled-components';
import { besidePicture, from } from '../../theme/tokens.ts';

export const Gallery = styled.div`
  display: grid;
  gap: var(--space-2);
  /* Above the words, it leaves them room before the fold. */
  width: min(100%, max(52dvh, 220px) * 4 / 3);
  ${besidePicture} { width: 100%; }
  ${from.sm} { gap: var(--space-3); }
  /* On one sheet with its facts. */
  @media print { width: min(100%, 110mm); }
`;

export const HeroPlace = styled.div`
  border-radius: var(--radius-m);
  ${from.sm} { border-radius: var(--radius-l); }
`;

export const HeroFrame = styled.div`
  --drag: 0px;
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: inherit;
  touch-action: pan-y pinch-zoom;
  user-select: none;
`;

export const HeroPicture = styled.div`
  height: 100%;
  border-radius: inherit;
  translate: calc(var(--drag) * 0.5) 0;
  transition: translate var(--time-move) var(--ease-out);
  [data-dragging] > & { transition: none; }
  video { width: 100%; height: 100%; object-fit: contain; color-scheme: dark; background: var(--color-night); border-radius: inherit; }
`;

const pill = css`
  display: flex;
  align-items: center;
  gap: 0;
  height: var(--size-touch);
  padding: 0 13px;
  border-radius: var(--radius-round);
  font-size: var(--text-s);
  font-weight: var(--weight-bold);
  background: var(--color-badge);
  color: var(--color-on-night);
  svg { width: 18px; height: 18px; flex: none; }
`;

/** Unfolds beside its icon for a mouse or a keyboard; a finger meets the icon alone. */
export const OpenLabel = styled.span`
  max-width: 0;
  overflow: hidden;
  white-space: nowrap;
  opacity: 0;
  transition: max-width var(--time-move) var(--ease-out), margin var(--time-move) var(--ease-out), opacity var(--time-quick);
  button:focus-visible & { max-width: 140px; margin-inline-start: var(--space-2); opacity: 1; }
  @media (hover: hover) { button:hover & { max-width: 140px; margin-inline-start: var(--space-2); opacity: 1; } }
`;

/** Over the whole picture; in a corner of a film, which has controls of its own. */
export const OpenButton = styled.button`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  cursor: zoom-in;
  touch-action: inherit;
  &:focus-visible { outline-offset: -4px; outline-width: 3px; }
  > span { ${pill} position: absolute; right: var(--space-4); bottom: var(--space-4); }
  &[data-film] {
    inset: var(--space-4) var(--space-4) auto auto;
    border-radius: var(--radius-round);
    cursor: pointer;
    > span { position: static; }
    &:focus-visible { outline-offset: 2px; }
  }
`;

export const ThumbnailGrid = styled.div`
  --gap: var(--space-2);
  display: grid;
  /* A part of the fifth says that there are more; as large where there are fewer, or nobody knows yet. */
  grid: auto / auto-flow calc((100% - 4 * var(--gap)) / 4.4);
  gap: var(--gap);
  /* Above the words they are small, and stay one row, for the same reason. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  ${from.sm} {
    --gap: var(--space-3);
    grid-auto-columns: calc((100% - 6 * var(--gap)) / 6.4);
  }
  ${besidePicture} { grid: auto-flow / repeat(4, minmax(0, 1fr)); overflow: visible; }
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
`;
