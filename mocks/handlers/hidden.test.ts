import { expect, test } from 'vitest';
import { setUp } from '../testing.ts';

const HIDDEN = 1001 + 47; // the first hidden product
const READERS = ['User', 'ViewOnly'] as const;
const EDITORS = ['PowerUser', 'Admin', 'SuperAdmin'] as const;
const totalOf = ({ headers }: { headers: Headers }) => JSON.parse(headers.get('Pagination') ?? '{}').totalCount;
const idsOf = (records: { id: number }[]) => records.map(({ id }) => id);

test('a hidden product does not exist for a reader, and is told as hidden to an editor', async () => {
  const { as, api } = setUp();
  const hidden = api.db.products.all().filter(({ isVisible }) => !isVisible).length;
  for (const role of READERS) {
    expect((await as(role)('GET', `Products/${HIDDEN}`)).status).toBe(404);
    expect(totalOf(await as(role)('GET', 'Products'))).toBe(240 - hidden);
    expect((await as(role)('GET', `Products?productIds=${HIDDEN}`)).body).toEqual([]);
    expect((await as(role)('GET', `Assets?productId=${HIDDEN}`)).body).toEqual([]);
  }
  for (const role of EDITORS) {
    expect((await as(role)('GET', `Products/${HIDDEN}`)).body.isVisible).toBe(false);
    expect(totalOf(await as(role)('GET', 'Products'))).toBe(240);
  }
});

test('a hidden category is in no list, filter, segment or product of a reader', async () => {
  const { as, api } = setUp();
  const category = api.db.categories.get(101)!;
  const [segmentId, product] = [category.segmentIds[0], api.db.products.all().find(({ categoryIds }) => categoryIds.includes(101))];
  await as('PowerUser')('PUT', 'Categories', { ...category, isVisible: false });
  for (const [role, isThere] of [['User', false], ['PowerUser', true]] as const) {
    const get = async (path: string) => (await as(role)('GET', path)).body;
    expect(idsOf(await get('Categories')).includes(101)).toBe(isThere);
    expect(idsOf((await get('Products/filters')).categories).includes(101)).toBe(isThere);
    expect((await get(`Segments/${segmentId}`)).categoryIds.includes(101)).toBe(isThere);
    expect(idsOf((await get(`Products/${product?.id}`)).categories).includes(101)).toBe(isThere);
    expect((await get('Products?categories=101')).length > 0).toBe(isThere);
    expect((await as(role)('GET', 'Categories/101')).status).toBe(isThere ? 200 : 404);
  }
});

test('a hidden segment takes its name from the categories', async () => {
  const { as, api } = setUp();
  const segment = api.db.segments.get(11)!;
  await as('Admin')('PUT', 'Segments', { ...segment, isVisible: false });
  const category = api.db.categories.all().find(({ segmentIds }) => segmentIds.includes(11));
  expect((await as('ViewOnly')('GET', 'Segments/11')).status).toBe(404);
  expect(idsOf((await as('ViewOnly')('GET', 'Segments')).body)).not.toContain(11);
  const seen = (await as('ViewOnly')('GET', `Categories/${category?.id}`)).body;
  expect([seen.segmentIds, idsOf(seen.segments)].flat()).not.toContain(11);
  expect((await as('ViewOnly')('GET', `Categories?segmentName=${encodeURIComponent(segment.name)}`)).body).toEqual([]);
});

test('the filter opens no private or hidden collection of somebody else', async () => {
  const { as } = setUp();
  const count = async (role: 'User' | 'Admin' | 'SuperAdmin', id: number) => totalOf(await as(role)('GET', `Products?collections=${id}`));
  const [ofSuperAdmin, hiddenOfAdmin, openOfAdmin] = [501, 508, 505];
  expect(await count('User', ofSuperAdmin)).toBe(0);
  expect(await count('Admin', ofSuperAdmin)).toBe(0);
  expect(await count('User', hiddenOfAdmin)).toBe(0);
  expect(await count('Admin', hiddenOfAdmin)).toBe(3);
  expect(await count('User', openOfAdmin)).toBe(8);
  expect(await count('SuperAdmin', hiddenOfAdmin)).toBe(3);
});

test('who does not know of a hidden product counts it not, files it not and takes it not out', async () => {
  const { as, api } = setUp();
  const user = as('User');
  const { body: collection } = await user('GET', 'Collections/512');
  const [productId] = collection.productIds;
  await as('Admin')('PUT', 'Products', { ...api.db.products.get(productId), isVisible: false });
  const seen = (await user('GET', 'Collections/512')).body;
  expect(seen.productIds).toEqual(collection.productIds.slice(1));
  expect((await user('PUT', 'Collections', { ...seen, name: 'Anders' })).status).toBe(200);
  expect(api.db.collections.get(512)?.productIds).toContain(productId);
  expect((await user('POST', 'Collections', { name: 'Nieuw', productIds: [HIDDEN] })).body.errors).toEqual({ ProductIds: ['Eén van de producten bestaat niet (meer).'] });
});

test('the users that an Admin manages tell nothing of their private collections', async () => {
  const { as } = setUp();
  const collectionsOf = async (role: 'Admin' | 'SuperAdmin') => idsOf((await as(role)('GET', 'Users/4')).body.collections);
  expect(await collectionsOf('Admin')).toEqual([513]);
  expect(await collectionsOf('SuperAdmin')).toEqual([512, 513, 514, 515, 516]);
});
