import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileForm, senderTo } from '@staalkaart/mocks/conformance';
import { createApi } from '@staalkaart/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openData } from './openData.ts';
import { readOptions } from './options.ts';
import { type RunningServer, startServer } from './server.ts';

const root = mkdtempSync(join(tmpdir(), 'staalkaart-server-'));
const dist = join(root, 'dist');
const demo = join(root, 'demo');
const PASSWORD = 'staalkaart';
const SECRET = 'JBSWY3DPEHPK3PXPKRSXG5BAONXGC3DL';
let server: RunningServer;
const lines: string[] = [];

const start = (folder: string, more = {}) =>
  startServer({ folder, port: 0, host: '127.0.0.1', dist, writeLine: line => lines.push(line), ...more });

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<title>Staalkaart</title>');
  writeFileSync(join(dist, 'assets', 'app-1.js'), 'hier()');
  writeFileSync(join(dist, 'assets', 'app-1.js.br'), 'gebrouwen');
  server = await start(demo, { isDemo: true, trustedProxies: 'loopback' });
});
afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true });
});

/** What a test looks into, without saying beforehand what it is. */
// oxlint-disable-next-line typescript/no-explicit-any
const jsonOf = async (answer: Promise<Response>): Promise<any> => (await answer).json();

const send = async (path: string, { token, method = 'GET', body, headers = {}, at = server }: {
  token?: string; method?: string; body?: unknown; headers?: Record<string, string>; at?: RunningServer;
} = {}) => {
  const isForm = body instanceof FormData;
  return fetch(at.url + path, {
    method, body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }), ...(!isForm && { 'Content-Type': 'application/json' }) },
  });
};
const signIn = async (email: string, password = PASSWORD, at = server): Promise<string> =>
  (await jsonOf(send('/api/Auth/Login', { method: 'POST', body: { email, password }, at }))).token;

