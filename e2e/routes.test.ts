import { expect, test } from '@playwright/test';
import { ROLES, startAs, type Role } from './signIn.ts';

/** Where each role ends up (specification §2); the root stands for /segments. */
const EDITORS: readonly Role[] = ['SuperAdmin', 'Admin', 'PowerUser'];

const OPEN: Record<string, readonly Role[]> = {
  '/segments': ROLES,
  '/categories': ROLES,
  '/products': ROLES,
  '/collections': ROLES,
  '/customers': EDITORS,
  '/materials': EDITORS,
  '/tags': EDITORS,
  '/products/create': EDITORS,
};

for (const [role, mode] of ROLES.flatMap(one => [[one, 'presentation'], [one, 'edit']] as const)) {
  test(`${role} meets every page, without an error or a sideways scroll: ${mode}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await startAs(page, role, mode);
    for (const [path, roles] of Object.entries(OPEN)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#splash')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // The form of a product leads to /products outside edit mode.
      const isForm = path === '/products/create' && mode === 'presentation';
      await expect(page).toHaveURL(!roles.includes(role) ? '/segments' : isForm ? '/products' : path);
    }
    expect(errors).toEqual([]);
  });
}

test('nobody gets in without signing in, and comes back to the page that was asked', async ({ page }) => {
  await page.goto('/products?searchTerm=menu&pageNumber=2');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-mail').fill('user@staalkaart.be');
  await page.getByLabel('Paswoord', { exact: true }).fill('staalkaart');
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).toHaveURL('/products?searchTerm=menu&pageNumber=2');
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
