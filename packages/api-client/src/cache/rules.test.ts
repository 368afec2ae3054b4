import { beforeEach, describe, expect, it } from 'vitest';
import { fakeCache } from '../../testing/fakeCache.ts';
import { RESOURCES } from '../endpoints.ts';
import { detailKey, listKey, meKey, productFiltersKey, rolesKey } from './keys.ts';
import { applyMeRules, applyRules, type Verb } from './rules.ts';

const settled = () => new Promise(resolve => setTimeout(resolve));
const page = (...items: object[]) => ({ items, pagination: { currentPage: 1, totalCount: 2, totalPages: 1, pageSize: 10 } });
const byCollection = listKey('Products', { collections: [5] });

let cache: ReturnType<typeof fakeCache>;
beforeEach(() => {
  cache = fakeCache();
  for (const name of RESOURCES) {
    cache.mount(listKey(name, {}), page({ id: 1 }, { id: 2 }));
    cache.mount(detailKey(name, 1), { id: 1 });
    cache.mount(detailKey(name, 2), { id: 2 });
  }
  cache.mount(byCollection, page({ id: 1, collectionIds: [5] }));
  cache.mount(productFiltersKey, {});
  cache.mount(meKey, { id: 1, collections: [{ id: 1, name: 'oud', productIds: [] }, { id: 2, productIds: [9] }] });
  cache.mount(rolesKey, []);
});

const categoryList = () => cache.dataOf(listKey('Categories', {}));
const products = ['Products list', 'Products list by collection', 'Products detail 1', 'Products detail 2'];
const besideCollection = ['Products list by collection', 'Products detail 1', 'Products detail 2', 'Products filters', 'Me'];

/** What is asked again after each write of record 1. Written out in full: the table is the contract. */
const contract: [Parameters<typeof applyRules>[1], Verb, string[]][] = [
  ['Collections', 'create', ['Collections list', ...besideCollection]],
  ['Collections', 'update', ['Collections list', 'Collections detail 1', ...besideCollection]],
  ['Collections', 'delete', ['Collections list', ...besideCollection]],
  ['Categories', 'create', ['Categories list', 'Segments list', 'Products filters']],
  ['Categories', 'update', ['Categories list', 'Categories detail 1', 'Segments list', 'Products filters']],
  ['Categories', 'delete', ['Categories list', 'Segments list', 'Products filters']],
  ['Segments', 'create', ['Segments list', 'Categories list']],
  ['Segments', 'update', ['Segments list', 'Segments detail 1']],
  ['Segments', 'delete', ['Segments list']],
  ['Products', 'create', ['Products list', 'Products list by collection']],
  ['Products', 'update', ['Products list', 'Products list by collection', 'Products detail 1']],
  ['Products', 'delete', ['Products list', 'Products list by collection']],
  ['Assets', 'create', ['Assets list', ...products]],
  ['Assets', 'update', ['Assets list', 'Assets detail 1', ...products]],
  ['Assets', 'delete', ['Assets list', ...products]],
  ['Tags', 'create', ['Tags list', 'Products filters']],
  ['Tags', 'update', ['Tags list', 'Tags detail 1', 'Products filters']],
  ['Tags', 'delete', ['Tags list', 'Products filters']],
  ['Users', 'create', ['Users list']],
  ['Users', 'update', ['Users list', 'Users detail 1', 'Me']],
  ['Users', 'delete', ['Users list']],
  ['Customers', 'create', ['Customers list']],
  ['Customers', 'update', ['Customers list', 'Customers detail 1']],
  ['Customers', 'delete', ['Customers list']],
  ['Materials', 'create', ['Materials list']],
  ['Materials', 'update', ['Materials list', 'Materials detail 1']],
  ['Materials', 'delete', ['Materials list']],
];

describe('each write', () => {
  it.each(contract)('%s.%s asks again what it touches, each once', async (name, verb, expected) => {
    applyRules(cache.mutate, name, verb, verb === 'create' ? {} : { id: '1' });
    await settled();
    expect(cache.asked.toSorted()).toEqual(expected.toSorted());
  });

  it('to the own profile asks for Me', async () => {
    applyMeRules(cache.mutate);
    await settled();
    expect(cache.asked).toEqual(['Me']);
  });
});

