import { expect, type CDPSession, type Locator, type Page, type Response } from '@playwright/test';
import { open } from './screen.ts';
import { createRest, newCaller, newCollection, ownWord } from './seams.ts';
import { startAs } from './signIn.ts';
import { test } from './tabs.ts';

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

/** Nothing of it moves any more. */
const settled = (element: Locator) => element.evaluate(node => Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))).then(() => undefined));

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
  await open(page, '/products/category/129');
});

test('each way to hold lifts a product, and the picker saves it with one PUT', async ({ page }) => {
  const name = ownWord();
  const collectionId = Number(await newCollection(await newCaller(page.request, 'Admin'), name));
  await open(page, '/products/category/129');
  const card = page.getByRole('link', { name: /^Affiche/ }).first();
  const lifted = page.getByRole('dialog');
  const productId = Number((await card.getAttribute('href'))!.match(/\/products\/(\d+)/)![1]);
  // One that comes before the list was read again is refused for its version, and sent again.
  const isSaved = (answered: Response) => answered.request().method() === 'PUT' && answered.status() !== 412;
  const puts: Response[] = [];
  page.on('response', answered => { if (isSaved(answered)) puts.push(answered); });
  const rest = createRest(page);
  await card.scrollIntoViewIfNeeded();
  for (const [way, hold] of Object.entries(ways)) {
    await test.step(way, async () => {
      await hold(page, card);
      await expect(lifted).toBeVisible();
      await expect(page).toHaveURL('/products/category/129');
      // Nobody else changes this one meanwhile.
      await lifted.getByRole('combobox', { name: 'Collectie' }).click();
      await page.getByRole('option', { name }).click();
      // It takes out what the way before put in.
      const button = lifted.getByRole('button', { name: /^(Toevoegen|Verwijderen)$/ });
      const isAdding = (await button.textContent()) === 'Toevoegen';
      const [saved] = await Promise.all([page.waitForResponse(isSaved), button.dblclick()]);
      expect(saved.ok()).toBe(true);
      await expect(page.getByText(/^Collectie .* werd aangepast$/).last()).toBeVisible();
      await expect(lifted).toHaveCount(0);
      const sent = saved.request();
      expect(new URL(sent.url()).pathname).toBe('/api/Collections');
      expect(sent.headers()['authorization']).toMatch(/^Bearer /);
      const body = sent.postDataJSON() as { id: number; productIds: number[] };
      expect(Object.keys(body).toSorted()).toEqual(['description', 'id', 'isPrivate', 'isVisible', 'name', 'path', 'productIds']);
      expect(body.id).toBe(collectionId);
      expect(body.productIds.includes(productId)).toBe(isAdding);
      await rest();
    });
  }
  expect(puts).toHaveLength(Object.keys(ways).length);
});

test('in a collection of somebody else a hold files the product into an own one', async ({ page }) => {
  await open(page, '/collections/509');
  const card = page.getByRole('main').getByRole('link', { name: /MP-|bv|nv/ }).first();
  await card.focus();
  await page.keyboard.press('Space');
  const button = page.getByRole('dialog').getByRole('button', { name: /^(Toevoegen|Verwijderen)$/ });
  const [sent] = await Promise.all([page.waitForRequest(request => request.method() === 'PUT'), button.press('Enter')]);
  expect((sent.postDataJSON() as { id: number }).id).not.toBe(509);
  await expect(page.getByText(/^Collectie .* werd aangepast$/)).toBeVisible();
});

test('a short touch opens the product, and the card answers it in the next frame; a swipe scrolls and neither holds nor opens', async ({ page }) => {
  const card = page.getByRole('link', { name: /Visitekaartje Atelier Noord/ });
  await test.step('a short touch', async () => {
    const answer = await card.evaluateHandle(link => {
      const seen = { opacity: '' };
      link.addEventListener('click', () => requestAnimationFrame(() => { seen.opacity = getComputedStyle(link).opacity; }));
      return seen;
    });
    await touch(page, await middle(card), async () => {});
    await expect(page).toHaveURL('/products/1001?category=129');
    expect(Number((await answer.jsonValue()).opacity)).toBeLessThan(1);
    await page.goBack();
  });
  await test.step('a swipe', async () => {
    const { x, y } = await middle(card);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let step = 1; step <= 12; step += 1) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - step * 20 }] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/products/category/129');
  });
});

