import { expect, test, vi } from 'vitest';
import { setMode } from '../session/mode.ts';
import { keepPresented, recallPresented } from '../session/presented.ts';
import { firstNeeds } from './firstNeeds.ts';

const needsOf = (address: string) => {
  const [path = '', search] = address.split('?');
  return firstNeeds(path, new URLSearchParams(search));
};

test.each([
  ['/', 'catalogue', [{ list: 'Segments', params: { pageNumber: 1, pageSize: 50 } }]],
  ['/segments?pageNumber=3', 'catalogue', [{ list: 'Segments', params: { pageNumber: 3, pageSize: 50 } }]],
  ['/products?searchTerm=menu&tags=301', undefined, [{ list: 'Products', params: { searchTerm: 'menu', orderBy: undefined, pageNumber: 1, tags: ['301'], pageSize: 12 } }, { extra: 'productFilters' }]],
  ['/products/a%20b', 'product', [{ detail: 'Products', id: 'a b' }]],
  ['/products/%E0%A4%A', 'product', [{ detail: 'Products', id: '%E0%A4%A' }]],
  ['/products/category/7/', undefined, [{ detail: 'Categories', id: '7' }, { firstPageOf: 'Products', params: { categories: ['7'], pageSize: 1_000_000 } }]],
  ['/categories/segment/7', 'catalogue', [{ detail: 'Segments', id: '7' }]],
  ['/collections/9', 'collection', [{ detail: 'Collections', id: '9' }, { list: 'Products', params: { collections: ['9'], pageSize: 1_000_000 } }]],
  ['/products/create', undefined, []],
  ['/products/manage', undefined, []],
  ['/products/manage/7', undefined, []],
  ['/login', undefined, []],
])('%s begins with its code and its reads', (address, code, reads) => {
  expect(needsOf(address)).toEqual({ code, reads });
});

test('in presentation mode /products and /collections ask as their hooks do, of a server and for a person that this device knows', () => {
  const stored = new Map<string, string>();
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value), removeItem: (key: string) => void stored.delete(key) };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  // What was kept without a storage is kept no longer.
  setMode('presentation');
  keepPresented(undefined);
  const asked = () => firstNeeds('/products', new URLSearchParams('pageNumber=2'), recallPresented()).reads[0];
  const params = { searchTerm: '', orderBy: undefined, pageNumber: 2, pageSize: 12 };
  expect(asked()).toEqual({ list: 'Products', params });
  keepPresented(true);
  expect(asked()).toEqual({ list: 'Products', params: { ...params, presented: true } });
  const others = ['/collections', '/segments'].map(path => firstNeeds(path, new URLSearchParams(), recallPresented()).reads[0]);
  expect(others).toEqual([{ list: 'Collections', params: { pageNumber: 1, pageSize: 50, presented: true } }, { list: 'Segments', params: { pageNumber: 1, pageSize: 50 } }]);
  stored.set('staalkaart.mode', 'edit');
  expect(asked()).toEqual({ list: 'Products', params });
  stored.delete('staalkaart.mode');
  keepPresented(undefined);
  expect(asked()).toEqual({ list: 'Products', params });
  vi.unstubAllGlobals();
});
