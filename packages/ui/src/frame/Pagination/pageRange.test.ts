import { describe, expect, it } from 'vitest';
import { isPaginationShown, itemRange, pageNumbers } from './pageRange.ts';

describe('itemRange', () => {
  it.each([
    ['the first page', { page: 1, pageSize: 12, totalCount: 248 }, undefined, { from: 1, to: 12 }],
    ['a middle page', { page: 3, pageSize: 12, totalCount: 248 }, undefined, { from: 25, to: 36 }],
    ['a partial last page', { page: 21, pageSize: 12, totalCount: 248 }, undefined, { from: 241, to: 248 }],
    ['no items', { page: 1, pageSize: 12, totalCount: 0 }, undefined, { from: 0, to: 0 }],
    ['a page past the end', { page: 9, pageSize: 12, totalCount: 20 }, undefined, { from: 0, to: 0 }],
    ['fewer items than promised', { page: 2, pageSize: 12, totalCount: 248 }, 7, { from: 13, to: 19 }],
    ['none of what was promised', { page: 2, pageSize: 12, totalCount: 248 }, 0, { from: 0, to: 0 }],
  ])('of %s', (_, pages, itemCount, expected) => {
    expect(itemRange(pages, itemCount)).toEqual(expected);
  });
});

describe('pageNumbers', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 21, [1, 2, 3, 4, 5, 'gap', 21]],
    [4, 21, [1, 2, 3, 4, 5, 'gap', 21]],
    [5, 21, [1, 'gap', 4, 5, 6, 'gap', 21]],
    [17, 21, [1, 'gap', 16, 17, 18, 'gap', 21]],
    [18, 21, [1, 'gap', 17, 18, 19, 20, 21]],
    [21, 21, [1, 'gap', 17, 18, 19, 20, 21]],
    [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  ])('at page %i of %i', (page, totalPages, expected) => {
    expect(pageNumbers(page, totalPages)).toEqual(expected);
  });
});

describe('isPaginationShown', () => {
  it.each([
    [{ totalPages: 2, totalCount: 60 }, false, true],
    [{ totalPages: 1, totalCount: 12 }, false, false],
    [{ totalPages: 1, totalCount: 12 }, true, true],
    [{ totalPages: 0, totalCount: 0 }, true, false],
  ])('%o, always: %o', (pages, isAlways, expected) => {
    expect(isPaginationShown(pages, isAlways)).toBe(expected);
  });
});
