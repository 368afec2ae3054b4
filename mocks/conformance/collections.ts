import { expect, test } from 'vitest';
import { BARE, type Loose } from '../testing.ts';
import type { SetUp } from './target.ts';

const OWN = 512; // of the User
const OTHERS_PRIVATE = 501; // of the SuperAdmin
const OTHERS_OPEN = 505; // of the Admin

/** Collections: whose they are, what they hold, and their document (specification §4, §6). */
export const collectionCases = (setUp: SetUp): void => {
  test('the picker adds a product, and the product knows', async () => {
    const { as } = await setUp();
    const user = as('User');
    const { body: collection } = await user('GET', `Collections/${OWN}`);
    const saved = await user('PUT', 'Collections', { ...collection, productIds: [...collection.productIds, 1005] });
    expect(saved).toMatchObject({ status: 200, body: { productIds: [...collection.productIds, 1005] } });
    expect((await user('GET', 'Products/1005')).body.collectionIds).toContain(OWN);
    expect((await user('GET', 'Me')).body.collections.find(({ id }: { id: number }) => id === OWN).productIds).toContain(1005);
    await user('PUT', 'Collections', collection);
    expect((await user('GET', 'Products/1005')).body.collectionIds).not.toContain(OWN);
  });

  test('its products are told with their media, in their order; no other list tells them', async () => {
    const { as } = await setUp();
    const user = as('User');
    const { body: held } = await user('GET', `Products?collections=${OWN}`);
    const { body: whole } = await user('GET', `Products/${held[0].id}`);
    expect(held[0].assets).toEqual(whole.assets);
    expect(whole.assets.length).toBeGreaterThan(0);
    expect((await user('GET', `Products?productIds=${held[0].id}`)).body[0]).not.toHaveProperty('assets');
  });

  test('a list holds the own ones; the SuperAdmin may ask for all', async () => {
    const { as } = await setUp();
    expect((await as('User')('GET', 'Collections?showAll=true')).body).toHaveLength(5);
    expect((await as('SuperAdmin')('GET', 'Collections')).body).toHaveLength(4);
    expect((await as('SuperAdmin')('GET', 'Collections?showAll=true')).body).toHaveLength(20);
  });

  test('others see what is not private, and change nothing', async () => {
    const { as } = await setUp();
    const user = as('User');
    expect((await user('GET', `Collections/${OTHERS_PRIVATE}`)).status).toBe(404);
    expect((await user('POST', `Collections/${OTHERS_PRIVATE}/export`)).status).toBe(404);
    expect((await user('DELETE', `Collections/${OTHERS_PRIVATE}`)).status).toBe(404);
    const { body: open, status } = await user('GET', `Collections/${OTHERS_OPEN}`);
    expect(status).toBe(200);
    const sentence = 'Je kan enkel collecties van jezelf aanpassen of verwijderen';
    expect(await user('PUT', 'Collections', open)).toMatchObject({ status: 403, body: sentence });
    expect(await as('PowerUser')('DELETE', `Collections/${OTHERS_OPEN}`)).toMatchObject({ status: 403, body: sentence });
    expect((await as('SuperAdmin')('DELETE', `Collections/${OTHERS_OPEN}`)).status).toBe(204);
  });

  test('what the SuperAdmin makes is and stays private and visible; that of others keeps its boxes', async () => {
    const { as } = await setUp();
    const boss = as('SuperAdmin');
    const own = { id: OTHERS_PRIVATE, name: 'Beurs', isPrivate: false, isVisible: false };
    expect((await boss('PUT', 'Collections', own)).body).toMatchObject({ isPrivate: true, isVisible: true });
    expect((await boss('POST', 'Collections', { name: 'Geheim', productIds: [], isPrivate: false, isVisible: false })).body).toMatchObject({ isPrivate: true, isVisible: true });
    const { body: other } = await boss('GET', `Collections/${OWN}`);
    expect((await boss('PUT', 'Collections', { ...other, isPrivate: false, isVisible: false })).body).toMatchObject({ isPrivate: false, isVisible: false });
  });

  test('a product without media is not linked, and an unknown one neither', async () => {
    const { as } = await setUp();
    const create = (productIds: number[]) => as('User')('POST', 'Collections', { name: 'Nieuw', productIds });
    expect(await create([BARE])).toMatchObject({ status: 409, body: { title: 'Dit product kan niet in een collectie.' } });
    expect((await create([77])).status).toBe(400);
    expect((await create([1001])).status).toBe(201);
  });

  test('an export is a word-processing document; an empty collection has none', async () => {
    const { as } = await setUp();
    const { headers, body } = await as('User')('POST', `Collections/${OWN}/export`);
    expect(headers.get('Content-Type')).toContain('wordprocessingml');
    expect(body.slice(0, 4)).toBe('PK\u0003\u0004');
    expect(body).toContain('Voorstel Atelier Noord');
    // In the order in which its page shows them, whatever the order in which they were filed.
    const names = (await as('User')('GET', `Products?collections=${OWN}&pageSize=1000000`)).body.map(({ name }: Loose) => name as string);
    expect(names.toSorted((a: string, b: string) => body.lastIndexOf(`>${a}<`) - body.lastIndexOf(`>${b}<`))).toEqual(names);
    expect(await as('User')('POST', 'Collections/515/export')).toMatchObject({ status: 409, body: { title: expect.any(String), detail: expect.any(String) } });
  });
};
