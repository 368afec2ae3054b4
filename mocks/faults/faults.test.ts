import { getResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { createMockApi } from '../createMockApi.ts';
import { emptySeed } from '../seed/seed.ts';
import { fileForm, setUp } from '../testing.ts';
import { faultWire, type FaultId } from './faults.ts';
import { wireHandler } from './wire.ts';

/** Calls as the PowerUser, over a line with that fault; a network fault reads as 0. */
const during = (id: FaultId) => {
  const { api, as } = setUp({ wire: faultWire(id) });
  const call = as('PowerUser');
  return { api, call, status: async (method: string, path: string, body?: unknown) => (await call(method, path, body)).status };
};
const SIGN_IN = { email: 'poweruser@staalkaart.be', password: 'staalkaart' };
const TAG = { name: 'Fluo' };

test('offline and a server without words leave the own profile alone', async () => {
  for (const [id, failed] of [['offline', 0], ['serverError', 500]] as const) {
    const { call, status } = during(id);
    expect(await status('GET', 'Me')).toBe(200);
    expect(await status('GET', 'Products')).toBe(failed);
    expect(await status('POST', 'Auth/Login', SIGN_IN)).toBe(failed);
    expect((await call('GET', 'Tags')).body).toBe('');
  }
});

test('a session that is over knows nobody, and lets sign in', async () => {
  const { status } = during('unauthorized');
  expect(await status('GET', 'Me')).toBe(401);
  expect(await status('POST', 'Auth/Login', SIGN_IN)).toBe(200);
});

test('a session that ends at the first save goes on after a sign-in', async () => {
  const { status } = during('unauthorizedSave');
  expect(await status('GET', 'Products')).toBe(200);
  expect(await status('POST', 'Tags', TAG)).toBe(401);
  expect(await status('POST', 'Auth/Login', SIGN_IN)).toBe(200);
  expect(await status('POST', 'Tags', TAG)).toBe(201);
  // And each visitor begins with a session that is over.
  expect(await during('unauthorizedSave').status('POST', 'Tags', TAG)).toBe(401);
});

test.each([['forbidden', 403], ['conflict', 409], ['tooMany', 429], ['tooLarge', 413], ['fieldErrors', 400]] as const)(
  '%s answers %i to a save, and lets read and sign in', async (id, refused) => {
    const { api, status } = during(id);
    expect(await status('GET', 'Products')).toBe(200);
    expect(await status('POST', 'Auth/Login', SIGN_IN)).toBe(200);
    expect(await status('POST', 'Tags', TAG)).toBe(refused);
    expect(api.db.tags.all()).toHaveLength(40);
  });

test('the bodies of refusals are those that servers and proxies send', async () => {
  expect((await during('tooLarge').call('POST', 'Tags', TAG)).body).toMatch(/^<!doctype html>/);
  expect((await during('fieldErrors').call('POST', 'Tags', TAG)).body).toEqual({ errors: { Name: 'Bestaat al', Email: null } });
  const stale = await during('stale').call('PUT', 'Tags', { ...TAG, id: 301 });
  expect([stale.status, stale.body]).toEqual([412, { title: 'Intussen gewijzigd' }]);
  const page = await during('portal').call('GET', 'Me');
  expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test('what fails once works the second time, each address for itself', async () => {
  const { status } = during('failsOnce');
  expect([await status('GET', 'Tags'), await status('GET', 'Tags')]).toEqual([500, 200]);
  expect([await status('POST', 'Tags', TAG), await status('POST', 'Tags', TAG)]).toEqual([500, 201]);
});

test('an answer is lost once, of what was done', async () => {
  const { api, status } = during('lostAnswer');
  expect([await status('POST', 'Tags', TAG), api.db.tags.all().length]).toEqual([0, 41]);
  expect(await status('POST', 'Tags', TAG)).toBe(409);
});

test('a list is answered by what is none, or by items that are none', async () => {
  const read = async (id: FaultId, path = 'Tags') => (await during(id).call('GET', path)).body;
  expect(await read('emptyObjects')).toEqual({});
  expect(await read('nullLists')).toBeNull();
  const items = await read('nullItems');
  expect([items.length, items[1]]).toEqual([11, null]);
  await expect(read('truncated')).rejects.toThrow('JSON');
  for (const id of ['emptyObjects', 'nullLists', 'nullItems'] as const) expect((await read(id, 'Tags/301')).id).toBe(301);
});

test('a record loses its lists, and nothing else', async () => {
  const { call } = during('missingLists');
  const product = (await call('GET', 'Products/1001')).body;
  expect(product).toMatchObject({ id: 1001, customer: { id: expect.any(Number) } });
  expect(Object.values(product).filter(Array.isArray)).toEqual([]);
  expect((await call('GET', 'Categories')).body[0]).not.toHaveProperty('segments');
});

test('a garbled header keeps the items, and what is no list as it is', async () => {
  const { call } = during('garbledPagination');
  const list = await call('GET', 'Products?pageSize=5');
  expect(list.headers.get('Pagination')).toBe('{currentPage: een');
  expect(list.body).toHaveLength(5);
  expect((await call('GET', 'Products/1001')).headers.has('Pagination')).toBe(false);
});

test('a colleague was first: what is deleted is gone, and the answer is 404', async () => {
  const { status } = during('goneOnDelete');
  expect(await status('DELETE', 'Tags/301')).toBe(404);
  expect(await status('GET', 'Tags/301')).toBe(404);
  expect(await during('goneDetail').status('GET', 'Tags/301')).toBe(404);
});

test('of a new order only the second update fails', async () => {
  const { api, call } = during('halfReorder');
  const answers = [];
  for (const asset of api.db.related.assetsOf(1001).slice(0, 2)) {
    answers.push((await call('PUT', 'Assets', { ...asset, order: 9 })).status, (await call('GET', `Assets/${asset.id}`)).status);
  }
  expect(answers).toEqual([200, 200, 400, 200]);
  expect((await call('PUT', 'Assets', { ...api.db.related.assetsOf(1001)[0], order: 1 })).status).toBe(200);
});

test('a file is refused, and its record is there', async () => {
  const { call, status } = during('failedUpload');
  expect(await status('POST', 'Segments', { name: 'Sport' })).toBe(201);
  expect((await call('POST', 'Segments/11/image', fileForm('image', 'a.png', 'image/png'))).body).toEqual({ title: 'Dit bestand kon niet bewaard worden.' });
});

test('a profile that stays away takes nothing else with it', async () => {
  const { status } = during('noProfile');
  expect([await status('GET', 'Me'), await status('GET', 'Products')]).toEqual([503, 200]);
});

test.each([['slow', 'GET', 'Tags', 1_500], ['slowDetail', 'GET', 'Tags/301', 1_500], ['stalledWrite', 'DELETE', 'Tags/301', 5_000]] as const)(
  '%s keeps %s %s waiting', async (id, method, path, ms) => {
    vi.useFakeTimers();
    try {
      let isThere = false;
      const { status } = during(id);
      const waiting = status(method, path).then(answered => { isThere = true; return answered; });
      await vi.advanceTimersByTimeAsync(ms - 50);
      expect(isThere).toBe(false);
      await vi.advanceTimersByTimeAsync(100);
      expect(await waiting).toBeLessThan(300);
    } finally {
      vi.useRealTimers();
    }
  });

test('only calls of the API are touched', async () => {
  const handler = wireHandler(faultWire('offline'), createMockApi().fetch);
  expect(await getResponse([handler], new Request('http://localhost/node_modules/api/index.js'))).toBeUndefined();
});

test('an empty catalogue has its accounts, and takes a first record', async () => {
  const admin = setUp({ seed: emptySeed }).as('Admin');
  for (const list of ['Products', 'Segments', 'Categories', 'Collections', 'Customers', 'Materials', 'Tags']) {
    expect((await admin('GET', list)).body).toEqual([]);
  }
  expect((await admin('GET', 'Me')).status).toBe(200);
  expect((await admin('POST', 'Tags', TAG)).body).toEqual({ id: 1, name: 'Fluo' });
});
