import { expect } from '@playwright/test';
import { ROLES, startAs, type Role } from './signIn.ts';
import { open } from './screen.ts';
import { changeProduct, goTo, newPerson, newPictured, ownWord } from './seams.ts';
import { test } from './tabs.ts';

/** Where each role ends up (specification §2); the root stands for /segments. */
const EDITORS: readonly Role[] = ['SuperAdmin', 'Admin', 'PowerUser'];

const OPEN: Record<string, { roles: readonly Role[]; title: RegExp }> = {
  '/segments': { roles: ROLES, title: /^(Segmenten|Alle segmenten)$/ },
  '/categories': { roles: ROLES, title: /^Alle categorieën$/ },
  '/products': { roles: ROLES, title: /^Producten$/ },
  '/collections': { roles: ROLES, title: /^Collecties$/ },
  '/customers': { roles: EDITORS, title: /^Klanten$/ },
  '/materials': { roles: EDITORS, title: /^Materiaal\(en\)$/ },
  '/tags': { roles: EDITORS, title: /^Tags$/ },
  '/products/create': { roles: EDITORS, title: /./ },
};

for (const role of ROLES) {
  test(`${role} meets every page in both modes, without an error or a sideways scroll`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await startAs(page, role);
    const refused = Object.keys(OPEN).find(path => !OPEN[path]!.roles.includes(role));
    for (const mode of ['presentation', 'edit'] as const) {
      // Who has no switch may have another's mode in the storage.
      if (mode === 'edit' && role === 'ViewOnly') await page.evaluate(() => sessionStorage.setItem('staalkaart.mode', 'edit'));
      else if (mode === 'edit') {
        await page.getByRole('radio', { name: 'Bewerken' }).check({ force: true });
        // The switch answers first, and the page follows.
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('staalkaart.mode'))).toBe('edit');
      }
      for (const [path, { roles }] of Object.entries(OPEN)) {
        await test.step(`${path}, ${mode}`, async () => {
          // The form of a product leads to /products outside edit mode.
          const leadsTo = !roles.includes(role) ? '/segments' : path === '/products/create' && mode === 'presentation' ? '/products' : path;
          // By its address the first, one that is refused, and all of them once; the others from one to the next.
          const isFirst = path === '/segments' && (mode === 'presentation' || role === 'ViewOnly');
          const isByAddress = isFirst || (mode === 'presentation' ? path === refused : role === 'SuperAdmin');
          await (isByAddress ? page.goto(path) : goTo(page, path));
          await expect(page).toHaveURL(leadsTo);
          await expect(page.getByRole('heading', { level: 1, name: OPEN[leadsTo]!.title })).toBeVisible();
          await expect(page.locator('#splash')).toHaveCount(0);
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        });
      }
    }
    expect(errors).toEqual([]);
  });
}

test('the page stays where it is while the header is used, and Back leads to the card that was opened', async ({ page }) => {
  await startAs(page, 'User');
  await open(page, '/products');
  const last = page.getByRole('article').last().getByRole('link').first();
  await last.focus();
  const [name, top] = [await last.getAttribute('href'), await page.evaluate(() => scrollY)];
  expect(top).toBeGreaterThan(200);
  await page.keyboard.press('/');
  await page.keyboard.type('Kaart');
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(name!);
  await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toHaveCount(0);
  await page.goBack();
  await expect(page.locator(`a[href="${name}"]`)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('Back leads to the tile of which a button led away', async ({ page }) => {
  await startAs(page, 'Admin', 'edit');
  await open(page, '/products?searchTerm=beachvlag');
  const tile = page.getByRole('article').last();
  const link = (await tile.getByRole('link').first().getAttribute('href'))!;
  await tile.getByRole('button', { name: 'Bewerken' }).press('Enter');
  await expect(page).toHaveURL(/manage/);
  await page.goBack();
  await expect(page.locator(`a[href="${link}"]`)).toBeFocused();
});

test('a link that is opened elsewhere leaves the page as it is, and one within it knows where it was opened from', async ({ page, context }) => {
  await startAs(page, 'User');
  await open(page, '/products?pageNumber=2');
  const card = page.getByRole('article').first().getByRole('link').first();
  const [tab] = await Promise.all([context.waitForEvent('page'), card.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL(/\/products\/\d+$/);
  await tab.close();
  await expect(page).toHaveURL(/\/products\?pageNumber=2$/);
  await card.click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await page.getByRole('link', { name: 'Terug naar producten' }).click();
  await expect(page).toHaveURL(/\/products\?pageNumber=2$/);
});

test('Forward leads to the link that had the focus, whatever its address holds', async ({ browser }) => {
  const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  const { page } = person;
  const id = await newPictured(person, ownWord());
  await changeProduct(person, id, { description: '<p>Lees <a href="https://drukkerij.be/?q=&quot;a&quot;">meer</a></p>' });
  await open(page, '/products');
  await goTo(page, `/products/${id}`);
  const link = page.getByRole('link', { name: 'meer' });
  await link.focus();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
  await page.goForward();
  await expect(link).toBeFocused();
  await person.leave();
});

test('on paper a list keeps its cards, without what they are worked with', async ({ page }) => {
  await startAs(page, 'PowerUser', 'edit');
  await open(page, '/products');
  const card = page.locator('main li:has(a[href^="/collections"])').first();
  const ribbon = card.locator('a[href^="/collections"]');
  await expect(ribbon).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card.locator('a[data-holdable]')).toBeVisible();
  await expect(card.locator('img').first()).toBeVisible();
  await expect(ribbon).toBeHidden();
  await expect(card.locator('button').first()).toBeHidden();
});
