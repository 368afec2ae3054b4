import { expect, type Page } from '@playwright/test';
import { ROLES, startAs, type Role } from './signIn.ts';
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

/** Goes to a page as a link does: nothing is loaded anew. */
const goTo = (page: Page, path: string) => page.evaluate(to => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}, path);

for (const [role, mode] of ROLES.flatMap(one => [[one, 'presentation'], [one, 'edit']] as const)) {
  test(`${role} meets every page, without an error or a sideways scroll: ${mode}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await startAs(page, role, mode);
    for (const [path, { roles }] of Object.entries(OPEN)) {
      // The form of a product leads to /products outside edit mode.
      const leadsTo = !roles.includes(role) ? '/segments' : path === '/products/create' && mode === 'presentation' ? '/products' : path;
      // By its address the first, what is refused, and all of them once; the others from one to the next.
      const isByAddress = path === '/segments' || leadsTo !== path || (role === 'SuperAdmin' && mode === 'edit');
      await (isByAddress ? page.goto(path) : goTo(page, path));
      await expect(page).toHaveURL(leadsTo);
      await expect(page.getByRole('heading', { level: 1, name: OPEN[leadsTo]!.title })).toBeVisible();
      await expect(page.locator('#splash')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(errors).toEqual([]);
  });
}

test('the page stays where it is while the header is used, and Back leads to the card that was opened', async ({ page }) => {
  await startAs(page, 'User');
  await page.goto('/products');
  await expect(page.locator('#splash')).toHaveCount(0);
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

test('nobody gets in without signing in, and comes back to the page that was asked', async ({ page }) => {
  await page.goto('/products?searchTerm=kaart&pageNumber=2');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-mail').fill('user@staalkaart.be');
  await page.getByLabel('Paswoord', { exact: true }).fill('staalkaart');
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).toHaveURL('/products?searchTerm=kaart&pageNumber=2');
});

test('a hostile origin ends at the root', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('staalkaart.origin', '//evil.example'));
  await page.getByLabel('E-mail').fill('user@staalkaart.be');
  await page.getByLabel('Paswoord', { exact: true }).fill('staalkaart');
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).toHaveURL('/segments');
});

test('an unknown path shows the error page', async ({ page }) => {
  await page.goto('/nergens');
  await expect(page.getByText('ERROR PAGE')).toBeVisible();
});
