import { type APIRequestContext, expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '../packages/server/src/http/headers.ts';
import { hasProgram, type Running } from '../scripts/lib/processes.ts';
import { makeCertificate, type Proxy, startCaddy, startNginx } from './deploy/proxies.ts';
import { root, startServer } from './deploy/startServer.ts';
import { signIn } from './signIn.ts';

const PROXIES = { nginx: startNginx, caddy: startCaddy } as const;
const picture = { name: 'a.png', mimeType: 'image/png', buffer: readFileSync(`${root}mocks/public/media/images/poster-2-1.png`) };

/** What a proxy says to more than it lets through, as the server would. */
const expectTooLarge = async (request: APIRequestContext, path: string) => {
  // A busy machine encrypts it for longer than anything else is waited for.
  const answer = await request.post(path, { timeout: 60_000, multipart: { video: { name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(81 * 1024 ** 2) } } });
  expect([answer.status(), answer.headers()['content-type'], (await answer.json()).title]).toEqual([413, 'application/problem+json', 'De aanvraag is te groot.']);
};

/** What whoever opens a page reads while the server is away; the API is answered by a status alone. */
const expectAway = async (request: APIRequestContext, page: string, api: string) => {
  const [answer, call] = [await request.get(page), await request.get(api)];
  expect([answer.status(), answer.headers()['content-type'], await answer.text()]).toEqual([502, 'text/html; charset=utf-8', expect.stringContaining('<html lang="nl">')]);
  expect([call.status(), await call.text()]).toEqual([502, expect.not.stringContaining('lang="nl"')]);
};

const signInTo = async (request: APIRequestContext) => {
  const { token } = await (await request.post('/api/Auth/Login', { data: { email: 'admin@staalkaart.be', password: 'staalkaart' } })).json();
  return { Authorization: `Bearer ${token}` };
};

for (const [name, startProxy] of Object.entries(PROXIES)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(!hasProgram(name), `${name} is not on this machine`);
    let [folder, server, proxy]: [string, Awaited<ReturnType<typeof startServer>> | undefined, Proxy | undefined] = ['', undefined, undefined];
    test.use({ ignoreHTTPSErrors: true, baseURL: async ({ browserName: _none }, give) => { await give(proxy?.url); } });
    test.beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'staalkaart-deploy-'));
      makeCertificate(folder);
      const started = await startServer(folder);
      server = started;
      proxy = await startProxy(folder, started.port);
    });
    test.afterAll(async () => {
      await proxy?.stop();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('the page comes with its headers, compressed, and a missing file is missing', async ({ request }) => {
      const page = await request.get('/products/1001');
      expect(await page.text()).toContain('<title>Staalkaart</title>');
      const expected = securityHeaders({ isHttps: true });
      const headers = page.headers();
      for (const [header, value] of Object.entries(expected)) expect(headers[header.toLowerCase()]).toBe(value);
      const script = readdirSync(`${root}dist/app/assets`).find(file => /^index-.*\.js$/.test(file));
      const asset = await request.get(`/assets/${script}`, { headers: { 'Accept-Encoding': 'br' } });
      expect([asset.status(), asset.headers()['content-encoding'], asset.headers()['cache-control']]).toEqual([200, 'br', expect.stringContaining('immutable')]);
      for (const path of ['/assets/index-weg.js', '/robots.txt', '/metrics', '/healthz', '/readyz']) expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
    });

    test('calls, an upload, a part of a picture and a refusal go through', async ({ request }) => {
      const headers = await signInTo(request);
      expect((await request.get('/api/Me')).status()).toBe(401);
      const list = await request.get('/api/Products?pageSize=12', { headers });
      expect([list.status(), (await list.json()).length, JSON.parse(list.headers().pagination!).totalCount]).toEqual([200, 12, 240]);
      const saved = await request.post('/api/Segments/11/image', { headers, multipart: { image: picture } });
      const { path } = await saved.json();
      const whole = await request.get(path);
      expect([whole.status(), (await whole.body()).equals(picture.buffer), whole.headers()['x-content-type-options']]).toEqual([200, true, 'nosniff']);
      const part = await request.get(path, { headers: { Range: 'bytes=2-5' } });
      expect([part.status(), part.headers()['content-range'], await part.body()]).toEqual([206, `bytes 2-5/${picture.buffer.length}`, picture.buffer.subarray(2, 6)]);
      const huge = await request.post('/api/Segments/11/image', { headers, multipart: { image: { ...picture, buffer: Buffer.alloc(16 * 1024 ** 2) } } });
      expect([413, 415]).toContain(huge.status());
    });

    test('the version of a record and the key of a call go through', async ({ request }) => {
      const headers = await signInTo(request);
      const { etag } = (await request.get('/api/Products/1001', { headers })).headers();
      const save = () => request.put('/api/Products', { headers: { ...headers, 'If-Match': etag! }, data: { id: 1001, name: 'Aangepast' } });
      expect((await save()).ok()).toBe(true);
      expect((await save()).status()).toBe(412);
      const make = () => request.post('/api/Tags', { headers: { ...headers, 'Idempotency-Key': 'een-keer' }, data: { name: 'Eenmalig' } });
      const [first, again] = [await make(), await make()];
      expect([again.status(), again.headers().location]).toEqual([first.status(), first.headers().location]);
      expect(await (await request.get('/api/Tags?searchTerm=Eenmalig', { headers })).json()).toHaveLength(1);
    });

    test('more than goes through is refused in a sentence', async ({ request }) => {
      test.skip(name === 'caddy', 'Caddy answers without one');
      await expectTooLarge(request, '/api/Products/1001/video');
    });

    test('whoever says to come from elsewhere is not believed', async ({ request }) => {
      const guess = (address: string) => request.post('/api/Auth/Login', { data: { email: 'user@staalkaart.be', password: 'fout' }, headers: { 'X-Forwarded-For': address } });
      const statuses: number[] = [];
      for (let time = 0; time < 12; time += 1) statuses.push((await guess(`203.0.113.${time}`)).status());
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
      expect(statuses.at(-1)).toBe(429);
    });

    test('somebody signs in and sees pictures in a browser, under the policy', async ({ page }) => {
      const violations: string[] = [];
      page.on('console', message => { if (/Content Security Policy|TrustedHTML/.test(message.text())) violations.push(message.text()); });
      await page.goto('/');
      await signIn(page, 'PowerUser');
      await expect(page).not.toHaveURL(/\/login/);
      await page.goto('/products/1001');
      await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
      expect(await page.locator('main img').first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(violations).toEqual([]);
    });

    test('a page that is opened while the server is away says so, and comes by itself once it is back', async ({ page, request }) => {
      await server!.stop();
      await expectAway(request, '/products/1001', '/api/Me');
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'De server is even niet bereikbaar.' })).toBeVisible();
      server = await startServer(folder, undefined, server!.port);
      await expect(page.getByLabel('E-mail')).toBeVisible();
    });
  });
}

