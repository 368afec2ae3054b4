import { describe, expect, test } from 'vitest';
import type { Seed, Store } from '@staalkaart/api';
import { idsOf } from './target.ts';

/** Gives a store that holds a seed. */
type MakeStore = (seed: Seed) => Store | Promise<Store>;

const tile = { path: null, isVisible: true, imageRequired: true, createdById: 1 };
const dated = (day: number) => ({ created: `2026-01-0${day}T00:00:00.000Z`, updated: `2026-02-0${9 - day}T00:00:00.000Z` });
const product = (id: number, name: string, erpId: string | null, more: object = {}) => ({
  id, name, erpId, description: null, ammount: null, formatOpen: null, formatClosed: null, customerId: 1, categoryIds: [], tagIds: [], materialIds: [],
  isVisible: true, createdById: 1, ...dated(id), ...more,
});
const asset = (id: number, productId: number, order: number) =>
  ({ id, productId, order, name: `a${id}`, path: null, isVideo: false, file: null, createdById: 1 });

/** A catalogue of a handful. */
const seed: Seed = {
  key: 'handful',
  customers: [{ id: 1, name: 'Atelier Noord', erpId: 'K-1', contact: null }, { id: 2, name: 'Brasserie Été', erpId: 'K-2', contact: 'An' }],
  tags: [{ id: 1, name: 'Reeks 10' }, { id: 2, name: 'reeks 9' }, { id: 3, name: 'Goud' }],
  materials: [],
  segments: [{ id: 1, name: 'Zorg', ...tile, order: 2 }, { id: 2, name: 'Bouw', ...tile, order: 1 }, { id: 3, name: 'Cultuur', ...tile, order: 1 }],
  categories: [{ id: 1, name: 'Kaarten', ...tile, order: 1, segmentIds: [1, 2] }, { id: 2, name: 'Affiches', ...tile, order: 2, segmentIds: [2] }],
  products: [
    product(1, 'Kaart', 'MP-2', { tagIds: [1, 2], categoryIds: [1] }), product(2, 'Áffiche', null, { customerId: 2, isVisible: false }),
    product(3, 'Vlag', 'MP-1', { tagIds: [2] }), product(4, 'Vlag groot', 'mp-10', { tagIds: [3], created: '2026-01-03T00:00:00.000Z' }),
  ],
  assets: [asset(1, 1, 2), asset(2, 1, 1), asset(3, 1, 1), asset(4, 3, 1)],
  collections: [
    { id: 1, name: 'Beurs', description: null, ...tile, productIds: [3, 1], isPrivate: true, updated: '2026-01-01T00:00:00.000Z' },
    { id: 2, name: 'Kerst', description: null, ...tile, createdById: 2, productIds: [1], isPrivate: false, updated: '2026-01-01T00:00:00.000Z' },
  ],
  users: [1, 2].map(id => ({
    id, email: `u${id}@staalkaart.be`, username: id === 1 ? 'An' : 'Bea', phoneNumber: null, role: 'User' as const, isActive: true, avatarPath: null,
    password: '', secret: null, secretConfirmed: false,
  })),
};

