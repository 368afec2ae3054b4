import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { startAs, type Role } from './signIn.ts';

/** What a page may load before it is useful: code in kB with brotli and in files, and requests of every kind. */
const BUDGETS: { path: string; role?: Role; kb: number; files: number; requests: number; seen: RegExp }[] = [
  { path: '/products', role: 'User', kb: 158, files: 4, requests: 24, seen: /^Producten$/ },
  { path: '/products/1001', role: 'PowerUser', kb: 172, files: 6, requests: 24, seen: /./ },
  { path: '/products/category/129', role: 'User', kb: 158, files: 4, requests: 40, seen: /./ },
  { path: '/collections/512', role: 'SuperAdmin', kb: 160, files: 5, requests: 30, seen: /./ },
  { path: '/segments', role: 'SuperAdmin', kb: 158, files: 4, requests: 24, seen: /^Segmenten$/ },
  { path: '/login', kb: 230, files: 25, requests: 32, seen: /./ },
];

const watch = (page: Page) => {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return asked;
};

for (const { path, role, kb, files, requests, seen } of BUDGETS) {
  test(`${path} loads no more than its budget, and asks nothing twice`, async ({ page }) => {
    if (role) await startAs(page, role);
    const asked = watch(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: seen })).toBeVisible();
    await expect(page.locator('#splash')).toHaveCount(0);
    // What sends calls comes with the page's load event, when the first screen stands.
    const scripts = asked.filter(address => address.endsWith('.js') && !address.includes('/client-'));
    const bytes = scripts.map(address => readFileSync(new URL(`../dist/app${address}.br`, import.meta.url)).length);
    expect.soft(bytes.reduce((sum, one) => sum + one, 0) / 1000).toBeLessThan(kb);
    expect.soft(scripts.length).toBeLessThanOrEqual(files);
    expect.soft(asked.length).toBeLessThanOrEqual(requests);
    const calls = asked.filter(address => address.startsWith('/api/'));
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
  });
}
