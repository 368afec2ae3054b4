import { tokenFor } from '../auth/accounts.ts';
import type { Role } from '@staalkaart/api-client/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockServer, type MockServer } from './createMockServer.ts';

let server: MockServer;
beforeAll(async () => { server = await createMockServer({ hasFaults: true }); });
afterAll(() => server?.close());

/** A client with its own cookie and session. */
const createClient = (role: Role = 'Admin') => {
  let cookie = '';
  const send = async (path: string, method = 'GET', body?: unknown) => {
    const headers = { Authorization: `Bearer ${tokenFor(role)}`, 'Content-Type': 'application/json', Cookie: cookie };
    const answered = await fetch(server.url + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    cookie = answered.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    return answered;
  };
  return { send, status: async (path: string) => (await send(path)).status, name: async () => (await (await send('/api/Me')).json() as { username: string }).username };
};

test('a client chooses a fault for itself alone, and ends it', async () => {
  const [mine, other] = [createClient(), createClient('SuperAdmin')];
  expect([await mine.name(), await other.name()]).toEqual(['Bram', 'Annelies']);
  expect((await mine.send('/__faults', 'POST', { id: 'serverError' })).status).toBe(204);
  expect((await other.send('/__faults', 'POST', { id: 'goneDetail' })).status).toBe(204);
  expect([await mine.status('/api/Tags'), await other.status('/api/Tags')]).toEqual([500, 200]);
  expect(await other.status('/api/Tags/301')).toBe(404);
  await mine.send('/__faults', 'DELETE');
  expect([await mine.status('/api/Tags'), await other.status('/api/Tags/301')]).toEqual([200, 404]);
});

test('a fault remembers what came before, until it is chosen anew', async () => {
  const client = createClient();
  await client.send('/__faults', 'POST', { id: 'failsOnce' });
  expect([await client.status('/api/Tags'), await client.status('/api/Tags')]).toEqual([500, 200]);
  await client.send('/__faults', 'POST', { id: 'failsOnce' });
  expect(await client.status('/api/Tags')).toBe(500);
});

test('a line that breaks gives no answer at all', async () => {
  const client = createClient();
  await client.send('/__faults', 'POST', { id: 'offline' });
  await expect(client.status('/api/Tags')).rejects.toThrow('fetch failed');
});

test('an unknown fault names the others, and a server that was not told so knows none', async () => {
  const refused = await createClient().send('/__faults', 'POST', { id: 'regen' });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('portal')]);
  const careful = await createMockServer();
  expect((await fetch(`${careful.url}/__faults`, { method: 'POST', body: '{"id":"portal"}' })).status).toBe(405);
  await careful.close();
});
