import { GRID_COLUMNS, type Mode } from '../../constants.ts';
import { breakpoints } from '../../theme/tokens.ts';

/** Columns in a viewport: 1, 2 (sm), 3 (lg), and at xl 4 in edit mode or 5 (specification §9). */
export const columnsFor = (viewportWidth: number, mode: Mode): number => {
  if (viewportWidth < breakpoints.sm) return GRID_COLUMNS.base;
  if (viewportWidth < breakpoints.lg) return GRID_COLUMNS.sm;
  if (viewportWidth < breakpoints.xl) return GRID_COLUMNS.lg;
  return GRID_COLUMNS.xl[mode];
};

/** Rows by index, both ends included; empty when `last` is below `first`. */
export interface Rows { first: number; last: number }

export interface View {
  /** Where the viewport's top is, in px from the top of the grid (negative above it). */
  top: number;
  /** Height of the viewport. */
  height: number;
  /** Height of a row with its gap. */
  pitch: number;
  /** Rows in all. */
  count: number;
  /** Rows kept ready above and below; twice as many on the side to which it scrolls. */
  overscan: number;
  /** How far beyond the viewport the scroll is about to bring it, in px; negative upwards. */
  ahead?: number;
}

/** The rows worth having in the page. */
export const visibleRows = ({ top, height, pitch, count, overscan, ahead = 0 }: View): Rows => {
  if (count === 0 || pitch <= 0) return { first: 0, last: -1 };
  const first = Math.floor((top + Math.min(0, ahead)) / pitch) - (ahead < 0 ? 2 * overscan : overscan);
  const last = Math.ceil((top + height + Math.max(0, ahead)) / pitch) - 1 + (ahead > 0 ? 2 * overscan : overscan);
  return { first: Math.max(0, Math.min(first, count)), last: Math.max(-1, Math.min(last, count - 1)) };
};

/** Row indexes to draw, in order: the visible ones, and those around the focus so that Tab finds its neighbours. */
export const rowsToDraw = ({ first, last }: Rows, count: number, focusedRow?: number): number[] => {
  const rows = new Set<number>();
  for (let row = first; row <= last; row += 1) rows.add(row);
  if (focusedRow !== undefined) {
    for (let row = Math.max(0, focusedRow - 1); row <= Math.min(count - 1, focusedRow + 1); row += 1) rows.add(row);
  }
  return [...rows].sort((a, b) => a - b);
};

/** Height of all rows, without a gap after the last. */
export const totalHeight = (count: number, rowHeight: number, gap: number) => Math.max(0, count * (rowHeight + gap) - gap);

/** What a scroll step announces for the next frames: as much again, but never more than two viewports. */
export const aheadOf = (distance: number, viewportHeight: number) =>
  Math.max(-2 * viewportHeight, Math.min(2 * viewportHeight, distance));

/** Faster than this, in viewports per second, nobody reads: placeholders do. */
const FLING = 10;

/** Whether the page flies by. Distance in px, time in ms. */
export const isFling = (distance: number, time: number, viewportHeight: number) =>
  time > 0 && (Math.abs(distance) / time) * 1000 > FLING * viewportHeight;