test('the second of two taps on a card presses nothing of the product that it opens', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const card = page.getByRole('link', { name: /^Affiche/ }).first();
  const { x, y } = await middle(card);
  const tap = () => page.touchscreen.tap(x, y);
  const picture = page.getByRole('button', { name: 'Volledig scherm' });
  // All that it takes has been fetched by then: the second tap is in time.
  await page.goto((await card.getAttribute('href'))!);
  await expect(picture).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);
  await tap();
  await expect(picture).toBeVisible();
  await tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What comes later is a press of its own.
  await expect(async () => {
    await tap();
    await expect(page.getByRole('dialog')).toHaveCount(1, { timeout: 600 });
  }).toPass();
});

test('while a lifted card fades, another card is pressed', async ({ page }) => {
  const cards = page.getByRole('link', { name: /^(Affiche|Brochure)/ });
  const other = await middle(cards.nth(1));
  await ways['a mouse']!(page, cards.first());
  const lifted = page.getByRole('dialog');
  await settled(lifted);
  await page.addStyleTag({ content: ':root { --time-move: 60s !important; }' });
  await page.keyboard.press('Escape');
  await page.mouse.click(other.x, other.y);
  await expect(page).toHaveURL(/\/products\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what comes beneath the finger is not pressed when it lets go', async ({ page }) => {
  const card = page.getByRole('link', { name: /^Affiche/ }).first();
  const lifted = page.getByRole('dialog');
  const button = lifted.getByRole('button', { name: /^(Toevoegen|Verwijderen)$/ });
  let puts = 0;
  page.on('request', sent => { if (sent.method() === 'PUT') puts += 1; });
  await card.scrollIntoViewIfNeeded();
  const under = (await card.boundingBox())!;
  await card.focus();
  await page.keyboard.press('Space');
  await expect(button).toBeVisible();
  await settled(lifted);
  const over = (await button.boundingBox())!;
  await page.keyboard.press('Escape');
  await expect(lifted).toHaveCount(0);
  const at = { x: Math.min(over.x + over.width, under.x + under.width) - 8, y: Math.min(over.y + over.height, under.y + under.height) - 8 };
  expect(at.x > over.x && at.x > under.x && at.y > over.y && at.y > under.y, 'The button comes over the card').toBe(true);
  await touch(page, at, async () => {
    await expect(button).toBeVisible();
    await settled(lifted);
  });
  // A press of one's own: the page has heard all that came before it.
  await page.keyboard.press('Escape');
  await expect(lifted).toHaveCount(0);
  expect(puts).toBe(0);
});

test('whoever chooses more goes on at the held card, wherever the focus was before', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('listitem');
  const lifted = page.getByRole('dialog');
  await cards.nth(10).getByRole('link').first().focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await touch(page, await middle(cards.first()), () => isLifted(page));
  await lifted.getByRole('button', { name: 'Meer kiezen' }).tap();
  await expect(lifted).toHaveCount(0);
  await expect(page.getByText('1 product gekozen')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('from the press on ‘Meer kiezen’ on no card is opened, and one that is half out of sight stays where it is', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('listitem');
  const [{ y, height }, next] = [(await cards.first().boundingBox())!, await middle(cards.nth(1))];
  await page.evaluate(to => window.scrollTo(0, to), y + height / 3);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await touch(page, { ...next, x: (await middle(cards.first())).x, y: 200 }, () => isLifted(page));
  await page.getByRole('dialog').getByRole('button', { name: 'Meer kiezen' }).tap();
  for (let tap = 0; tap < 30; tap++) await touch(page, { ...next, y: 200 }, async () => {});
  await expect(page.getByRole('region', { name: 'Selectie' })).toBeVisible();
  await expect(page).toHaveURL('/products/category/129');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});
