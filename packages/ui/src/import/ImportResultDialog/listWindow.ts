import type { Rows } from '../../gestures/window.ts';

/** A list of rows of one height in a scrolling box, one of which may be unfolded. */
export interface ListShape {
  count: number;
  /** Height of a folded row, in px. */
  rowHeight: number;
  /** Index of the unfolded row. */
  opened?: number;
  /** How much higher the unfolded row is, in px. */
  extra?: number;
}

const OVERSCAN = 4;

/** Height of all rows, in px. */
export const listHeight = ({ count, rowHeight, opened, extra = 0 }: ListShape) => count * rowHeight + (opened === undefined ? 0 : extra);

/** Where a row begins, in px from the top of the list. */
export const topOfRow = ({ rowHeight, opened, extra = 0 }: ListShape, index: number) =>
  index * rowHeight + (opened !== undefined && index > opened ? extra : 0);

/** The row at a height in px from the top of the list. May lie beyond the last one. */
export const rowAt = ({ rowHeight, opened, extra = 0 }: ListShape, y: number) => {
  if (opened === undefined || y < (opened + 1) * rowHeight) return Math.floor(y / rowHeight);
  return Math.max(opened, Math.floor((y - extra) / rowHeight));
};

/** The rows worth having in the page: those in sight and a few around them. */
export const rowsInSight = (shape: ListShape, scrollTop: number, boxHeight: number): Rows => ({
  first: Math.max(0, Math.min(rowAt(shape, scrollTop) - OVERSCAN, shape.count)),
  last: Math.min(shape.count - 1, rowAt(shape, scrollTop + boxHeight) + OVERSCAN),
});

/** Where to scroll so that a row is in sight: nowhere when it is. */
export const scrollFor = (shape: ListShape, index: number, scrollTop: number, boxHeight: number) => {
  const top = topOfRow(shape, index);
  const bottom = top + shape.rowHeight + (index === shape.opened ? shape.extra ?? 0 : 0);
  if (top < scrollTop) return top;
  return bottom > scrollTop + boxHeight ? Math.min(top, bottom - boxHeight) : scrollTop;
};

/** The row that a key leads to, or undefined where the key has no such meaning. */
export const rowForKey = (key: string, from: number, count: number, perPage: number): number | undefined => {
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, PageDown: from + perPage, PageUp: from - perPage, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
};
