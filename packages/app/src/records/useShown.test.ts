import { expect, it } from 'vitest';
import { expectedOf } from './useShown.ts';

const pagination = { currentPage: 1, pageSize: 12, totalCount: 10_000, totalPages: 834 };
const items = Array.from({ length: 12 }, () => ({}));

it('expects as many of a long list as its beginning tells', () => {
  expect(expectedOf({ items, pagination, isPartial: true }, 12)).toBe(10_000);
  expect(expectedOf({ items, pagination, isPartial: true }, 9)).toBe(7500);
});

it('expects nothing more of a whole list, or of one of which nothing is in', () => {
  expect(expectedOf({ items, pagination, isPartial: false }, 9)).toBeUndefined();
  expect(expectedOf({ items: [], pagination, isPartial: true }, 0)).toBeUndefined();
});