test.describe('under a sub-path', () => {
  test.describe.configure({ mode: 'default' });
  test.skip(!hasProgram('nginx'), 'nginx is not on this machine');
  let [folder, server, proxy]: [string, Running | undefined, Proxy | undefined] = ['', undefined, undefined];
  test.use({ ignoreHTTPSErrors: true });
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'staalkaart-subpath-'));
    makeCertificate(folder);
    execFileSync(process.execPath, [
      'node_modules/vite/bin/vite.js', 'build', 'packages/app', '--logLevel', 'warn', '--base', '/catalogus/', '--outDir', join(folder, 'dist'),
    ], { cwd: root });
    const started = await startServer(folder, join(folder, 'dist'));
    server = started;
    proxy = await startNginx(folder, started.port, 'nginx-subpath.conf');
  });
  test.afterAll(async () => {
    await proxy?.stop();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('what is of the machine itself or of the demonstration is not passed on, and more than goes through is refused in a sentence', async ({ request }) => {
    const statusOf = async (path: string) => (await request.get(`${proxy?.url}/catalogus/${path}`)).status();
    for (const path of ['metrics', 'healthz', 'readyz', 'readyz?x', 'media/images/avatar-2.jpg']) expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect(await statusOf('products')).toBe(200);
    await expectTooLarge(request, `${proxy?.url}/api/Products/1001/video`);
  });

  test('the application works, also after a reload of one of its pages', async ({ page }) => {
    await page.goto(`${proxy?.url}/catalogus/`);
    await signIn(page, 'User');
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(`${proxy?.url}/catalogus/products`);
    await page.reload();
    await expect(page.getByText(/Waaier|kaart/i).first()).toBeVisible();
    await expect(page).toHaveURL(/\/catalogus\/products/);
  });

  test('a page that is opened while the server is away says so', async ({ request }) => {
    await server?.stop();
    await expectAway(request, `${proxy?.url}/catalogus/products`, `${proxy?.url}/api/Me`);
  });
});

test('the unit files hold for systemd', () => {
  test.skip(!hasProgram('systemd-analyze'), 'systemd is not on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'staalkaart-unit-'));
  const units = ['staalkaart.service', 'staalkaart-backup.service', 'staalkaart-backup.timer'];
  for (const unit of units) {
    const text = readFileSync(`${root}deploy/${unit}`, 'utf8');
    if (unit.endsWith('.service')) expect(text).toContain('/srv/staalkaart/node_modules/node/bin/node');
    writeFileSync(join(folder, unit), text.replace('/srv/staalkaart/node_modules/node/bin/node', process.execPath));
  }
  const verify = () => execFileSync('systemd-analyze', ['verify', '--man=no', ...units.map(unit => join(folder, unit))], { stdio: 'pipe' });
  expect(verify).not.toThrow();
  rmSync(folder, { recursive: true, force: true });
});
