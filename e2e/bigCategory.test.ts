import { expect, test } from '@playwright/test';
import { startAs } from './signIn.ts';

test('a category of ten thousand opens, reaches its end and finds its place again', async ({ page }) => {
  await startAs(page, 'User');
  await page.goto('/products/category/130');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const drawn = () => page.locator('main li').count();
  expect(await drawn()).toBeLessThan(200);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.locator('main li[aria-setsize]').last();
  await expect.poll(async () => Number(await last.getAttribute('aria-posinset')) / Number(await last.getAttribute('aria-setsize'))).toBe(1);
  await expect(last.getByRole('link').first()).toBeVisible();
  expect(await drawn()).toBeLessThan(200);

  const place = await page.evaluate(() => scrollY);
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/\d+\?category=130/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place * 0.98);
});
