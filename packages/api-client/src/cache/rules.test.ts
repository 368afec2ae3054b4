import { mountCache } from '../../testing/mountCache.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RESOURCES } from '../resources.ts';
import { inBatch } from './batch.ts';
import { detailKey, listKey, lookupKey, meKey, productFiltersKey, rolesKey } from './keys.ts';
import { applyMeRules, applyRead, applyRefusal, applyRules, type Verb } from './rules.ts';
import { isStale } from './stale.ts';

const settled = () => new Promise(resolve => setTimeout(resolve));
const page = (...items: object[]) => ({ items, pagination: { currentPage: 1, totalCount: 2, totalPages: 1, pageSize: 10 } });
const byCollection = listKey('Products', { collections: [5] });

const other = listKey('Products', { searchTerm: 'x' });
const unmounted = listKey('Products', { pageNumber: 2 });
const unmountedCategories = listKey('Categories', { segmentName: 'Horeca' });
const unmountedCategoryLookup = lookupKey('Categories', { pageSize: 10 });
const categoryLookup = lookupKey('Categories', {});
const segmentLookup = lookupKey('Segments', {});

let cache: ReturnType<typeof mountCache>;
beforeEach(() => {
  cache = mountCache([
    ...RESOURCES.flatMap(name => [
      [listKey(name, {}), page({ id: 1, collectionIds: [] }, { id: 2, collectionIds: [] })],
      [detailKey(name, 1), { id: 1 }],
      [detailKey(name, 2), { id: 2 }],
    ] as [string, unknown][]),
    [byCollection, page({ id: 1, collectionIds: [5] })],
    [other, page({ id: 1, collectionIds: [] }, { id: 2, collectionIds: [1, 8] }, { id: 3, collectionIds: ['1'] })],
    [unmounted, page({ id: 1, collectionIds: [] }, { id: 3, collectionIds: [] })],
    [unmountedCategories, page({ id: 1 })],
    [unmountedCategoryLookup, page({ id: 1 })],
    [categoryLookup, page({ id: 1 })],
    [segmentLookup, page({ id: 1 })],
    [productFiltersKey, {}],
    [meKey, { id: 1, collections: [{ id: 1, name: 'oud', productIds: [] }, { id: 2, productIds: [9] }] }],
    [rolesKey, []],
  ]);
  cache.leave(unmounted);
  cache.leave(unmountedCategories);
  cache.leave(unmountedCategoryLookup);
});
afterEach(() => cache.unmount());

