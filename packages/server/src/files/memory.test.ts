import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { PASSWORD } from '@staalkaart/mocks/seed';
import { afterEach, expect, test } from 'vitest';

const MB = 1024 * 1024;
const module = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, '..', name)).href);

/** A server in a process of its own, which tells its memory in bytes for each line that it reads. */
const PROGRAM = `
  (await import(${module('youngSpace.ts')})).keepYoungSpaceSmall();
  const { startServer } = await import(${module('server.ts')});
  const { url } = await startServer({ folder: process.argv[1], port: 0, host: '127.0.0.1', isDemo: true });
  console.log(url);
  let most = 0;
  setInterval(() => { most = Math.max(most, process.memoryUsage().rss); }, 20).unref();
  for await (const _line of process.stdin) {
    console.log(JSON.stringify({ rss: process.memoryUsage().rss, most }));
    most = 0;
  }
  process.exit();
`;

const cleanups: (() => void)[] = [];
afterEach(() => { for (const clean of cleanups.splice(0)) clean(); });

const start = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'staalkaart-memory-'));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', PROGRAM, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  cleanups.push(() => { child.kill('SIGKILL'); rmSync(folder, { recursive: true, force: true }); });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value as string;
  const url = await next();
  const memory = async () => {
    child.stdin.write('\n');
    return JSON.parse(await next()) as { rss: number; most: number };
  };
  const post = async (path: string, body: unknown, token?: string) => {
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) });
    return answer.json() as Promise<{ id: number; token: string }>;
  };
  const { token } = await post('Auth/Login', { email: 'poweruser@staalkaart.be', password: PASSWORD });
  return { url, token, memory, post, child };
};

/** A form with a film of so many bytes, made as it is sent. */
const film = (size: number): RequestInit & { duplex: 'half' } => {
  const before = Buffer.from('--grens\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n\0\0\0\u0018ftypisom\0\0\u0002\0mp42');
  const [block, after] = [new Uint8Array(65_536), Buffer.from('\r\n--grens--\r\n')];
  let left = size;
  const body = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(before),
    pull(controller) {
      controller.enqueue(block.subarray(0, Math.min(left, block.length)));
      left -= block.length;
      if (left > 0) return;
      controller.enqueue(after);
      controller.close();
    },
  });
  return { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'multipart/form-data; boundary=grens' } };
};

/** What may be in use beside what an idle server has, in MB: 30 on a machine of its own, more beside other tests; the films are 350. */
const MOST = 150;

test('ten films of 35 MB at once come in, and go out, in hardly more memory than none', async () => {
  const { url, token, memory, post } = await start();
  const headers = { Authorization: `Bearer ${token}` };
  const send = async (size: number) => {
    const { id } = await post('Assets', { productId: 1001, isVideo: true, file: 'a.mp4', order: 9, name: 'Nieuw_abcd1234' }, token);
    const { headers: type, ...form } = film(size);
    const answer = await fetch(`${url}/api/Assets/${id}/video`, { ...form, headers: { ...type, ...headers } });
    return { status: answer.status, body: await answer.json() as { path: string; title: string } };
  };
  expect((await send(MB)).status).toBe(200);
  const idle = (await memory()).rss;
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(35 * MB)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(((await memory()).most - idle) / MB).toBeLessThan(MOST);
  const sizes = await Promise.all(answers.map(async ({ body: { path } }) => {
    let size = 0;
    for await (const part of (await fetch(url + path)).body!) size += part.length;
    return size;
  }));
  expect(sizes).toEqual(Array.from({ length: 10 }, () => 35 * MB + 20));
  expect(((await memory()).most - idle) / MB).toBeLessThan(MOST);
  expect(await send(76 * MB)).toEqual({ status: 413, body: { title: 'a.mp4 is groter dan 75 MB.', detail: 'Kleinere files opladen aub.' } });
  expect(((await memory()).most - idle) / MB).toBeLessThan(MOST);
}, 120_000);

test('a sender who goes away, or who is refused before anything was read, leaves the server as it was', async () => {
  const { url, token, post, child } = await start();
  const headers = { Authorization: `Bearer ${token}` };
  const { id } = await post('Assets', { productId: 1001, isVideo: true, file: 'a.mp4', order: 9, name: 'Nieuw_abcd1234' }, token);
  for (let count = 0; count < 5; count += 1) {
    const leaving = new AbortController();
    const { headers: type, ...form } = film(40 * MB);
    const sent = fetch(`${url}/api/Assets/${id}/video`, { ...form, headers: { ...type, ...headers }, signal: leaving.signal });
    const reader = fetch(`${url}/media/videos/box-opening.mp4`, { signal: leaving.signal });
    await reader;
    leaving.abort();
    await expect(sent).rejects.toThrow('aborted');
  }
  const { headers: type, ...form } = film(MB);
  expect((await fetch(`${url}/api/Assets/${id}/video`, { ...form, headers: type! })).status).toBe(401);
  expect((await fetch(`${url}/api/Me`, { headers })).status).toBe(200);
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 60_000);
