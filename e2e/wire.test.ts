import { expect } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { createWalk } from './seams.ts';
import { startAs } from './signIn.ts';
import { test } from './tabs.ts';

/** The calls of section 7 that this journey may make. */
const KNOWN = [
  /^GET \/api\/Me$/, /^GET \/api\/(Segments|Categories|Products|Collections)$/, /^GET \/api\/(Segments|Categories|Products|Collections)\/\d+$/,
  /^GET \/api\/Products\/filters$/, /^PUT \/api\/Collections$/, /^POST \/api\/Auth\/Login$/,
];

test('a journey makes known calls alone, with the token and no empty parameter', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (!url.pathname.startsWith('/api/') || url.pathname.startsWith('/api/media')) return;
    calls.push(`${request.method()} ${url.pathname}`);
    expect([...url.searchParams.values()].filter(value => ['', 'null', 'undefined'].includes(value))).toEqual([]);
    expect(request.headers()['authorization']).toMatch(/^Bearer /);
  });
  await startAs(page, 'User');
  const walk = createWalk(page);
  // By their addresses the two that a link gives the most parameters; the others from one to the next.
  for (const path of ['/products?tags=301&tags=302&searchTerm=a&orderBy=erpId', '/products/category/129']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#splash')).toHaveCount(0);
  }
  for (const path of ['/segments', '/categories', '/categories/segment/11', '/products/1004?category=129', '/collections', '/collections/512']) {
    await walk(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(calls.filter(call => !KNOWN.some(known => known.test(call)))).toEqual([]);
  expect(calls.length).toBeGreaterThan(10);
});

test('the production build holds no byte of the mock, and no source map', () => {
  const folder = new URL('../dist/app/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const text = files.filter(({ name }) => /\.(js|html|css)$/.test(name)).map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8')).join('\n');
  expect(files.map(({ name }) => name)).not.toContain('mockServiceWorker.js');
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
  expect(text).not.toMatch(/sourceMappingURL=|mockServiceWorker|setupWorker|@staalkaart\.be|Visitekaartje Atelier Noord/);
});
