import { expect, test, type Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { idOf } from '../../e2e/storybook/builtStorybook.ts';
import { serveUnder } from '../../e2e/storybook/serveUnder.ts';
import { startTab, type Mode, type Role } from '../../e2e/signIn.ts';
import { tokenFor } from '../../mocks/auth/accounts.ts';
import { createMockServer, type MockServer } from '../../mocks/server/createMockServer.ts';

/** What a README can afford for a picture, in bytes. */
const LARGEST = 150_000;

let app: MockServer;
test.beforeAll(async () => { app = await createMockServer({ dist: 'dist/app' }); });
test.afterAll(() => app.close());

/** Opens a path of the application as somebody; as nobody without a role. */
const open = async (page: Page, path: string, role?: Role, mode: Mode = 'presentation') => {
  if (role) await startTab(page, tokenFor(role), mode);
  await page.clock.setFixedTime('2026-11-17T09:00:00Z');
  await page.goto(app.url + path);
  await page.locator('#splash').waitFor({ state: 'detached' });
};
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Writes a picture of the page, once nothing moves any more: two in a row are the same. */
const take = async (page: Page, name: string) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(fonts => fonts.size));
  await page.waitForFunction(() => [...document.images].every(image => image.complete || image.getBoundingClientRect().top > innerHeight));
  let picture: Buffer = Buffer.alloc(0);
  await expect(async () => {
    const last = picture;
    picture = await page.screenshot({ type: 'jpeg', quality: 84, animations: 'disabled', caret: 'hide' });
    expect(picture.equals(last)).toBe(true);
  }).toPass({ intervals: [250] });
  expect(picture.byteLength).toBeLessThan(LARGEST);
  writeFileSync(`docs/screenshots/${name}.jpg`, picture);
};

test('a held card', async ({ page }) => {
  await open(page, '/products/category/129', 'Admin');
  await heading(page, /Producten in category/);
  await page.getByRole('link', { name: /^Affiche/ }).first().hover();
  await page.mouse.down();
  await page.getByRole('dialog').getByRole('button', { name: /Toevoegen|Verwijderen/ }).waitFor();
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await take(page, 'held-card');
});

test('segments', async ({ page }) => {
  await open(page, '/segments', 'User');
  await heading(page, 'Segmenten');
  await take(page, 'segments');
});

test('products while editing', async ({ page }) => {
  await open(page, '/products', 'PowerUser', 'edit');
  await heading(page, 'Producten');
  await take(page, 'products-edit');
});

test('the form of a product', async ({ page }) => {
  await open(page, '/products/manage/1129', 'PowerUser', 'edit');
  await heading(page, 'Product aanpassen');
  await page.getByRole('row').nth(1).waitFor();
  await take(page, 'product-form');
});

test('signing in', async ({ page }) => {
  await open(page, '/login');
  await page.getByLabel('E-mail').waitFor();
  await take(page, 'sign-in');
});

test.describe('Storybook', () => {
  // A larger window in the same picture.
  test.use({ viewport: { width: 1639, height: 1139 }, deviceScaleFactor: 0.72 });

  test('shows a screen as a PowerUser in edit mode', async ({ page }) => {
    const { address, close } = await serveUnder('dist/storybook', '/');
    await page.goto(`${address}?path=/story/${idOf('screens/Producten', 'Standaard')}&globals=role:PowerUser;mode:edit&panel=false`);
    const screen = page.frameLocator('#storybook-preview-iframe');
    await screen.getByText('toevoegen', { exact: true }).waitFor();
    await screen.locator('main img').first().evaluate((image: HTMLImageElement) => image.decode());
    await page.getByText('Bewerken', { exact: true }).waitFor();
    await take(page, 'storybook');
    close();
  });
});
