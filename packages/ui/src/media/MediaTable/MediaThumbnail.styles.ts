import styled from 'styled-components';

export const Thumbnail = styled.div`
  position: relative;
  width: 72px;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--color-sunken);
  > video { width: 100%; height: 100%; object-fit: cover; }
`;

export const FilmMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: auto;
  border-radius: 50%;
  background: var(--color-badge);
  color: var(--color-on-night);
  svg { width: 10px; height: 10px; margin-left: 1px; fill: currentcolor; }
`;

export const FilmMissing = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
  color: var(--color-line-strong);
  svg { width: 24px; height: 24px; stroke-width: 1.5; }
`;
