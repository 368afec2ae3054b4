import { expect, test } from 'vitest';
import { tokenFor } from './auth/accounts.ts';
import { createMockApi } from './createMockApi.ts';
import { setUp } from './testing.ts';
import type { Change } from '@staalkaart/api';

test('a reset gives the seed back, also to what was derived', async () => {
  const { as, api } = setUp();
  const before = await as('Admin')('GET', 'Products?pageSize=500');
  await as('Admin')('POST', 'Products', { name: 'Tijdelijk', customerId: 401 });
  await as('Admin')('DELETE', 'Products/1001');
  await as('Admin')('PUT', 'Products', { id: 1002, name: 'Anders', customerId: 402 });
  expect((await as('Admin')('GET', 'Products?pageSize=500')).body).not.toEqual(before.body);
  api.reset();
  expect((await as('Admin')('GET', 'Products?pageSize=500')).body).toEqual(before.body);
  expect(api.db.takeChanges()).toEqual([]);
});

test('two mocks share the seed, not the changes', () => {
  const [one, other] = [createMockApi(), createMockApi()];
  one.db.tags.delete(301);
  expect(other.db.tags.get(301)).toBeDefined();
  expect(other.db.tags.all()).toHaveLength(40);
});

test('a snapshot is what changed, and another catalogue takes it up', async () => {
  const { as, api } = setUp();
  await as('Admin')('POST', 'Tags', { name: 'Fluo' });
  await as('Admin')('DELETE', 'Products/1001');
  const { key } = api.db;
  const changes = structuredClone(api.db.takeChanges());
  const next = createMockApi();
  next.db.restore(key, changes);
  expect(next.db.tags.all()[0]?.name).toBe('Fluo');
  expect(next.db.products.get(1001)).toBeUndefined();
  expect(next.db.related.assetsOf(1001)).toEqual([]);
  expect(next.db.tags.add({ name: 'Volgende' }).id).toBe(342);

  const larger = createMockApi({ products: 300 });
  larger.db.restore(key, changes);
  expect(larger.db.products.get(1001)).toBeDefined();
});

test('a write is stored before it is answered', async () => {
  const stored: Change[] = [];
  const { as, api } = setUp({ onChange: () => void stored.push(...structuredClone(api.db.takeChanges())) });
  await as('Admin')('POST', 'Tags', { name: 'Fluo' });
  await as('Admin')('DELETE', 'Tags/301');
  const reloaded = createMockApi();
  reloaded.db.restore(api.db.key, stored);
  expect(reloaded.db.tags.all()).toEqual(api.db.tags.all());
});

test('who reads no document that they ask for is refused the next until one is read or given up; others are not', async () => {
  const { as, api } = setUp();
  const ask = async (role: 'User' | 'Admin') => api.fetch(new Request('http://localhost/api/Collections/513/export', { method: 'POST', headers: { Authorization: `Bearer ${tokenFor(role)}` } }));
  const asked = await Promise.all(Array.from({ length: 4 }, () => ask('User')));
  expect([...asked.map(({ status }) => status), (await ask('User')).status, (await as('Admin')('POST', 'Collections/513/export')).status]).toEqual([200, 200, 200, 200, 503, 200]);
  await asked[0]!.body!.cancel();
  expect((await as('User')('POST', 'Collections/513/export')).status).toBe(200);
  await Promise.all(asked.slice(1).map(answer => answer.arrayBuffer()));
});

test('six zeros are a code too, after a password', async () => {
  const { as } = setUp();
  const email = 'superadmin@staalkaart.be';
  const code = async () => (await as(undefined)('POST', 'Auth/LoginTOTP', { email, code: '000000' })).status;
  expect(await code()).toBe(401);
  await as(undefined)('POST', 'Auth/Login', { email, password: 'staalkaart' });
  expect(await code()).toBe(200);
});