describe('cached category lists', () => {
  it.each([
    ['Categories', 'create'], ['Categories', 'update'], ['Categories', 'delete'], ['Segments', 'create'],
  ] as const)('are cleared by %s.%s, on screen or not', (name, verb) => {
    const unmounted = listKey('Categories', { segmentName: 'Horeca' });
    cache.leave(unmounted, page({ id: 1 }));
    applyRules(cache.mutate, name, verb, { id: 1 });
    expect(categoryList()).toBeUndefined();
    expect(cache.dataOf(unmounted)).toBeUndefined();
  });

  it.each([['Segments', 'update'], ['Tags', 'create'], ['Products', 'delete']] as const)(
    'are left by %s.%s', (name, verb) => {
      applyRules(cache.mutate, name, verb, { id: 1 });
      expect(categoryList()).toBeDefined();
    },
  );
});

describe('other lists', () => {
  it('stay visible while they are asked again', () => {
    applyRules(cache.mutate, 'Tags', 'update', { id: 1 });
    expect(cache.dataOf(listKey('Tags', {}))).toBeDefined();
  });
});

describe('a deleted record', () => {
  it('leaves every cached page at once, and its own entry', () => {
    const unmounted = listKey('Products', { pageNumber: 2 });
    cache.leave(unmounted, page({ id: 1 }, { id: 3 }));
    applyRules(cache.mutate, 'Products', 'delete', { id: '1' });
    expect(cache.dataOf(listKey('Products', {}))).toMatchObject({ items: [{ id: 2 }] });
    expect(cache.dataOf(unmounted)).toMatchObject({ items: [{ id: 3 }] });
    expect(cache.dataOf(detailKey('Products', 1))).toBeUndefined();
    expect(cache.dataOf(detailKey('Products', 2))).toBeDefined();
  });
});

describe('a saved collection', () => {
  it('stands in Me at once, so that the next change starts from it', () => {
    applyRules(cache.mutate, 'Collections', 'update', { id: '1', saved: { id: 1, name: 'nieuw', productIds: [7] } });
    expect(cache.dataOf(meKey)).toMatchObject({ collections: [{ name: 'nieuw', productIds: [7] }, { id: 2, productIds: [9] }] });
  });

  it('leaves Me whole when only its image was uploaded', () => {
    applyRules(cache.mutate, 'Collections', 'update', { id: 1 });
    expect(cache.dataOf(meKey)).toMatchObject({ id: 1, collections: [{ name: 'oud' }, { id: 2 }] });
  });

  const markers = () => (cache.dataOf(listKey('Products', { q: 1 })) as ReturnType<typeof page>).items;
  beforeEach(() => {
    cache.mount(listKey('Products', { q: 1 }), page({ id: 1 }, { id: 2, collectionIds: [1, 8] }, { id: 3, collectionIds: ['1'] }));
  });

  it('marks its products in every cached list', () => {
    applyRules(cache.mutate, 'Collections', 'update', { id: 1, saved: { productIds: ['1', 3] } });
    expect(markers()).toEqual([{ id: 1, collectionIds: [1] }, { id: 2, collectionIds: [8] }, { id: 3, collectionIds: ['1'] }]);
  });

  it('changes no marker by an upload', () => {
    const before = markers();
    applyRules(cache.mutate, 'Collections', 'update', { id: 1 });
    expect(markers()).toEqual(before);
  });

  it('takes its markers with it when deleted', () => {
    applyRules(cache.mutate, 'Collections', 'delete', { id: 1 });
    expect(markers()).toEqual([{ id: 1 }, { id: 2, collectionIds: [8] }, { id: 3, collectionIds: [] }]);
  });

  it('lets a product list that was still loading ask again', async () => {
    const loading = listKey('Products', { q: 2 });
    cache.mount(loading, undefined);
    applyRules(cache.mutate, 'Collections', 'delete', { id: 1 });
    await settled();
    expect(cache.asked).toContain('Products list');
  });
});
