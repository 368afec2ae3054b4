import { describe, expect, it } from 'vitest';
import { aheadOf, columnsFor, isFling, rowsToDraw, totalHeight, visibleRows } from './window.ts';

describe('columnsFor', () => {
  it.each([[390, 1], [639, 1], [640, 2], [820, 2], [1023, 2], [1024, 3], [1180, 3], [1279, 3], [1280, 5], [1920, 5]])('in %d px gives %d', (width, columns) => {
    expect(columnsFor(width, 'presentation')).toBe(columns);
  });
  it('gives four at xl in edit mode', () => {
    expect(columnsFor(1440, 'edit')).toBe(4);
    expect(columnsFor(1180, 'edit')).toBe(3);
  });
});

describe('visibleRows', () => {
  const view = { height: 800, pitch: 250, count: 2000, overscan: 2 };
  it('takes what the viewport shows and two rows on each side', () => {
    expect(visibleRows({ ...view, top: 2500 })).toEqual({ first: 8, last: 15 });
  });
  it('stops at both ends', () => {
    expect(visibleRows({ ...view, top: -300 })).toEqual({ first: 0, last: 3 });
    expect(visibleRows({ ...view, top: 2000 * 250 - 800 })).toEqual({ first: 1994, last: 1999 });
  });
  it('looks ahead in the direction of the scroll, and keeps twice as many rows ready there', () => {
    expect(visibleRows({ ...view, top: 2500, ahead: 1000 })).toEqual({ first: 8, last: 21 });
    expect(visibleRows({ ...view, top: 2500, ahead: -1000 })).toEqual({ first: 2, last: 15 });
  });
  it('is empty without rows, without a height, and far above or below', () => {
    const size = (rows: { first: number; last: number }) => Math.max(0, rows.last - rows.first + 1);
    expect(size(visibleRows({ ...view, top: 0, count: 0 }))).toBe(0);
    expect(size(visibleRows({ ...view, top: 0, pitch: 0 }))).toBe(0);
    expect(size(visibleRows({ ...view, top: -9000 }))).toBe(0);
    expect(size(visibleRows({ ...view, top: 9_000_000 }))).toBe(0);
  });
});

describe('rowsToDraw', () => {
  it('keeps the focused row and its neighbours, in order', () => {
    expect(rowsToDraw({ first: 10, last: 12 }, 100, 3)).toEqual([2, 3, 4, 10, 11, 12]);
    expect(rowsToDraw({ first: 10, last: 12 }, 100, 12)).toEqual([10, 11, 12, 13]);
    expect(rowsToDraw({ first: 0, last: 1 }, 2, 1)).toEqual([0, 1]);
    expect(rowsToDraw({ first: 0, last: -1 }, 5)).toEqual([]);
  });
});

describe('totalHeight', () => {
  it('has no gap after the last row', () => {
    expect(totalHeight(3, 100, 20)).toBe(340);
    expect(totalHeight(0, 100, 20)).toBe(0);
  });
});

describe('aheadOf', () => {
  it.each([[300, 300], [-300, -300], [9000, 1600], [-9000, -1600]])('a step of %d px announces %d px', (distance, expected) => {
    expect(aheadOf(distance, 800)).toBe(expected);
  });
});

describe('isFling', () => {
  it('is more than ten viewports a second', () => {
    expect(isFling(140, 16, 800)).toBe(true);
    expect(isFling(-140, 16, 800)).toBe(true);
    expect(isFling(120, 16, 800)).toBe(false);
    expect(isFling(5000, 0, 800)).toBe(false);
  });
});
