import { expect, test } from 'vitest';
import { firstReads } from './firstReads.ts';

const readsOf = (address: string) => {
  const [path = '', search] = address.split('?');
  return firstReads(path, new URLSearchParams(search));
};

test.each([
  ['/', [{ list: 'Segments', params: { pageNumber: 1, pageSize: 50 } }]],
  ['/segments?pageNumber=3', [{ list: 'Segments', params: { pageNumber: 3, pageSize: 50 } }]],
  ['/products?searchTerm=menu&tags=301', [{ list: 'Products', params: { searchTerm: 'menu', orderBy: undefined, pageNumber: 1, tags: ['301'], pageSize: 12 } }, { extra: 'productFilters' }]],
  ['/products/a%20b', [{ detail: 'Products', id: 'a b' }]],
  ['/products/%E0%A4%A', [{ detail: 'Products', id: '%E0%A4%A' }]],
  ['/products/category/7/', [{ detail: 'Categories', id: '7' }, { list: 'Products', params: { categories: ['7'], pageSize: 1_000_000 } }]],
  ['/categories/segment/7', [{ detail: 'Segments', id: '7' }]],
  ['/products/create', []],
  ['/products/manage/7', []],
  ['/login', []],
])('%s begins with its reads', (address, reads) => {
  expect(readsOf(address)).toEqual(reads);
});
