import { describe, expect, it } from 'vitest';
import { blobOf, paginationOf } from './answers.ts';

const good = { currentPage: 2, totalCount: 240, totalPages: 20, pageSize: 12 };
const onePage = { currentPage: 1, totalCount: 3, totalPages: 1, pageSize: 3 };
const parse = (pagination?: string, xPagination?: string) => {
  const headers = new Headers();
  if (pagination !== undefined) headers.set('Pagination', pagination);
  if (xPagination !== undefined) headers.set('X-Pagination', xPagination);
  return paginationOf(Object.fromEntries(headers), 3);
};

describe('the pagination of a list', () => {
  it('reads Pagination', () => expect(parse(JSON.stringify(good))).toEqual(good));
  it('reads X-Pagination', () => expect(parse(undefined, JSON.stringify(good))).toEqual(good));
  it('prefers Pagination', () => {
    expect(parse(JSON.stringify(good), JSON.stringify({ ...good, currentPage: 9 }))).toEqual(good);
  });
  it('falls through a garbled Pagination', () => expect(parse('{', JSON.stringify(good))).toEqual(good));
  it('reads a plain record of lower-case names', () => {
    expect(paginationOf({ pagination: JSON.stringify(good) }, 3)).toEqual(good);
  });
  it('passes on nothing beyond the four fields', () => {
    expect(parse(JSON.stringify({ ...good, extra: 1 }))).toEqual(good);
  });
  it('takes an empty list for what it is', () => {
    const empty = { currentPage: 1, totalCount: 0, totalPages: 0, pageSize: 12 };
    expect(paginationOf({ pagination: JSON.stringify(empty) }, 0)).toEqual(empty);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['not JSON', 'page 2 of 20'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['half of it', '{"currentPage":2'],
    ['a missing field', JSON.stringify({ ...good, totalCount: undefined })],
    ['text for a number', JSON.stringify({ ...good, totalPages: '20' })],
    ['page 0', JSON.stringify({ ...good, currentPage: 0 })],
    ['a negative count', JSON.stringify({ ...good, totalCount: -1 })],
    ['fewer in all than came', JSON.stringify({ ...good, totalCount: 2 })],
    ['no page of what came', JSON.stringify({ ...good, totalPages: 0 })],
    ['a fraction', JSON.stringify({ ...good, pageSize: 1.5 })],
    ['an infinite number', JSON.stringify(good).replace('240', '1e999')],
  ])('makes one page of the items received when it is %s', (_, header) => {
    expect(parse(header)).toEqual(onePage);
  });
});

describe('a file', () => {
  const answer = (data: Blob) => ({ data, status: 200, statusText: 'OK', headers: {}, config: {} }) as unknown as Parameters<typeof blobOf>[0];
  it('is what came', async () => expect(await blobOf(answer(new Blob(['PK'], { type: 'application/zip' }))).text()).toBe('PK'));
  it.each([['is empty', new Blob([])], ['says something in its place', new Blob(['{"title":"Mislukt"}'], { type: 'application/json; charset=utf-8' })]])(
    'that %s is none', (_, data) => expect(() => blobOf(answer(data))).toThrow(expect.objectContaining({ kind: 'response', status: 200 })),
  );
});
