import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createMockApi } from '../createMockApi.ts';
import { emptySeed } from '../seed/emptySeed.ts';
import { networks, type Network } from './networks.ts';

/** Calls as the PowerUser, over a line of that kind; a network fault reads as 0. */
const over = (network: Network) => {
  const api = createMockApi();
  const handlers = [...networks[network](api), ...api.handlers];
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { Authorization: `Bearer ${api.tokenFor('PowerUser')}`, 'Content-Type': 'application/json' };
    const request = new Request(`http://localhost${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    return (await getResponse(handlers, request))!;
  };
  const status = async (method: string, path: string, body?: unknown) => (await call(method, path, body)).status;
  return { call, status };
};
const SIGN_IN = { email: 'poweruser@staalkaart.be', password: 'staalkaart' };

test('offline and a server without words leave the own profile alone', async () => {
  for (const [network, failed] of [['offline', 0], ['serverError', 500]] as const) {
    const { call, status } = over(network);
    expect(await status('GET', '/api/Me')).toBe(200);
    expect(await status('GET', '/api/Products')).toBe(failed);
    expect(await status('POST', '/api/Auth/Login', SIGN_IN)).toBe(failed);
    expect(await (await call('GET', '/api/Tags')).text()).toBe('');
  }
});

test('a session that is over knows nobody, and lets sign in', async () => {
  const { status } = over('unauthorized');
  expect(await status('GET', '/api/Me')).toBe(401);
  expect(await status('POST', '/api/Auth/Login', SIGN_IN)).toBe(200);
});

test('a session that ends at the first save goes on after a sign-in', async () => {
  const { status } = over('unauthorizedSave');
  expect(await status('GET', '/api/Products')).toBe(200);
  expect(await status('POST', '/api/Tags', { name: 'Fluo' })).toBe(401);
  expect(await status('POST', '/api/Auth/Login', SIGN_IN)).toBe(200);
  expect(await status('POST', '/api/Tags', { name: 'Fluo' })).toBe(201);
  // And each story begins with a session that is over.
  expect(await over('unauthorizedSave').status('POST', '/api/Tags', { name: 'Fluo' })).toBe(401);
});

test('a garbled header keeps the items, and what is no list as it is', async () => {
  const { call } = over('garbledPagination');
  const list = await call('GET', '/api/Products?pageSize=5');
  expect(list.headers.get('Pagination')).toBe('{currentPage: een');
  expect(await list.json()).toHaveLength(5);
  expect((await call('GET', '/api/Products/1001')).headers.has('Pagination')).toBe(false);
  expect((await call('POST', '/api/Tags', { name: 'Fluo' })).status).toBe(201);
});

test('only calls of the API are touched', async () => {
  const handlers = networks.offline(createMockApi());
  expect(await getResponse(handlers, new Request('http://localhost/node_modules/api/index.js'))).toBeUndefined();
});

test('an empty catalogue has its accounts, and takes a first record', async () => {
  const api = createMockApi({ seed: emptySeed });
  const headers = { Authorization: `Bearer ${api.tokenFor('Admin')}`, 'Content-Type': 'application/json' };
  for (const list of ['Products', 'Segments', 'Categories', 'Collections', 'Customers', 'Materials', 'Tags']) {
    expect(await (await api.fetch(`/api/${list}`, { headers })).json()).toEqual([]);
  }
  expect((await api.fetch('/api/Me', { headers })).status).toBe(200);
  const made = await api.fetch('/api/Tags', { method: 'POST', headers, body: JSON.stringify({ name: 'Fluo' }) });
  expect(await made.json()).toEqual({ id: 1, name: 'Fluo' });
});
