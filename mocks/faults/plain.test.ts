import { getResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { tokenFor } from '../auth/accounts.ts';
import { createMockApi } from '../createMockApi.ts';
import { BARE, fileForm, setUp } from '../testing.ts';
import { plain as plainWire } from './plain.ts';
import type { Wire } from './wire.ts';

const plain = () => setUp({ wire: plainWire(0) });

test('nothing is announced, and nothing that nobody announced is minded', async () => {
  const { as } = plain();
  const opened = await as('Admin')('GET', 'Products/1001');
  expect(opened.headers.has('ETag')).toBe(false);
  expect((await as('Admin')('GET', 'Me')).headers.has('Staalkaart-Features')).toBe(false);
  expect(opened.body).not.toHaveProperty('updatedByName');
  const presented = await as('Admin')('GET', 'Products?presented=true');
  expect(JSON.parse(presented.headers.get('Pagination')!).totalCount).toBe(240);
  const saved = await as('Admin')('PUT', 'Products', { ...opened.body, name: 'Anders' }, { 'If-Match': '"van gisteren"' });
  expect([saved.status, saved.body, saved.headers.has('ETag')]).toEqual([204, '', false]);
  expect((await as('Admin')('GET', 'Products/1001')).body.name).toBe('Anders');
  const made = [1, 2].map(() => as('Admin')('POST', 'Products', { name: 'Waaier', customerId: 401 }, { 'Idempotency-Key': 'a-1' }));
  expect(new Set((await Promise.all(made)).map(({ headers }) => headers.get('Location'))).size).toBe(2);
});

test('what is empty is not told, or told as null', async () => {
  const { as } = plain();
  const made = await as('Admin')('POST', 'Products', { name: 'Waaier', customerId: 401 });
  const id = Number(made.headers.get('Location')?.split('/').at(-1));
  const { body } = await as('Admin')('GET', `Products/${id}`);
  for (const field of ['tags', 'materials', 'collections', 'categories', 'description']) expect(body).not.toHaveProperty(field);
  expect(body.assets).toBeNull();
  expect((await as('Admin')('GET', `Products/${BARE}`)).body.assets).toBeNull();
  const categories = (await as('Admin')('GET', 'Categories?pageSize=3')).body;
  expect(categories.map((category: object) => ('segments' in category ? 'null' : 'absent'))).toEqual(expect.arrayContaining(['null', 'absent']));
  expect(categories.every(({ segments, segmentIds }: { segments?: null; segmentIds: number[] }) => segments == null && segmentIds.length > 0)).toBe(true);
});

test('the specification\'s other names are used', async () => {
  const { as } = plain();
  const me = (await as('User')('GET', 'Me')).body;
  expect(me).toMatchObject({ roleName: 'User', avatarPath: expect.any(String) });
  expect(me).not.toHaveProperty('role');
  expect(me).not.toHaveProperty('path');
  expect(me.collections[0].products[0]).toEqual({ id: expect.any(Number) });
  const user = (await as('Admin')('GET', 'Users/4')).body;
  expect([user.roleName, user.avatarPath, user.role, user.path]).toEqual(['User', me.avatarPath, undefined, undefined]);
  const collection = (await as('User')('GET', 'Collections/512')).body;
  expect(collection).not.toHaveProperty('productIds');
  expect(collection.products).toEqual(me.collections.find(({ id }: { id: number }) => id === 512).products);
});

test('a list has an item that is none, and a lookup no pagination', async () => {
  const { as } = plain();
  const page = await as('Admin')('GET', 'Tags');
  expect([page.body.length, page.body[3]]).toEqual([11, null]);
  expect(page.headers.has('Pagination')).toBe(true);
  expect((await as('Admin')('GET', 'Tags?pageSize=10000')).headers.has('Pagination')).toBe(false);
  expect((await as('Admin')('GET', 'Tags?pageSize=2')).body).not.toContain(null);
  expect((await as('Admin')('GET', 'Auth/Roles')).body).toHaveLength(5);
});

test('a write is answered by its status, and a medium by its id', async () => {
  const { as } = plain();
  const made = await as('Admin')('POST', 'Tags', { name: 'Fluo' });
  expect([made.status, made.body, made.headers.get('Location')]).toEqual([201, '', '/api/Tags/341']);
  const medium = { productId: BARE, isVideo: false, file: 'a.png', order: 1, name: 'Nieuw_abcd1234' };
  const { body } = await as('Admin')('POST', 'Assets', medium);
  expect(body).toEqual({ id: expect.any(Number) });
  expect((await as('Admin')('PUT', 'Assets', { ...medium, ...body, order: 2 })).body).toEqual(body);
  expect(await as('Admin')('POST', `Assets/${body.id}/image`, fileForm('image', 'a.png', 'image/png'))).toMatchObject({ status: 204, body: '' });
  expect((await as('Admin')('GET', `Products/${BARE}`)).body.assets).toMatchObject([{ id: body.id, order: 2 }]);
});

test('a refusal is a sentence, or one for each field', async () => {
  const { as } = plain();
  expect((await as('Admin')('POST', 'Products/batch', fileForm('file', 'a.csv', 'text/csv', 'naam'))).body).toMatch(/^Dit bestand heeft niet de juiste hoofding\. Verwacht: name;/);
  expect(await as('Admin')('POST', 'Tags', { name: 'duurzaam' })).toMatchObject({ status: 409, body: { errors: { Name: 'Er is al een tag met de naam duurzaam.', Email: null } } });
  expect((await as('Admin')('POST', 'Tags', { name: '' })).body).toEqual({ errors: { Name: 'Het is verplicht de tag een naam te geven', Email: null } });
  expect((await as('Admin')('POST', 'Users', { username: 'Noor' })).body).toContain('Het is verplicht de gebruiker een telefoon nummer te geven');
});

test('a detail takes its time, unless a test says otherwise', async () => {
  const begun = (wire: Wire) => {
    const { handlers } = createMockApi({ wire });
    let isThere = false;
    const request = new Request('http://localhost/api/Tags/301', { headers: { Authorization: `Bearer ${tokenFor('PowerUser')}` } });
    const answered = getResponse(handlers, request).then(response => { isThere = true; return response?.status; });
    return { isThere: () => isThere, answered };
  };
  vi.useFakeTimers();
  try {
    const [slow, quick] = [begun(plainWire()), begun(plainWire(0))];
    await vi.advanceTimersByTimeAsync(390);
    expect([slow.isThere(), quick.isThere()]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(20);
    expect(await slow.answered).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});
