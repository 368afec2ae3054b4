import { expect, test, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Running, start } from '../../scripts/lib/processes.ts';
import { type Role, signIn, tokenOf } from '../signIn.ts';

const root = new URL('../..', import.meta.url).pathname;
const picture = join(root, 'mocks/public/media/images/poster-2-1.png');

let [folder, port]: [string, number] = ['', 0];
let server: Running | undefined;
const startServer = async () => {
  const args = ['packages/server/main.mjs', '--demo', '--data', folder, '--port', `${port}`];
  server = await start(process.execPath, args, `http://127.0.0.1:${port}/readyz`, { cwd: root });
};

test.use({ baseURL: async ({ browserName: _none }, give) => { await give(`http://127.0.0.1:${port}`); } });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staalkaart-evening-'));
  port = await freePort();
  await startServer();
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const begin = async (page: Page, role: Role, isEditing: boolean) => {
  await page.goto('/login');
  await signIn(page, role);
  await expect(page.getByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible();
  if (!isEditing) return;
  await page.getByRole('radio', { name: 'Bewerken' }).check({ force: true });
  // The switch answers before the page does: a page that is left by then would stay as it was.
  await expect(page.getByRole('heading', { level: 1, name: 'Alle segmenten' })).toBeVisible();
};

const leave = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('staalkaart.token'));
  const me = () => page.request.get('/api/Me', { headers: { Authorization: `Bearer ${token}` } }).then(answer => answer.status());
  expect(await me()).toBe(200);
  await page.getByRole('button', { name: /^Account van / }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('heading', { name: 'Aanmelden' })).toBeVisible();
  await expect.poll(me).toBe(401);
};

test('an evening of three roles is there after the server was killed', async ({ page }) => {
  await begin(page, 'PowerUser', true);
  await page.getByRole('link', { name: 'Tags' }).click();
  // The page before it has such a button too.
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe tag' });
  await form.getByLabel('Naam', { exact: true }).fill('Regenboogfolie');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText('Tag Regenboogfolie werd aangemaakt')).toBeVisible();
  await leave(page);

  await begin(page, 'SuperAdmin', true);
  await page.goto('/products/manage/1001');
  await page.getByRole('button', { name: 'Media toevoegen' }).click();
  const media = page.getByRole('dialog', { name: 'Media toevoegen' });
  await media.locator('input[type="file"]').setInputFiles(picture);
  await media.getByRole('button', { name: 'Opladen' }).click();
  await expect(media).toHaveCount(0);
  await expect(page.locator('img[src^="/api/media/"]').first()).toBeVisible();
  await leave(page);

  await begin(page, 'User', false);
  await page.goto('/products/category/129');
  const card = page.getByRole('link', { name: /^Affiche/ }).first();
  await card.focus();
  await page.keyboard.press('Space');
  const picker = page.getByRole('dialog');
  await picker.getByRole('button', { name: /^(Toevoegen|Verwijderen)$/ }).click();
  await expect(page.getByText(/^Collectie .* werd aangepast$/)).toBeVisible();
  const tokens = { User: await page.evaluate(() => localStorage.getItem('staalkaart.token')), PowerUser: await tokenOf(page.request, 'PowerUser') };
  const read = async (role: keyof typeof tokens, path: string) => (await page.request.get(`/api/${path}`, { headers: { Authorization: `Bearer ${tokens[role]}` } })).json();
  const readAll = async () => [await read('User', 'Collections'), await read('User', 'Assets?productId=1001'), await read('PowerUser', 'Tags?searchTerm=Regenboogfolie')];
  const before = await readAll();

  await server?.kill();
  await startServer();
  await page.goto('/products/1001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readAll()).toEqual(before);
  expect(before[2]).toHaveLength(1);
  const [{ path }] = before[1].filter((asset: { path: string | null }) => asset.path?.startsWith('/api/media/'));
  expect((await page.request.get(path)).headers()['content-type']).toBe('image/png');
  await leave(page);
});
