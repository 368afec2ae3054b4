import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tokenFor } from '../auth/accounts.ts';
import { images } from '../media/index.ts';
import { fileForm } from '../testing.ts';
import { createMockServer, type MockServer } from './createMockServer.ts';

let server: MockServer | undefined;
const lines: string[] = [];

beforeAll(async () => {
  server = await createMockServer({ log: line => lines.push(line) });
});
afterAll(async () => {
  await server?.close();
});

const get = (path: string, init?: RequestInit) => fetch(`${server?.url}${path}`, init);

test('answers the API', async () => {
  expect((await get('/api/Me')).status).toBe(401);
  const headers = { Authorization: `Bearer ${tokenFor('User')}` };
  expect(await (await get('/api/Me', { headers })).json()).toMatchObject({ role: 'User' });
  const head = await get('/api/Products', { method: 'HEAD', headers });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('Pagination')).toContain('totalCount');
});

test('takes an upload, and serves it', async () => {
  const picture = new Uint8Array(await readFile(fileURLToPath(new URL(`../public/media/${images[0]}`, import.meta.url))));
  const body = fileForm('image', 'a.png', 'image/png', picture);
  const saved = await get('/api/Me/image', { method: 'POST', body, headers: { Authorization: `Bearer ${tokenFor('ViewOnly')}` } });
  const { path } = (await saved.json()) as { path: string };
  expect((await (await get(path)).arrayBuffer()).byteLength).toBe(picture.byteLength);
});

test('serves the media of the seed, in parts too', async () => {
  const path = `/media/${images[0]}`;
  expect((await get(path)).headers.get('Content-Type')).toMatch(/^image\//);
  const part = await get(path, { headers: { Range: 'bytes=0-3' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
  expect((await get('/media/nergens.jpg')).status).toBe(404);
});

test('exports a collection with its pictures', async () => {
  const saved = await get('/api/Collections/512/export', { method: 'POST', headers: { Authorization: `Bearer ${tokenFor('User')}` } });
  const text = new TextDecoder('latin1').decode(await saved.arrayBuffer());
  expect(text).toContain('word/media/image1.');
});

test('logs a line for each request', async () => {
  await get('/api/Me');
  // The line is written once the answer is out, which is after it has come in here.
  await vi.waitFor(() => expect(lines.at(-1)).toMatch(/^GET \/api\/Me 401 \d+ ms$/));
});
