import { describe, expect, it } from 'vitest';
import { listHeight, rowAt, rowForKey, rowsInSight, scrollFor, topOfRow } from './listWindow.ts';

const folded = { count: 10_000, rowHeight: 60 };
const open = { ...folded, opened: 10, extra: 140 };

describe('a folded list', () => {
  it('is as high as its rows', () => { expect(listHeight(folded)).toBe(600_000); });
  it('finds a row by its height and back', () => {
    expect([0, 59, 60, 599_999].map(y => rowAt(folded, y))).toEqual([0, 0, 1, 9999]);
    expect(topOfRow(folded, 9999)).toBe(599_940);
  });
  it.each([
    ['the beginning', 0, { first: 0, last: 11 }],
    ['the middle', 300_000, { first: 4996, last: 5011 }],
    ['the end', 599_560, { first: 9988, last: 9999 }],
    ['beyond the end, as when it became shorter', 900_000, { first: 10_000, last: 9999 }],
  ])('draws what is in sight at %s', (_, top, rows) => { expect(rowsInSight(folded, top, 440)).toEqual(rows); });
  it('draws nothing of nothing', () => { expect(rowsInSight({ count: 0, rowHeight: 60 }, 0, 440)).toEqual({ first: 0, last: -1 }); });
});

describe('a list with an unfolded row', () => {
  it('is higher', () => { expect(listHeight(open)).toBe(600_140); });
  it('moves the rows below it', () => {
    expect([9, 10, 11, 12].map(row => topOfRow(open, row))).toEqual([540, 600, 800, 860]);
  });
  it('finds a row by its height', () => {
    expect([599, 600, 659, 660, 799, 800, 859, 860].map(y => rowAt(open, y))).toEqual([9, 10, 10, 10, 10, 11, 11, 12]);
  });
  it('finds every row where it begins', () => {
    for (let row = 0; row < 40; row += 1) expect(rowAt(open, topOfRow(open, row))).toBe(row);
  });
});

describe('scrollFor', () => {
  it('stays where the row is in sight', () => { expect(scrollFor(folded, 3, 100, 440)).toBe(100); });
  it('goes up or down as little as it can', () => {
    expect(scrollFor(folded, 1, 100, 440)).toBe(60);
    expect(scrollFor(folded, 9, 100, 440)).toBe(160);
    expect(scrollFor(folded, 9999, 0, 440)).toBe(599_560);
  });
  it('shows the beginning of a row that is higher than the box', () => {
    expect(scrollFor({ ...folded, opened: 10, extra: 900 }, 10, 0, 440)).toBe(600);
  });
});

describe('rowForKey', () => {
  it.each([
    ['ArrowDown', 5, 6], ['ArrowUp', 5, 4], ['ArrowUp', 0, 0], ['ArrowDown', 99, 99], ['PageDown', 5, 11], ['PageUp', 5, 0],
    ['Home', 50, 0], ['End', 50, 99], ['Enter', 5, undefined], ['a', 5, undefined],
  ])('%s from %i leads to %s', (key, from, to) => { expect(rowForKey(key, from, 100, 6)).toBe(to); });
});
