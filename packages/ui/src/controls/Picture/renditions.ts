/** Widths in px in which a server that announces `renditions` offers each picture that it keeps. */
const WIDTHS = [320, 640, 1280];

/** Where such a server keeps pictures. */
const KEPT = /^\/api\/media\/[^?#]+$/;

/** How wide the picture of a tile is, for `sizes`: two to a row on a phone, three to five elsewhere. */
export const TILE_SIZES = '(min-width: 640px) 300px, 50vw';

/** The `srcset` of a picture; undefined for one that has no renditions. */
export const renditionsOf = (path: string): string | undefined =>
  KEPT.test(path) ? WIDTHS.map(width => `${path}?w=${width} ${width}w`).join(', ') : undefined;
