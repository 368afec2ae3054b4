import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { startAs } from './signIn.ts';

/** What a page may load of code before it is useful, in kB with brotli: a form or a dialog that slips in is over it. */
const BUDGET_KB = 195;

test('the products page loads no more code than its budget', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await startAs(page, 'User');
  await page.goto('/products');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);
  const bytes = [...scripts].map(path => brotliCompressSync(readFileSync(new URL(`../dist/app${path}`, import.meta.url))).length);
  expect(bytes.reduce((sum, one) => sum + one, 0) / 1000).toBeLessThan(BUDGET_KB);
});