/** What every store answers to the port of `packages/api/src/store.ts`. */
export const storeConformance = (name: string, makeStore: MakeStore): void => {
  describe(`${name}: the store`, () => {
    const products = async (store: Store, question: Parameters<Parameters<Parameters<Store['read']>[0]>[0]['find']>[1]) =>
      store.read(async at => idsOf((await at.find('products', question)).records));

    test('a question is all that it asks, and nothing that it does not', async () => {
      const store = await makeStore(seed);
      expect(await products(store, {})).toEqual([1, 2, 3, 4]);
      expect(await products(store, { where: { id: [3, 1, 99] } })).toEqual([1, 3]);
      expect(await products(store, { where: { id: [] } })).toEqual([]);
      expect(await products(store, { where: { tagIds: [2, 3] } })).toEqual([1, 3, 4]);
      expect(await products(store, { where: { tagIds: [2], isVisible: [true], customerId: [1] } })).toEqual([1, 3]);
      expect(await products(store, { where: { isVisible: [false] } })).toEqual([2]);
      expect(await products(store, { anyOf: [{ isVisible: [false] }, { tagIds: [3], customerId: [1] }] })).toEqual([2, 4]);
      expect(await products(store, { where: { customerId: [1] }, anyOf: [{ isVisible: [false] }] })).toEqual([]);
      expect(await products(store, { where: { id: [Number.NaN] } })).toEqual([]);
    });

    test('the same text is the same whatever the case and the accents, and nothing is the same as none', async () => {
      const store = await makeStore(seed);
      expect(await products(store, { same: { name: ['affiche', 'VLAG'] } })).toEqual([2, 3]);
      expect(await products(store, { same: { erpId: ['mp-2', ''] } })).toEqual([1]);
      expect(await products(store, { same: { erpId: [] } })).toEqual([]);
    });

    test('every word stands in the name, the number or the customer of a product', async () => {
      const store = await makeStore(seed);
      expect(await products(store, { words: ['vlag'] })).toEqual([3, 4]);
      expect(await products(store, { words: ['noord', 'mp-1'] })).toEqual([3, 4]);
      expect(await products(store, { words: ['ete', 'aff'] })).toEqual([2]);
      expect(await products(store, { words: ['e', 't'] })).toEqual([1, 2, 3, 4]);
      expect(await products(store, { words: ['kaartmp'] })).toEqual([]);
      expect(idsOf((await store.read(at => at.find('users', { words: ['bea', 'staalkaart'] }))).records)).toEqual([2]);
      await store.write(async at => at.put('customers', [{ id: 2, name: 'Zuid', erpId: 'K-2', contact: null }]));
      expect([await products(store, { words: ['ete'] }), await products(store, { words: ['zuid'] })]).toEqual([[], [2]]);
    });

    test('orders: what is equal or missing stands as it was added, the last one first', async () => {
      const store = await makeStore(seed);
      expect(await products(store, { order: 'erpId' })).toEqual([3, 1, 4, 2]);
      expect(await products(store, { order: 'created' })).toEqual([3, 4, 2, 1]);
      expect(await products(store, { order: 'updated' })).toEqual([1, 2, 3, 4]);
      expect(idsOf((await store.read(at => at.find('tags', { order: 'name' }))).records)).toEqual([3, 2, 1]);
      expect(idsOf((await store.read(at => at.find('segments', { order: 'order' }))).records)).toEqual([2, 3, 1]);
      const { id: _id, ...fields } = product(3, 'Nieuw', null);
      await store.write(at => at.add('products', [fields, { ...fields, name: 'Nieuwer' }]));
      expect(await products(store, {})).toEqual([6, 5, 1, 2, 3, 4]);
      expect(await products(store, { order: 'erpId' })).toEqual([3, 1, 4, 6, 5, 2]);
      expect(await products(store, { order: 'created' })).toEqual([6, 5, 3, 4, 2, 1]);
    });

    test('a page is a part, and tells how many there are', async () => {
      const store = await makeStore(seed);
      const page = (number: number, size: number) => store.read(async at => {
        const { records, total } = await at.find('products', { where: { customerId: [1] }, order: 'erpId' }, { number, size });
        return [idsOf(records), total];
      });
      expect([await page(1, 2), await page(2, 2), await page(3, 2), await page(1, 1_000_000)]).toEqual([[[3, 1], 3], [[4], 3], [[], 3], [[3, 1, 4], 3]]);
    });

    test('records come in the order of their ids, without those that are gone', async () => {
      const store = await makeStore(seed);
      expect(await store.read(async at => idsOf(await at.get('products', [4, 99, 1, Number.NaN])))).toEqual([4, 1]);
      expect(await store.read(at => at.get('products', [2]))).toEqual([seed.products?.[1]]);
    });

    test('what records look up is fetched at once', async () => {
      const store = await makeStore(seed);
      const related = await store.read(at => at.related({
        ids: { customers: [2, 99], users: [2] }, assetsOf: [1, 2, 3], collectionsOf: [1, 3], collectionsBy: [1, 2], categoriesOf: [1, 2, 3], segments: true,
      }));
      expect([related.get('customers', 2)?.name, related.get('customers', 99), related.get('users', 1)?.username, related.get('users', 2)?.username])
        .toEqual(['Brasserie Été', undefined, 'An', 'Bea']);
      expect([1, 2, 3].map(id => idsOf(related.assetsOf(id)))).toEqual([[2, 3, 1], [], [4]]);
      expect([1, 3].map(id => idsOf(related.collectionsOf(id)))).toEqual([[1, 2], [1]]);
      expect([1, 2].map(id => idsOf(related.collectionsBy(id)))).toEqual([[1], [2]]);
      expect([1, 2, 3].map(id => idsOf(related.categoriesOf(id)))).toEqual([[1], [1, 2], []]);
      expect(idsOf(related.segments())).toEqual([1, 2, 3]);
    });

    test('what is written is read, also within the transaction, and ids are never used again', async () => {
      const store = await makeStore(seed);
      await store.write(async at => {
        const [made] = await at.add('tags', [{ name: 'Nieuw' }]);
        expect(made).toEqual({ id: 4, name: 'Nieuw' });
        await at.put('tags', [{ id: 1, name: 'Anders' }]);
        // What is named does not go before whoever names it: a database may hold to that.
        await at.put('products', (await at.find('products', { where: { tagIds: [2] } })).records.map(record => ({ ...record, tagIds: [3] })));
        await at.remove('tags', [2, 99]);
        expect(idsOf((await at.find('products', { where: { tagIds: [3] } })).records)).toEqual([1, 3, 4]);
        expect(idsOf((await at.find('tags', {})).records)).toEqual([4, 1, 3]);
        expect((await at.get('tags', [1]))[0]?.name).toBe('Anders');
      });
      await store.write(async at => at.remove('tags', [4]));
      expect((await store.write(at => at.add('tags', [{ name: 'Later' }])))[0]?.id).toBe(5);
      await store.write(async at => at.put('secondSteps', [{ id: 2, lastCounter: 0, wrong: 0.5, wrongAt: 7, waiting: [{ ticket: 'a', address: null, since: 7, tries: 0 }] }]));
      expect(await store.read(at => at.get('secondSteps', [1, 2]))).toEqual([{ id: 2, lastCounter: 0, wrong: 0.5, wrongAt: 7, waiting: [{ ticket: 'a', address: null, since: 7, tries: 0 }] }]);
    });

    test('a list keeps its order, and all that a record holds comes back', async () => {
      const store = await makeStore(seed);
      const [collection] = await store.read(at => at.get('collections', [1]));
      expect(collection).toEqual(seed.collections?.[0]);
      const changed = { ...collection!, productIds: [4, 1, 3], updatedById: 2, description: 'Ünïcode 🖨️ "\\' };
      await store.write(async at => at.put('collections', [changed]));
      expect(await store.read(at => at.get('collections', [1]))).toEqual([changed]);
    });

    test('a transaction is done whole or not at all', async () => {
      const store = await makeStore(seed);
      const before = await store.read(at => at.find('tags', {}));
      const thrown = store.write(async at => {
        await at.add('tags', [{ name: 'Nieuw' }]);
        await at.put('tags', [{ id: 1, name: 'Anders' }]);
        await at.put('tags', [{ id: 1, name: 'Nog anders' }]);
        await at.remove('tags', [2]);
        throw new Response(null, { status: 409 });
      });
      await expect(thrown).rejects.toBeInstanceOf(Response);
      expect(await store.read(at => at.find('tags', {}))).toEqual(before);
      expect((await store.write(at => at.add('tags', [{ name: 'Later' }])))[0]?.id).toBe(4);
    });

    test('transactions at once are as one after the other', async () => {
      const store = await makeStore(seed);
      await Promise.all(Array.from({ length: 20 }, () => store.write(async at => {
        const [tag] = await at.get('tags', [3]);
        await at.find('tags', {});
        await at.put('tags', [{ id: 3, name: `${tag?.name}+` }]);
      })));
      expect((await store.read(at => at.get('tags', [3])))[0]?.name).toBe(`Goud${'+'.repeat(20)}`);
    });

    test('a reading is of one moment', async () => {
      const store = await makeStore(seed);
      const reading = store.read(async at => {
        const first = await at.find('tags', {});
        for (let turn = 0; turn < 10; turn += 1) await at.get('tags', [1]);
        return [first.total, (await at.find('tags', {})).total];
      });
      const [[first, last]] = await Promise.all([reading, store.write(at => at.add('tags', [{ name: 'Nieuw' }]))]);
      expect(first).toBe(last);
    });
  });
};