/** `Products list`, `Products detail 7`, `Me`. */
const nameOf = (key: string): string =>
  key.replace(/ \{.*/, params => (params.includes('collections') ? ' by collection' : params.includes('searchTerm') ? ' by term' : ''));
const categoryList = () => cache.dataOf(listKey('Categories', {}));
const productLists = ['Products list', 'Products list by collection', 'Products list by term'];
const segments = ['Segments list', 'Segments lookup'];
const besideCategory = ['Segments list', 'Segments detail 1', 'Segments detail 2', 'Products filters'];
const categories = ['Categories list', 'Categories lookup'];
const products = [...productLists, 'Products detail 1', 'Products detail 2'];
const besideCollection = ['Products list by collection', 'Products detail 1', 'Products detail 2', 'Products filters', 'Me'];

/** What is asked again after each write of record 1. Written out in full: the table is the contract. */
const contract: [Parameters<typeof applyRules>[1], Verb, string[]][] = [
  ['Collections', 'create', ['Collections list', ...besideCollection]],
  ['Collections', 'update', ['Collections list', 'Collections detail 1', ...besideCollection]],
  ['Collections', 'delete', ['Collections list', ...besideCollection]],
  ['Categories', 'create', [...categories, ...besideCategory]],
  ['Categories', 'update', [...categories, 'Categories detail 1', ...besideCategory]],
  ['Categories', 'delete', [...categories, ...besideCategory]],
  ['Segments', 'create', [...segments, ...categories]],
  ['Segments', 'update', [...segments, 'Segments detail 1']],
  ['Segments', 'delete', segments],
  ['Products', 'create', [...productLists]],
  ['Products', 'update', [...productLists, 'Products detail 1']],
  ['Products', 'delete', [...productLists, 'Me']],
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

const run = (...[name, verb, write]: [Parameters<typeof applyRules>[1], Verb, Parameters<typeof applyRules>[3]?]) =>
  applyRules(cache.store, name, verb, write);

describe('each write', () => {
  it.each(contract)('%s.%s asks again what it touches, each once', async (name, verb, expected) => {
    run(name, verb, verb === 'create' ? {} : { id: '1' });
    await settled();
    expect(cache.asked.map(nameOf).toSorted()).toEqual(expected.toSorted());
  });

  it('to somebody else\'s account does not ask for Me', async () => {
    run('Users', 'update', { id: 2 });
    await settled();
    expect(cache.asked.map(nameOf)).not.toContain('Me');
  });

  it('to a collection asks for the filter options where its name is another', async () => {
    run('Collections', 'update', { id: 1, saved: { id: 1, name: 'oud', productIds: [7] } });
    await settled();
    expect(cache.asked.map(nameOf)).not.toContain('Products filters');
    run('Collections', 'update', { id: 1, saved: { id: 1, name: 'nieuw', productIds: [7] } });
    await settled();
    expect(cache.asked.map(nameOf)).toContain('Products filters');
  });

  it('of what is filed in a row asks for Me once, when it is over: it shows what was saved until then', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    for (const productIds of [[7], [7, 8], [7, 8, 9]]) {
      run('Collections', 'update', { id: 1, saved: { id: 1, productIds } });
      await vi.advanceTimersByTimeAsync(4_000);
    }
    expect(cache.dataOf('Me')).toMatchObject({ collections: [{ id: 1, productIds: [7, 8, 9] }, { id: 2 }] });
    expect(cache.asked).not.toContain('Me');
    await vi.advanceTimersByTimeAsync(7_000);
    expect(cache.asked.filter(key => key === 'Me')).toHaveLength(1);
  });

  /** What a refusal asks again, each once. */
  const refused = async (...given: Parameters<typeof applyRefusal> extends [unknown, ...infer Rest] ? Rest : never) => {
    await inBatch(cache.store, async () => applyRefusal(cache.store, ...given));
    await vi.waitFor(() => expect(cache.asked).not.toEqual([]));
    return cache.asked.map(nameOf).toSorted();
  };

  it.each([400, 409, 422])('that is refused with %i asks again what it is about, and the lookups: what it names may be gone', async status => {
    // The page of a segment, whose category was refused, hears too that the segment is gone.
    expect(await refused('Categories', undefined, status)).toEqual([...categories, ...besideCategory, 'Segments lookup'].toSorted());
  });

  it('that is refused leaves what is listed as it is until that is answered, also where nobody shows it', async () => {
    const [shown, shelves] = [categoryList(), cache.dataOf(unmountedCategories)];
    await refused('Categories', 1, 409);
    expect(categoryList()).toBe(shown);
    expect([cache.dataOf(unmountedCategories), isStale(cache.store.cache, unmountedCategories)]).toEqual([shelves, true]);
  });

  it('to a collection that is refused asks the lists of products: one of them may be gone', async () => {
    expect(await refused('Collections', 1, 409)).toEqual(expect.arrayContaining(productLists));
  });

  it('that the role does not allow (any more) asks for the record, its lists and the own account', async () => {
    expect(await refused('Users', 2, 403)).toEqual(['Me', 'Users detail 2', 'Users list']);
  });

  it('says nothing of the record where nobody answered, or the server failed: no refusal is known', async () => {
    for (const status of [undefined, 500]) applyRefusal(cache.store, 'Products', 1, status);
    await settled();
    expect(cache.asked).toEqual([]);
  });

  it('to the own profile asks for Me', async () => {
    applyMeRules(cache.store);
    await settled();
    expect(cache.asked).toEqual(['Me']);
  });
});

describe('cached category lists', () => {
  it.each([
    ['Categories', 'create'], ['Categories', 'update'], ['Categories', 'delete'], ['Segments', 'create'],
  ] as const)('are cleared by %s.%s where nobody shows them; what is on screen stays until it is asked again', (name, verb) => {
    run(name, verb, { id: 7 });
    expect(cache.dataOf(unmountedCategories)).toBeUndefined();
    expect(cache.dataOf(unmountedCategoryLookup)).toBeUndefined();
    expect(categoryList()).toMatchObject({ items: [{ id: 1 }, { id: 2 }] });
    expect(cache.dataOf(categoryLookup)).toMatchObject({ items: [{ id: 1 }] });
  });

  it('are cleared at once by a long work too, and asked again at its end', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const long = { ...cache.store, batch: {} };
    const { promise: isDone, resolve: end } = Promise.withResolvers<void>();
    void inBatch(long, () => isDone);
    applyRules(long, 'Categories', 'update', { id: 1 });
    expect(cache.dataOf(unmountedCategories)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(cache.asked).toEqual([]);
    end();
    await vi.advanceTimersByTimeAsync(200);
    expect(cache.asked.map(nameOf)).toEqual(expect.arrayContaining(categories));
  });

  it('that came on screen and left it again are cleared', () => {
    cache.leave(categoryLookup);
    run('Categories', 'create');
    expect(cache.dataOf(categoryLookup)).toBeUndefined();
  });

  it.each([['Segments', 'update'], ['Tags', 'create'], ['Products', 'delete']] as const)(
    'are left by %s.%s', (name, verb) => {
      run(name, verb, { id: 1 });
      expect(categoryList()).toBeDefined();
    },
  );
});

describe('other lists', () => {
  it('that nobody shows are remembered to be stale, once a write touched them', () => {
    cache.leave(segmentLookup);
    run('Categories', 'update', { id: 1 });
    expect(isStale(cache.store.cache, segmentLookup)).toBe(false);
    run('Segments', 'update', { id: 1 });
    expect(isStale(cache.store.cache, segmentLookup)).toBe(true);
    expect(isStale(cache.store.cache, rolesKey)).toBe(false);
  });
});

describe('a deleted record', () => {
  it('leaves every cached page at once, and its own entry', () => {
    run('Products', 'delete', { id: '1' });
    expect(cache.dataOf(listKey('Products', {}))).toMatchObject({ items: [{ id: 2 }], pagination: { totalCount: 1 } });
    expect(cache.dataOf(unmounted)).toMatchObject({ items: [{ id: 3 }] });
    expect(cache.dataOf(detailKey('Products', 1))).toBeUndefined();
    expect(cache.dataOf(detailKey('Products', 2))).toBeDefined();
  });

  it('leaves nothing known of a page that it empties while there are others, and an empty one of the last', () => {
    run('Products', 'delete', { id: 1 });
    expect(cache.dataOf(byCollection)).toBeUndefined();
    run('Products', 'delete', { id: 3 });
    expect(cache.dataOf(unmounted)).toMatchObject({ items: [], pagination: { totalCount: 0 } });
  });
});

describe('a deleted product', () => {
  it('counts at once in no collection that Me knows', () => {
    run('Products', 'delete', { id: '9' });
    expect(cache.dataOf(meKey)).toEqual({ id: 1, collections: [{ id: 1, name: 'oud', productIds: [] }, { id: 2, productIds: [] }] });
  });
});

describe('a saved collection', () => {
  it('stands in Me at once', () => {
    run('Collections', 'update', { id: '1', saved: { id: '1', name: 'nieuw', productIds: [7] } });
    expect(cache.dataOf(meKey)).toMatchObject({ collections: [{ id: 1, name: 'nieuw', productIds: [7] }, { id: 2, productIds: [9] }] });
  });

  it('leaves Me at once where it was deleted', () => {
    run('Collections', 'delete', { id: 1 });
    expect(cache.dataOf(meKey)).toEqual({ id: 1, collections: [{ id: 2, productIds: [9] }] });
    expect(cache.asked).toContain('Me');
  });

  it('leaves Me whole when only its image was uploaded', () => {
    run('Collections', 'update', { id: 1 });
    expect(cache.dataOf(meKey)).toMatchObject({ id: 1, collections: [{ name: 'oud' }, { id: 2 }] });
  });

  const markers = () => (cache.dataOf(other) as ReturnType<typeof page>).items;

  it('marks its products in every cached list', () => {
    run('Collections', 'update', { id: 1, saved: { productIds: ['1', 3] } });
    expect(markers()).toEqual([{ id: 1, collectionIds: [1] }, { id: 2, collectionIds: [8] }, { id: 3, collectionIds: ['1'] }]);
  });

  it('loses what was taken out of it at once, in its own pages alone', async () => {
    const both = page({ id: 1, collectionIds: [5] }, { id: 3, collectionIds: [5] });
    const [alsoOther, elsewhere] = [listKey('Products', { collections: [5, 8] }), listKey('Products', { collections: [55] })];
    const lists = mountCache([[byCollection, both], [alsoOther, both], [elsewhere, both]]);
    applyRules(lists.store, 'Collections', 'update', { id: 5, saved: { productIds: ['3'] } });
    await settled();
    expect(lists.dataOf(byCollection)).toMatchObject({ items: [{ id: 3 }], pagination: { totalCount: 1 } });
    for (const key of [alsoOther, elsewhere]) expect(lists.dataOf(key)).toMatchObject({ items: [{ id: 1 }, { id: 3 }] });
    lists.unmount();
  });

  it('changes no marker by an upload', () => {
    const before = markers();
    run('Collections', 'update', { id: 1 });
    expect(markers()).toEqual(before);
  });

  it('takes its markers with it when deleted', () => {
    run('Collections', 'delete', { id: 1 });
    expect(markers()).toEqual([{ id: 1, collectionIds: [] }, { id: 2, collectionIds: [8] }, { id: 3, collectionIds: [] }]);
  });

  it('lets a product list that was still loading ask again', async () => {
    const loading = mountCache([[other, undefined]]);
    applyRules(loading.store, 'Collections', 'delete', { id: 1 });
    await settled();
    expect(loading.asked).toEqual([other]);
    loading.unmount();
  });
});

describe('a record that was read beside the screens', () => {
  const read = (...[name, id, record]: [Parameters<typeof applyRead>[1], number, object]) => applyRead(cache.store, name, id, { id, ...record });
  const askedOf = async () => {
    await settled();
    return cache.asked.splice(0).map(nameOf).toSorted();
  };

  it('stands in its entry and its lists; of a collection in Me and on its products', async () => {
    read('Collections', 1, { name: 'nieuw', productIds: [1] });
    await settled();
    expect(cache.dataOf(detailKey('Collections', 1))).toEqual({ id: 1, name: 'nieuw', productIds: [1] });
    expect(cache.dataOf(meKey)).toMatchObject({ collections: [{ name: 'nieuw', productIds: [1] }, { id: 2 }] });
    expect(cache.dataOf(unmounted)).toMatchObject({ items: [{ id: 1, collectionIds: [1] }, { id: 3, collectionIds: [] }] });
    expect(cache.dataOf(listKey('Collections', {}))).toMatchObject({ items: [{ id: 1, name: 'nieuw' }, { id: 2 }] });
  });

  it.each<[string, Parameters<typeof applyRead>[1], object, string[]]>([
    ['in its entry', 'Collections', { name: 'oud', productIds: [1] }, ['Collections list', 'Products detail 1', 'Products detail 2', 'Products list by collection']],
    ['in a list', 'Users', { isActive: false }, ['Me', 'Users list']],
  ])('and was otherwise %s has the lists asked again, as a write that makes it so has them; once', async (_, name, record, asked) => {
    await cache.store.mutate(listKey(name, {}), page({ id: 1, isActive: true }), { revalidate: false });
    if (name === 'Users') cache.leave(detailKey(name, 1));
    await cache.store.mutate(detailKey(name, 1), name === 'Users' ? undefined : { id: 1, name: 'oud', productIds: [1, 2] }, { revalidate: false });
    read(name, 1, record);
    expect(await askedOf()).toEqual(asked);
    await cache.store.mutate(listKey(name, {}), page({ id: 1, ...record }), { revalidate: false });
    read(name, 1, record);
    expect(await askedOf()).toEqual([]);
  });

  it('is no news where a presented list leaves out what is hidden, but is where it has another name', async () => {
    const presented = listKey('Collections', { presented: true });
    const collection = { id: 1, name: 'zo', productIds: [1, 2] };
    await cache.store.mutate(listKey('Collections', {}), page(collection), { revalidate: false });
    await cache.store.mutate(presented, page({ ...collection, productIds: [1] }), { revalidate: false });
    await cache.store.mutate(detailKey('Collections', 1), undefined, { revalidate: false });
    await cache.store.mutate(meKey, { id: 4, collections: [collection] }, { revalidate: false });
    read('Collections', 1, { name: 'zo', productIds: [1, 2] });
    expect(await askedOf()).toEqual([]);
    await cache.store.mutate(presented, page({ ...collection, name: 'oud', productIds: [1] }), { revalidate: false });
    read('Collections', 1, { name: 'zo', productIds: [1, 2] });
    expect(await askedOf()).not.toEqual([]);
  });

  it('is no news by the order of its ids, nor by when Me was told that it was changed; a server whose lists always say otherwise is asked for them once', async () => {
    await cache.store.mutate(meKey, { collections: [{ id: 1, name: 'zo', productIds: [1, 2], updated: 'gisteren' }] }, { revalidate: false });
    cache.leave(detailKey('Collections', 1));
    await cache.store.mutate(detailKey('Collections', 1), undefined, { revalidate: false });
    await cache.store.mutate(listKey('Collections', {}), page({ id: 1, name: 'zo' }), { revalidate: false });
    read('Collections', 1, { name: 'zo', productIds: [2, 1], updated: 'vandaag' });
    expect(await askedOf()).toEqual([]);
    for (const asked of [['Products filters', 'Tags list'], []]) {
      await cache.store.mutate(listKey('Tags', {}), page({ id: 1, name: 'zo', order: 3 }), { revalidate: false });
      await cache.store.mutate(detailKey('Tags', 1), undefined, { revalidate: false });
      read('Tags', 1, { name: 'zo', order: 0 });
      expect(await askedOf()).toEqual(asked);
    }
  });

  it('is no news where an own write made it so, nor where a list says less of it', async () => {
    const tags = listKey('Tags', {});
    const more = { contact: 'An', assets: [3] };
    await cache.store.mutate(tags, page({ id: 1, name: 'zo', updated: 'gisteren', contact: '', assets: [] }), { revalidate: false });
    cache.leave(tags);
    cache.leave(detailKey('Tags', 1));
    await cache.store.mutate(detailKey('Tags', 1), undefined, { revalidate: false });
    read('Tags', 1, { name: 'zo', updated: 'gisteren', ...more });
    expect(await askedOf()).toEqual([]);
    run('Tags', 'update', { id: 1, saved: { name: 'anders' } });
    await askedOf();
    read('Tags', 1, { name: 'anders', updated: 'vandaag', ...more });
    expect(await askedOf()).toEqual([]);
    // Though a name that is another by then is a colleague's.
    read('Tags', 1, { name: 'nog anders' });
    expect(cache.dataOf(tags)).toMatchObject({ items: [{ name: 'nog anders' }] });
  });
});
