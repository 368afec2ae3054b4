import { expect, test } from 'vitest';
import type { Loose } from '../testing.ts';
import { idsOf, type SetUp, totalOf } from './target.ts';

const HIDDEN = 1001 + 47; // the first hidden product
const READERS = ['User', 'ViewOnly'] as const;
const EDITORS = ['PowerUser', 'Admin', 'SuperAdmin'] as const;

/** What is hidden, or private, does not exist for whoever may not know of it. */
export const hiddenCases = (setUp: SetUp): void => {
  test('neither are the media of a hidden product, nor its place in a document', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const [medium] = (await editor('GET', `Assets?productId=${HIDDEN}`)).body;
    for (const role of READERS) expect((await as(role)('GET', `Assets/${medium.id}`)).status).toBe(404);
    expect((await editor('GET', `Assets/${medium.id}`)).status).toBe(200);

    const { body: open } = await as('Admin')('GET', 'Collections/505');
    const [first] = open.productIds;
    const { body: product } = await editor('GET', `Products/${first}`);
    await editor('PUT', 'Products', { id: first, name: product.name, isVisible: false });
    const documentFor = async (role: 'User' | 'Admin') => (await as(role)('POST', 'Collections/505/export')).body;
    expect(await documentFor('User')).not.toContain(product.name);
    expect(await documentFor('Admin')).toContain(`>${product.name} (verborgen)<`);
  });

  test('a hidden product does not exist for a reader, and is told as hidden to an editor', async () => {
    const { as } = await setUp();
    const hidden = (await as('SuperAdmin')('GET', 'Products?pageSize=500')).body.filter(({ isVisible }: Loose) => !isVisible).length;
    expect(hidden).toBe(4);
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

  test('products that are asked for as a presentation shows them are told as to whoever only looks, page by page', async () => {
    const { as } = await setUp();
    await as('PowerUser')('PUT', 'Categories', { ...(await as('PowerUser')('GET', 'Categories/102')).body, isVisible: false });
    for (let made = 0; made < 14; made += 1) await as('PowerUser')('POST', 'Products', { name: `Ingevoerd ${made}`, customerId: 401, categoryIds: [102] });
    const told = async (role: typeof READERS[number] | typeof EDITORS[number], query: string) => {
      const answer = await as(role)('GET', `Products?${query}`);
      return { ids: idsOf(answer.body), pagination: answer.headers.get('Pagination') };
    };
    const lists = ['', 'pageNumber=2', 'pageNumber=99', 'pageSize=1000000', 'orderBy=erpId', 'orderBy=updated&pageNumber=3', 'searchTerm=ingevoerd', 'searchTerm=kaart', 'categories=101', 'categories=102', 'collections=508', `productIds=${HIDDEN},1001`];
    for (const list of lists) {
      const looked = await told('ViewOnly', list);
      // Of the own collections one knows, whatever one may.
      for (const role of ['PowerUser', 'SuperAdmin', ...READERS] as const) expect([list, role, await told(role, `${list}&presented=true`)]).toEqual([list, role, looked]);
    }
    for (const role of EDITORS) {
      expect(totalOf(await as(role)('GET', 'Products?presented=true'))).toBe(236);
      for (const query of ['', '?presented=false', '?presented=']) expect(totalOf(await as(role)('GET', `Products${query}`))).toBe(254);
      expect((await as(role)('GET', 'Me')).headers.get('Staalkaart-Features')?.split(', ')).toContain('presented');
    }
  });

  test('a hidden category is in no list, filter, segment or product of a reader', async () => {
    const { as } = await setUp();
    const { body: category } = await as('PowerUser')('GET', 'Categories/101');
    const [segmentId, [product]] = [category.segmentIds[0], (await as('PowerUser')('GET', 'Products?categories=101')).body];
    await as('PowerUser')('PUT', 'Categories', { ...category, isVisible: false });
    for (const [role, isThere] of [['User', false], ['PowerUser', true]] as const) {
      const get = async (path: string) => (await as(role)('GET', path)).body;
      expect(idsOf(await get('Categories')).includes(101)).toBe(isThere);
      expect(idsOf((await get('Products/filters')).categories).includes(101)).toBe(isThere);
      expect((await get(`Segments/${segmentId}`)).categoryIds.includes(101)).toBe(isThere);
      expect(idsOf((await get(`Products/${product.id}`)).categories).includes(101)).toBe(isThere);
      expect((await get('Products?categories=101')).length > 0).toBe(isThere);
      expect((await as(role)('GET', 'Categories/101')).status).toBe(isThere ? 200 : 404);
    }
  });

  test('a hidden segment takes its name from the categories', async () => {
    const { as } = await setUp();
    const { body: segment } = await as('Admin')('GET', 'Segments/11');
    await as('Admin')('PUT', 'Segments', { ...segment, isVisible: false });
    const category = (await as('Admin')('GET', 'Categories')).body.find(({ segmentIds }: Loose) => segmentIds.includes(11));
    expect((await as('ViewOnly')('GET', 'Segments/11')).status).toBe(404);
    expect(idsOf((await as('ViewOnly')('GET', 'Segments')).body)).not.toContain(11);
    const seen = (await as('ViewOnly')('GET', `Categories/${category.id}`)).body;
    expect([seen.segmentIds, idsOf(seen.segments)].flat()).not.toContain(11);
    expect((await as('ViewOnly')('GET', `Categories?segmentName=${encodeURIComponent(segment.name)}`)).body).toEqual([]);
  });

  test('the filter opens no private or hidden collection of somebody else', async () => {
    const { as } = await setUp();
    const count = async (role: 'User' | 'Admin' | 'SuperAdmin', id: number) => totalOf(await as(role)('GET', `Products?collections=${id}`));
    const [ofSuperAdmin, hiddenOfAdmin, openOfAdmin] = [501, 508, 505];
    expect(await count('User', ofSuperAdmin)).toBe(0);
    expect(await count('Admin', ofSuperAdmin)).toBe(0);
    expect(await count('User', hiddenOfAdmin)).toBe(0);
    expect(await count('Admin', hiddenOfAdmin)).toBe(3);
    expect(await count('User', openOfAdmin)).toBe(8);
    expect(await count('SuperAdmin', hiddenOfAdmin)).toBe(3);
  });

  test('the filter offers the own collections and those that are open to all, by name', async () => {
    const { as } = await setUp();
    const namesFor = async (role: 'User' | 'ViewOnly' | 'SuperAdmin') => (await as(role)('GET', 'Products/filters')).body.collections.map(({ name }: Loose) => name);
    const open = ['Culturele sector', 'Fotoshoot november', 'Huwelijk en feest', 'Kerst 2026', 'Nieuwe klanten', 'Restaurants aan zee', 'Scholen en academies', 'Verpakking op maat'];
    expect(await namesFor('ViewOnly')).toEqual(open);
    expect(await namesFor('User')).toEqual([...open, 'Ideeën', 'Voorstel Atelier Noord', 'Vorig seizoen', 'Zomerfestivals'].sort());
    expect(await namesFor('SuperAdmin')).toEqual([...open, 'Beurs Horeca Expo', 'Directie', 'Duurzaam drukwerk', 'Stalen voor de etalage'].sort());
  });

  test('a product tells of the collections that hold it to whom they are known', async () => {
    const { as } = await setUp();
    const [productId] = (await as('SuperAdmin')('GET', 'Collections/501')).body.productIds;
    const { body: own } = await as('User')('POST', 'Collections', { name: 'Eigen', productIds: [productId] });
    const told = async (role: 'User' | 'ViewOnly' | 'Admin' | 'SuperAdmin') => {
      const [{ collectionIds }] = (await as(role)('GET', `Products?productIds=${productId}`)).body;
      const { body } = await as(role)('GET', `Products/${productId}`);
      expect([body.collectionIds, idsOf(body.collections)]).toEqual([collectionIds, collectionIds]);
      return [501, own.id].filter(id => collectionIds.includes(id));
    };
    expect([await told('ViewOnly'), await told('Admin'), await told('User'), await told('SuperAdmin')]).toEqual([[], [], [own.id], [501, own.id]]);
    // A presentation tells of no private ones of others.
    const [presented] = (await as('SuperAdmin')('GET', `Products?presented=true&productIds=${productId}`)).body;
    expect([501, own.id].filter(id => presented.collectionIds.includes(id))).toEqual([501]);
  });

  test('collections that are asked for as a presentation shows them count no hidden product, and lose none when they are written', async () => {
    const { as } = await setUp();
    const keeper = as('SuperAdmin');
    const { body: collection } = await keeper('GET', 'Collections/501');
    const [productId] = collection.productIds;
    await keeper('PUT', 'Products', { ...(await keeper('GET', `Products/${productId}`)).body, isVisible: false });
    const told = async (query: string) => (await keeper('GET', `Collections${query}`)).body.find(({ id }: Loose) => id === 501).productIds;
    expect([await told('?presented=true'), await told('')]).toEqual([collection.productIds.slice(1), collection.productIds]);
    const { body: mine } = await keeper('GET', 'Collections');
    expect(idsOf((await keeper('GET', 'Collections?presented=true')).body)).toEqual(idsOf(mine));
    expect((await keeper('PUT', 'Collections', { ...(await keeper('GET', 'Collections/501')).body, name: 'Anders' })).body.productIds).toEqual(collection.productIds);
  });

  test('who does not know of a hidden product counts it not, files it not and takes it not out', async () => {
    const { as } = await setUp();
    const user = as('User');
    const { body: collection } = await user('GET', 'Collections/512');
    const [productId] = collection.productIds;
    expect((await as('Admin')('PUT', 'Products', { ...(await as('Admin')('GET', `Products/${productId}`)).body, isVisible: false })).status).toBe(200);
    const seen = (await user('GET', 'Collections/512')).body;
    expect(seen.productIds).toEqual(collection.productIds.slice(1));
    expect((await user('PUT', 'Collections', { ...seen, name: 'Anders' })).status).toBe(200);
    expect((await as('SuperAdmin')('GET', 'Collections/512')).body.productIds).toContain(productId);
    expect((await user('POST', 'Collections', { name: 'Nieuw', productIds: [HIDDEN] })).body.errors).toEqual({ ProductIds: ['Eén van de producten bestaat niet (meer).'] });
  });

  test('the users that an Admin manages tell nothing of their private collections', async () => {
    const { as } = await setUp();
    const collectionsOf = async (role: 'Admin' | 'SuperAdmin') => idsOf((await as(role)('GET', 'Users/4')).body.collections);
    expect(await collectionsOf('Admin')).toEqual([513]);
    expect(await collectionsOf('SuperAdmin')).toEqual([512, 513, 514, 515, 516]);
  });
};
