import { expect, test } from 'vitest';
import { fileForm, type Loose } from '../testing.ts';
import { idsOf, type SetUp, totalOf } from './target.ts';

const WAAIER = { name: 'Waaier', customerId: 401 };
const HOUR = 3_600_000;
const withKey = (key: string) => ({ 'Idempotency-Key': key });

/** `Idempotency-Key`: whoever got no answer asks again, and nothing is done twice. */
export const onceCases = (setUp: SetUp): void => {
  test('is announced, and described of each call that makes, changes or removes a record', async () => {
    const { as } = await setUp();
    expect((await as('ViewOnly')('GET', 'Me')).headers.get('Staalkaart-Features')?.split(', ')).toContain('idempotency-key');
    const { paths } = (await as(undefined)('GET', 'openapi.json')).body;
    const taking = (method: string) => Object.keys(paths).filter(path => paths[path][method]?.parameters.some((one: Loose) => one.in === 'header' && one.name === 'Idempotency-Key')).sort();
    const resources = ['/Assets', '/Categories', '/Collections', '/Customers', '/Materials', '/Products', '/Segments', '/Tags', '/Users'];
    expect(taking('post')).toEqual([...resources, '/Products/batch', '/Users/newpassword'].sort());
    expect(taking('put')).toEqual(resources);
    expect(taking('delete')).toEqual(resources.map(path => `${path}/{id}`));
  });

  test('a repeat is told what the first was told, and makes nothing', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const [first, repeat] = [await editor('POST', 'Products', WAAIER, withKey('a-1')), await editor('POST', 'Products', WAAIER, withKey('a-1'))];
    expect([repeat.status, repeat.body, repeat.headers.get('ETag'), repeat.headers.get('Content-Type')])
      .toEqual([201, first.body, first.headers.get('ETag'), 'application/json']);
    expect(totalOf(await editor('GET', 'Products'))).toBe(241);
    // Without a name that is its own, it would be refused.
    const tag = await editor('POST', 'Tags', { name: 'Koper' }, withKey('a-2'));
    expect((await editor('POST', 'Tags', { name: 'Koper' }, withKey('a-2'))).body).toEqual(tag.body);
    expect((await editor('POST', 'Tags', { name: 'Koper' }, withKey('a-3'))).status).toBe(409);
  });

  test('also where it comes while the first is under way', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const made = await Promise.all(Array.from({ length: 7 }, () => editor('POST', 'Products', WAAIER, withKey('a-1'))));
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 201));
    expect(new Set(idsOf(made.map(({ body }) => body))).size).toBe(1);
    expect(totalOf(await editor('GET', 'Products'))).toBe(241);
  });

  test('a change and a removal too, which would be refused, or take back what came after', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const { body: { id }, headers } = await editor('POST', 'Tags', { name: 'Koper' });
    const change = () => editor('PUT', 'Tags', { id, name: 'Messing' }, { ...withKey('a-1'), 'If-Match': headers.get('ETag')! });
    const [first, repeat] = [await change(), await change()];
    expect([repeat.status, repeat.body, repeat.headers.get('ETag')]).toEqual([200, { id, name: 'Messing' }, first.headers.get('ETag')]);
    await as('Admin')('PUT', 'Tags', { id, name: 'Brons' });
    expect((await change()).body).toEqual({ id, name: 'Messing' });
    expect((await editor('GET', `Tags/${id}`)).body).toEqual({ id, name: 'Brons' });
    const remove = (key: string) => editor('DELETE', `Tags/${id}`, undefined, withKey(key));
    expect([await remove('a-1'), await remove('a-1'), await remove('a-2')].map(({ status }) => status)).toEqual([204, 204, 404]);
  });

  test('an import too, whatever separates the parts of its body', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const send = (rows: string, key: string) => editor('POST', 'Products/batch', fileForm('file', 'import.csv', 'text/csv', `name;customer\r\n${rows}`), withKey(key));
    const [first, repeat] = await Promise.all([send('Waaier;Atelier Noord bv\r\nFout;Niemand', 'a-1'), send('Waaier;Atelier Noord bv\r\nFout;Niemand', 'a-1')]);
    expect([first.status, first.body.uploadedItems.length, first.body.errorItems.length]).toEqual([200, 1, 1]);
    expect([repeat.status, repeat.body]).toEqual([200, first.body]);
    expect(totalOf(await editor('GET', 'Products'))).toBe(241);
    await send('Folder;Atelier Noord bv', 'a-1');
    await send('Folder;Atelier Noord bv', 'a-2');
    expect(totalOf(await editor('GET', 'Products'))).toBe(243);
  });

  test('no other person, body or address is a repeat, nor is a call without a key', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const made = [
      await editor('POST', 'Products', WAAIER, withKey('a-1')), await as('Admin')('POST', 'Products', WAAIER, withKey('a-1')),
      await editor('POST', 'Products', { ...WAAIER, name: 'Folder' }, withKey('a-1')), await editor('POST', 'Products', WAAIER), await editor('POST', 'Products', WAAIER),
    ];
    expect(new Set(idsOf(made.map(({ body }) => body))).size).toBe(5);
    const named = [await editor('POST', 'Tags', { name: 'Koper' }, withKey('a-1')), await editor('POST', 'Materials', { name: 'Koper' }, withKey('a-1'))];
    expect(named.map(({ status }) => status)).toEqual([201, 201]);
    expect(totalOf(await editor('GET', 'Materials?searchTerm=koper'))).toBe(1);
  });

  test('what was refused is tried anew', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const { body: taken } = await editor('POST', 'Tags', { name: 'Koper' });
    const save = () => editor('POST', 'Tags', { name: 'Koper' }, withKey('a-1'));
    expect((await save()).status).toBe(409);
    await editor('DELETE', `Tags/${taken.id}`);
    const { status, body } = await save();
    expect([status, body.id > taken.id]).toEqual([201, true]);
    expect((await save()).body).toEqual(body);
  });

  test('whoever may no longer make it is not told either', async () => {
    const { as } = await setUp();
    const save = () => as('PowerUser')('POST', 'Products', WAAIER, withKey('a-1'));
    expect((await save()).status).toBe(201);
    const { body: me } = await as('PowerUser')('GET', 'Me');
    await as('Admin')('PUT', 'Users', { id: me.id, email: me.email, username: me.username, phoneNumber: '1', roleName: 'User' });
    expect((await save()).status).toBe(403);
  });

  test.each(['', 'x'.repeat(256), 'met een spatie', 'é'])('a key that is none makes nothing: %j', async key => {
    const { as } = await setUp();
    expect(await as('PowerUser')('POST', 'Products', WAAIER, withKey(key))).toMatchObject({ status: 400, body: { title: 'Ongeldige waarde voor Idempotency-Key.' } });
    expect(totalOf(await as('PowerUser')('GET', 'Products'))).toBe(240);
    expect((await as('PowerUser')('POST', 'Products', WAAIER, withKey('~'.repeat(255)))).status).toBe(201);
  });

  test('of what a person made the last two hundred are told again', async () => {
    const { as } = await setUp();
    const save = async (key: string, editor = as('PowerUser')) => (await editor('POST', 'Products', WAAIER, withKey(key))).body.id;
    const [first, second, other] = [await save('a-1'), await save('a-2'), await save('a-1', as('Admin'))];
    for (let more = 0; more < 199; more += 1) {
      await as('PowerUser')('POST', 'Tags', { name: `Koper ${more}` }, withKey(`b-${more}`));
      // What changes something drives out nothing that was made.
      await as('PowerUser')('PUT', 'Tags', { id: 301, name: 'Koper' }, withKey(`c-${more}`));
    }
    expect([await save('a-2'), await save('a-1', as('Admin'))]).toEqual([second, other]);
    expect(await save('a-1')).toBeGreaterThan(first);
  });

  test.skipIf(setUp.isElsewhere)('a day later the same key is that of another call', async () => {
    let now = Date.parse('2026-11-17T09:00:00.000Z');
    const { as } = await setUp({ clock: () => new Date(now) });
    const save = async () => (await as('PowerUser')('POST', 'Products', WAAIER, withKey('a-1'))).body.id;
    const first = await save();
    now += 24 * HOUR - 1;
    expect(await save()).toBe(first);
    now += 1;
    const second = await save();
    expect(second).toBeGreaterThan(first);
    now += 24 * HOUR - 1;
    expect(await save()).toBe(second);
  });
};
