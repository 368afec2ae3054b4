import { expect, it } from 'vitest';
import { mergePages } from './mergePages.ts';

const pagination = { currentPage: 1, totalCount: 2, totalPages: 1, pageSize: 10 };
const known = { items: [{ id: 1, ids: [3] }, { id: 2, ids: [] as number[] }], pagination };
const answer = (...items: { id: number; ids: number[] }[]) => ({ items, pagination: { ...pagination } });

it('is the answer where nothing was known', async () => {
  const first = answer({ id: 1, ids: [] });
  expect(await mergePages(undefined, first)).toBe(first);
});

it('is the page that was known where the answer says the same', async () => {
  expect(await mergePages(known, answer({ id: 1, ids: [3] }, { id: 2, ids: [] }))).toBe(known);
});

it('keeps the objects of what says the same', async () => {
  const changed = await mergePages(known, answer({ id: 1, ids: [3] }, { id: 2, ids: [4] }, { id: 5, ids: [] }));
  expect(changed.items).toEqual([{ id: 1, ids: [3] }, { id: 2, ids: [4] }, { id: 5, ids: [] }]);
  expect(changed.items[0]).toBe(known.items[0]);
});

it.each([['fewer items', answer({ id: 1, ids: [3] })], ['none', answer()]])('is not the page that was known where there are %s', async (_, now) => {
  expect((await mergePages(known, now)).items).toEqual(now.items);
});

it('is not the page that was known where the pagination is another', async () => {
  const now = { ...known, pagination: { ...pagination, totalCount: 12 } };
  expect((await mergePages(known, now)).pagination.totalCount).toBe(12);
});