test('the demonstration lets its accounts in, also past the second step, and shows its pictures', async () => {
  const admin = await signIn('admin@staalkaart.be');
  const [product] = await jsonOf(send('/api/Products?pageSize=1', { token: admin }));
  const picture = await send(product.coverImagePath);
  expect([picture.status, picture.headers.get('Content-Type'), (await picture.bytes()).length > 1000]).toEqual([200, expect.stringMatching(/^image\//), true]);
  const email = 'superadmin@staalkaart.be';
  const first = await jsonOf(send('/api/Auth/Login', { method: 'POST', body: { email, password: PASSWORD } }));
  expect(first).toMatchObject({ token: null, requiresTwoFactor: true, qrCodeImage: expect.stringMatching(/^data:image\/png/) });
  expect((await send('/api/Auth/LoginTOTP', { method: 'POST', body: { email, code: '000000' } })).status).toBe(200);
});

test('an own catalogue begins with one account, told once, and takes no code for everybody', async () => {
  const folder = join(root, 'own');
  const own = await start(folder);
  const { email, password } = own.firstAccount!;
  expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  const token = await signIn(email, password, own);
  expect((await jsonOf(send('/api/Me', { token, at: own })))).toMatchObject({ email, role: 'SuperAdmin' });
  expect(await jsonOf(send('/api/Products', { token, at: own }))).toEqual([]);
  expect((await send('/media/images/avatar-2.jpg', { at: own })).status).toBe(404);
  await own.close();
  const again = await start(folder);
  expect(again.firstAccount).toBeUndefined();
  expect((await send('/api/Me', { token, at: again })).status).toBe(200);
  await again.close();
});

test('a catalogue that is closed has taken what was written without anybody waiting', async () => {
  const folder = join(root, 'closed');
  const { ports: { store }, close } = await openData(folder, { isDemo: false, clock: () => new Date() });
  const written = store.write(async at => {
    await new Promise(setImmediate);
    return at.add('tags', [{ name: 'Net voor het einde' }]);
  });
  await close();
  expect(await written).toMatchObject([{ name: 'Net voor het einde' }]);
});

test('no password, token, secret or code is kept or logged as it is', async () => {
  const token = await signIn('user@staalkaart.be');
  await send('/api/Products?searchTerm=geheimzinnig', { token });
  await send('/api/Auth/Login', { method: 'POST', body: { email: 'user@staalkaart.be', password: 'verkeerd-1' } });
  const kept = readdirSync(demo).filter(name => name.startsWith('catalogue')).map(name => readFileSync(join(demo, name), 'latin1')).join('\n');
  for (const text of [token, SECRET]) expect(kept.includes(text)).toBe(false);
  expect(kept).not.toMatch(/"?password"?\W{1,3}staalkaart\b/);
  const log = lines.join('\n');
  for (const text of [token, SECRET, 'verkeerd-1', 'geheimzinnig', 'user@staalkaart.be', '000000']) expect(log).not.toContain(text);
  expect(lines.map(line => JSON.parse(line)).find(({ path, status }) => path === '/api/Products' && status === 200))
    .toEqual({ time: expect.any(String), event: 'request', method: 'GET', path: '/api/Products', status: 200, ms: expect.any(Number), id: expect.any(String), address: '127.0.0.1', user: expect.any(Number) });
});

test('the log says which upload was asked for, and does not let its reader open it', async () => {
  const token = await signIn('user@staalkaart.be');
  const { path } = await jsonOf(send('/api/Me/image', { token, method: 'POST', body: fileForm('image', 'a.png', 'image/png') }));
  expect((await send(path)).status).toBe(200);
  await expect.poll(() => lines.map(line => JSON.parse(line).path)).toContain(path.replace(/[0-9a-f]{24}\./, '….'));
  expect(lines.join('\n')).not.toContain(path);
});

test('what may be compressed says so however it is asked, and of several parts or one', async () => {
  const token = await signIn('admin@staalkaart.be');
  for (const path of ['/api/Tags', '/api/Products?pageSize=1000', '/api/Tags/999']) {
    const whole = await send(path, { token });
    const tag = whole.headers.get('ETag');
    const others = [await send(path, { token, method: 'HEAD' }), ...(tag ? [await send(path, { token, headers: { 'If-None-Match': tag } })] : [])];
    expect([path, others.map(({ status }) => status)]).toEqual([path, tag ? [200, 304] : [404]]);
    for (const { headers } of [whole, ...others]) expect([path, headers.get('Vary')]).toEqual([path, 'Accept-Encoding']);
  }
});

test('the application is answered for its routes, compressed, under a strict policy', async () => {
  const page = await send('/products/1001?x=1');
  expect([page.status, await page.text(), page.headers.get('Cache-Control')]).toEqual([200, '<title>Staalkaart</title>', 'no-cache']);
  expect(page.headers.get('Content-Security-Policy')).toMatch(/script-src 'self';.*object-src 'none'/);
  expect([page.headers.get('X-Content-Type-Options'), page.headers.get('Strict-Transport-Security')]).toEqual(['nosniff', null]);
  expect((await send('/', { headers: { 'X-Forwarded-Proto': 'https' } })).headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  const tag = page.headers.get('ETag') ?? '';
  expect((await send('/', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  const brewed = async (accepted: string) => (await send('/assets/app-1.js', { headers: { 'Accept-Encoding': accepted } })).headers.get('Content-Length');
  expect([await brewed('gzip;q=0.5, br'), await brewed('br;q=0.1'), await brewed('br;q=0, gzip;q=0'), await brewed('abr')]).toEqual(['9', '9', '6', '6']);
  const script = await send('/assets/app-1.js', { headers: { 'Accept-Encoding': 'identity' } });
  expect([await script.text(), script.headers.get('Cache-Control')]).toEqual(['hier()', 'public, max-age=31536000, immutable']);
  for (const path of ['/assets/app-2.js', '/favicon.ico', '/.env', '/%2e%2e%2f%2e%2e%2fetc/passwd.txt', '/%E0%A4%A.js']) expect([path, (await send(path)).status]).toEqual([path, 404]);
  expect((await send('/', { method: 'POST' })).status).toBe(405);
});

test('its health is for everybody, its figures for this machine', async () => {
  expect([await (await send('/healthz')).text(), await (await send('/readyz')).text()]).toEqual(['ok', 'ok']);
  expect(await (await send('/metrics')).text()).toMatch(/staalkaart_requests_total\{method="GET",status="200"\} \d+/);
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Via', 'Forwarded']) expect([name, (await send('/metrics', { headers: { [name]: '10.0.0.9' } })).status]).toEqual([name, 404]);
});

test('who guesses from one address has to wait, and its owner elsewhere has not', async () => {
  const login = async (from: string, password: string) =>
    (await send('/api/Auth/Login', { method: 'POST', body: { email: 'jonas@staalkaart.be', password }, headers: { 'X-Forwarded-For': from } })).status;
  const statuses = await Promise.all(Array.from({ length: 25 }, () => login('10.0.0.1', 'fout')));
  expect(statuses.filter(status => status === 401)).toHaveLength(10);
  expect([await login('10.0.0.1', PASSWORD), await login('10.0.0.2', PASSWORD)]).toEqual([429, 200]);
});

test('who mistypes a password once is let in by the right one, also when the clock is put back in between', async () => {
  let now = Date.now();
  const moved = await start(join(root, 'moved'), { isDemo: true, clock: () => new Date(now) });
  const login = async (password: string) => (await send('/api/Auth/Login', { method: 'POST', body: { email: 'user@staalkaart.be', password }, at: moved })).status;
  expect(await login('fout')).toBe(401);
  now -= 3_600_000;
  expect(await login(PASSWORD)).toBe(200);
  await moved.close();
});

test('a call that comes to nothing says so in Dutch, and the log says why', async () => {
  const token = await signIn('admin@staalkaart.be');
  const form = fileForm('image', 'a.png', 'image/png');
  expect((await send('/api/Segments/11/image', { token, method: 'POST', body: form })).status).toBeLessThan(500);
  const broken = await start(join(root, 'broken'), { isDemo: true, clock: () => { throw new Error('de klok staat stil'); } });
  const answer = send('/api/Auth/Login', { method: 'POST', body: { email: 'x', password: 'y' }, at: broken });
  const { title, detail } = await jsonOf(answer);
  expect([(await answer).status, title, detail]).toEqual([500, 'De server kon dit niet uitvoeren.', expect.not.stringContaining('klok')]);
  const logged = lines.map(line => JSON.parse(line)).find(({ event }) => event === 'error');
  expect([logged.error, detail]).toEqual([expect.stringContaining('de klok staat stil'), expect.stringContaining(logged.id)]);
  await broken.close();
});

test('what is under way when the server stops is finished, and nothing new is taken', async () => {
  const stopping = await start(join(root, 'stopping'), { isDemo: true });
  const body = JSON.stringify({ email: 'user@staalkaart.be', password: PASSWORD });
  const socket = connect(Number(new URL(stopping.url).port), '127.0.0.1');
  socket.write(`POST /api/Auth/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`);
  await new Promise<void>(resolve => { void send('/healthz', { at: stopping }).then(() => resolve()); });
  const closed = stopping.close();
  await expect(fetch(`${stopping.url}/healthz`)).rejects.toThrow('fetch failed');
  socket.write(body.slice(10));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[^]*"token":"/);
  await closed;
});

test('a port that is taken, and a folder that another process has, are said', async () => {
  const port = Number(new URL(server.url).port);
  await expect(start(join(root, 'taken'), { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  // The folder is free again.
  await (await start(join(root, 'taken'))).close();
});

test('the command line is read strictly, and stays on this machine', () => {
  const read = (...args: string[]) => readOptions(['--dist', dist, ...args]);
  expect(read('--data', '/tmp/x')).toEqual({ folder: '/tmp/x', port: 8080, host: '127.0.0.1', dist, isDemo: false });
  expect(read('--demo').folder).toMatch(/data\/demo$/);
  expect(read('--demo', '--behind-proxy').trustedProxies).toBe('loopback');
  expect(read('--demo', '--behind-proxy', '--trusted-proxies', '10.0.0.2, ::1').trustedProxies).toEqual(['10.0.0.2', '::1']);
  expect(read('--demo', '--second-step', 'SuperAdmin, Admin').secondStepFor).toEqual(['SuperAdmin', 'Admin']);
  expect(() => read('--demo', '--second-step', 'Baas')).toThrow("niet 'Baas'");
  expect(() => read()).toThrow('Zeg met --data MAP');
  expect(() => read('--demo', '--host', '0.0.0.0')).toThrow('zonder versleuteling');
  expect(read('--demo', '--host', '0.0.0.0', '--insecure').host).toBe('0.0.0.0');
  expect(() => read('--demo', '--port', 'x')).toThrow("--port wil een getal van 0 tot 65535, niet 'x'.");
  expect(() => read('--demo', '--prot', '1')).toThrow("De optie '--prot' is onbekend");
  expect(() => read('--demo', '--trusted-proxies', '10.0.0.2')).toThrow('hoort bij --behind-proxy');
  expect(() => read('--demo', '--behind-proxy', '--trusted-proxies', 'proxy')).toThrow("niet 'proxy'");
  expect(() => readOptions(['--demo', '--dist', root])).toThrow('geen gebouwde toepassing');
});

test('what a repeat is told is let go of after a day, by the look that sweeps files', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  let now = Date.parse('2026-11-17T09:00:00.000Z');
  const { ports, close } = await openData(join(root, 'kept'), { isDemo: true, clock: () => new Date(now) });
  try {
    const calls = senderTo(createApi(ports).fetch);
    const add = async (name: string) => {
      const { token } = (await calls(undefined)('POST', 'Auth/Login', { email: 'poweruser@staalkaart.be', password: PASSWORD })).body;
      return (await calls(token)('POST', 'Tags', { name }, { 'Idempotency-Key': 'a-1' })).status;
    };
    const kept = async () => (await ports.store.read(at => at.find('answers', {}))).total;
    expect(await add('Koper')).toBe(201);
    now += 12 * 3_600_000;
    expect(await add('Zink')).toBe(201);
    now += 12 * 3_600_000;
    expect(await kept()).toBe(2);
    vi.advanceTimersByTime(6 * 3_600_000);
    await expect.poll(kept).toBe(1);
  } finally {
    await close();
    vi.useRealTimers();
  }
});
