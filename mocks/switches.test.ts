import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { tokenFor } from './auth/accounts.ts';
import { emptyList, fail } from './overrides.ts';
import { setUp } from './testing.ts';
import { readSwitches } from './switches.ts';

test('reads the address, and ignores what makes no sense', () => {
  expect(readSwitches('?mock-products=10000&mock-latency=800&mock-fail=PUT+Products&mock-fail=/api/Tags&mock-plain&mock-reset')).toEqual({
    products: 10_000, latency: 800, failures: [{ method: 'PUT', path: 'Products' }, { path: 'Tags' }], isPlain: true, reset: true,
  });
  expect(readSwitches('?mock-products=veel&mock-fail=')).toEqual({ failures: [], reset: false });
  expect(readSwitches('?mock-products=9999999').products).toBe(100_000);
});

test('fails the calls that were named, and no others', async () => {
  const { as } = setUp({ failures: readSwitches('?mock-fail=PUT Products&mock-fail=Tags').failures });
  const editor = as('Admin');
  expect((await editor('PUT', 'Products', { id: 1001, name: 'X' })).status).toBe(500);
  expect((await editor('GET', 'Products/1001')).status).toBe(200);
  expect((await editor('GET', 'Tags/301')).status).toBe(500);
});

test('waits before it answers', async () => {
  const begin = performance.now();
  await setUp({ latency: 60 }).as('User')('GET', 'Me');
  expect(performance.now() - begin).toBeGreaterThan(50);
});

test('overrides answer first', async () => {
  const { api } = setUp();
  const get = (path: string) => new Request(`http://localhost/api/${path}`, { headers: { Authorization: `Bearer ${tokenFor('User')}` } });
  const failed = await getResponse([fail('get', 'Products/:id', 500, 'kapot'), ...api.handlers], get('Products/1001'));
  expect([failed?.status, await failed?.text()]).toEqual([500, 'kapot']);
  expect(await (await getResponse([emptyList('Tags'), ...api.handlers], get('Tags')))?.json()).toEqual([]);
});
