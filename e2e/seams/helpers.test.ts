import { expect } from '@playwright/test';
import { countLost, typed } from '../seams.ts';
import { server } from '../servers.ts';
import { test } from '../tabs.ts';

test.use(server('plain'));

test('what is lost of a text is counted', async ({ page }) => {
  const text = typed(240);
  expect([text.length, typed(3), new Set(text.match(/t\d{3}/g)).size]).toEqual([240, 't00', 60]);
  await page.setContent('<input id="field"><div id="rich" contenteditable></div>');
  await page.locator('#field').fill(text);
  await page.locator('#rich').fill(`${text}!`);
  expect(await countLost(page.locator('#field'), text)).toBe(0);
  expect(await countLost(page.locator('#rich'), text)).toBe(0);
  await page.locator('#field').fill(text.slice(0, 200));
  expect(await countLost(page.locator('#field'), text)).toBe(40);
  expect(await countLost(page.locator('#gone'), text)).toBe(240);
});
