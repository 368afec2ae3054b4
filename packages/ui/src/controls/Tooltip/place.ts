/** A side of an element. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

interface Size {
  width: number;
  height: number;
}

/** px between a bubble and its element, and at least to the edge of the window. */
const GAP = 8;

/**
 * Where a bubble stands beside its element, in px of the window: on the other side where this one has no room, and
 * never past an edge.
 */
export const place = (anchor: Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>, bubble: Size, side: Side, view: Size): { left: number; top: number } => {
  const isUpright = side === 'top' || side === 'bottom';
  const [start, end, size, room] = isUpright
    ? [anchor.top, anchor.bottom, bubble.height, view.height]
    : [anchor.left, anchor.right, bubble.width, view.width];
  const before = start - GAP - size;
  const after = end + GAP;
  const fitsBefore = before >= 0;
  const fitsAfter = after + size <= room;
  const isBefore = side === 'top' || side === 'left' ? fitsBefore || !fitsAfter : fitsBefore && !fitsAfter;
  const away = isBefore ? before : after;

  const centre = isUpright ? (anchor.left + anchor.right - bubble.width) / 2 : (anchor.top + anchor.bottom - bubble.height) / 2;
  const furthest = (isUpright ? view.width - bubble.width : view.height - bubble.height) - GAP;
  const along = Math.max(GAP, Math.min(centre, furthest));
  return isUpright ? { left: along, top: away } : { left: away, top: along };
};
