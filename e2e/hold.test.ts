import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { startAs } from './signIn.ts';
import { test } from './tabs.ts';

// They file the same product: side by side one would find it done by another.
test.describe.configure({ mode: 'serial' });

/** A hold ends once the product is lifted. */
const isLifted = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const middle = async (card: Locator) => {
  const { x, y, width, height } = (await card.boundingBox())!;
  return { x: x + width / 2, y: y + height / 3 };
};

const touch = async (page: Page, at: { x: number; y: number }, until: () => Promise<void>) => {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await until();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** A pen is a mouse event with another pointer type in the browser's protocol. */
const pen = async (page: Page, at: { x: number; y: number }) => {
  const client = await page.context().newCDPSession(page);
  const event = { ...at, button: 'left', clickCount: 1, pointerType: 'pen' } as const;
  await client.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' });
  await isLifted(page);
  await client.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' });
};

const ways: Record<string, (page: Page, card: Locator) => Promise<void>> = {
  'a mouse': async (page, card) => {
    const { x, y } = await middle(card);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await isLifted(page);
    await page.mouse.up();
  },
  'a finger': async (page, card) => touch(page, await middle(card), () => isLifted(page)),
  'a pen': async (page, card) => pen(page, await middle(card)),
  'the space bar': async (page, card) => {
    await card.focus();
    await page.keyboard.press('Space');
  },
  'a held Enter': async (page, card) => {
    await card.focus();
    await page.keyboard.down('Enter');
    await isLifted(page);
    await page.keyboard.up('Enter');
  },
};

test.use({ hasTouch: true, reducedMotion: 'no-preference' });

test.beforeEach(async ({ page }) => {
  await startAs(page, 'Admin');
  await page.goto('/products/category/129');
  await expect(page.locator('#splash')).toHaveCount(0);
});

for (const [name, hold] of Object.entries(ways)) {
  test(`${name} holds a product, and the picker saves it with one PUT`, async ({ page }) => {
    const card = page.getByRole('link', { name: /^Affiche/ }).first();
    await card.scrollIntoViewIfNeeded();
    await hold(page, card);
    const lifted = page.getByRole('dialog');
    await expect(lifted).toBeVisible();
    await expect(page).toHaveURL('/products/category/129');
    const button = lifted.getByRole('button', { name: /^(Toevoegen|Verwijderen)$/ });
    const isAdding = (await button.textContent()) === 'Toevoegen';
    const [request] = await Promise.all([page.waitForRequest(sent => sent.method() === 'PUT'), button.dblclick()]);
    expect(new URL(request.url()).pathname).toBe('/api/Collections');
    expect(request.headers()['authorization']).toMatch(/^Bearer /);
    expect(Object.keys(request.postDataJSON()).toSorted()).toEqual(['description', 'id', 'isPrivate', 'isVisible', 'name', 'path', 'productIds']);
    const productId = Number((await card.getAttribute('href'))!.match(/\/products\/(\d+)/)![1]);
    expect(request.postDataJSON().productIds.includes(productId)).toBe(isAdding);
    await expect(page.getByText(/^Collectie .* werd aangepast$/)).toBeVisible();
    await expect(lifted).toHaveCount(0);
  });
}

test('a short touch opens the product, and the card answers it in the next frame', async ({ page }) => {
  const card = page.getByRole('link', { name: /Visitekaartje Atelier Noord/ });
  const answer = await card.evaluateHandle(link => {
    const seen = { opacity: '' };
    link.addEventListener('click', () => requestAnimationFrame(() => { seen.opacity = getComputedStyle(link).opacity; }));
    return seen;
  });
  await touch(page, await middle(card), () => page.waitForTimeout(100));
  await expect(page).toHaveURL('/products/1001?category=129');
  expect(Number((await answer.jsonValue()).opacity)).toBeLessThan(1);
});

test('a swipe scrolls and neither holds nor opens', async ({ page }) => {
  const { x, y } = await middle(page.getByRole('link', { name: /Visitekaartje Atelier Noord/ }));
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 12; step += 1) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - step * 20 }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/products/category/129');
});
