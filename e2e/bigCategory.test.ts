import { expect, type Page } from '@playwright/test';
import { open } from './screen.ts';
import { server } from './servers.ts';
import { startAs } from './signIn.ts';
import { test } from './tabs.ts';

test.use(server('kind'));

const CATEGORY = '/products/category/130';
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
/** The most elements that there are while a hundred frames scroll by, each by 60 px. */
const mostNodes = (page: Page) => page.evaluate(() => new Promise<number>(done => {
  const seen: number[] = [];
  const scroll = () => {
    seen.push(document.querySelectorAll('*').length);
    scrollBy(0, 60);
    if (seen.length < 100) requestAnimationFrame(scroll);
    else done(Math.max(...seen));
  };
  requestAnimationFrame(scroll);
}));
/** The places of the items in view. */
const inView = (page: Page) => page.evaluate(() => [...document.querySelectorAll('main li[aria-posinset]')].flatMap(item => {
  const { top, bottom } = item.getBoundingClientRect();
  return bottom > 100 && top < innerHeight - 100 ? Number(item.getAttribute('aria-posinset')) : [];
}));
/** The window is turned, and as many columns stand there as it has room for. */
const turn = async (page: Page, width: number, height: number, columns: number) => {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => new Set([...document.querySelectorAll<HTMLElement>('main li[aria-posinset]')].map(({ offsetLeft }) => offsetLeft)).size)).toBe(columns);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
};
const lastPlace = (page: Page) => page.locator('main li[aria-setsize]').last();
const isWhole = (page: Page) => expect(page.getByRole('main')).toContainText(/\d{4} producten/);

test('a category of ten thousand opens, reaches its end and finds its place again, after a product and after reloads', async ({ page }) => {
  await startAs(page, 'User');
  await page.goto(CATEGORY);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await isWhole(page);
  // A click on what it covers is tried from another place of the page.
  await expect(page.locator('#splash')).toHaveCount(0);
  expect(await nodes(page)).toBeLessThanOrEqual(320);
  expect(await mostNodes(page)).toBeLessThanOrEqual(450);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = lastPlace(page);
  await expect.poll(async () => Number(await last.getAttribute('aria-posinset')) / Number(await last.getAttribute('aria-setsize'))).toBe(1);
  await expect(last.getByRole('link').first()).toBeVisible();
  expect(await nodes(page)).toBeLessThanOrEqual(450);

  const place = await page.evaluate(() => scrollY);
  const name = await last.getByRole('link').first().textContent();
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/\d+\?category=130/);
  // What covers the page has an entry of its own.
  await page.getByRole('button', { name: 'Volledig scherm' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/products\/\d+\?category=130/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(lastPlace(page).getByRole('link').first()).toHaveText(name!);
  await expect(lastPlace(page).getByRole('link').first()).toBeFocused();
  // Twice, the first time before its list has come.
  const list = /pageSize=1000000/;
  await page.route(list, () => undefined);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(list);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(lastPlace(page).getByRole('link').first()).toHaveText(name!);
});

test('the first products of a category stand there before the last is sent, with places for all', async ({ page }) => {
  await startAs(page, 'User');
  // Sends the first hundred thousand characters of the list, and the rest when told to.
  await page.addInitScript(() => {
    const { fetch: send } = window;
    const rest = new Promise(resolve => { window.addEventListener('rest', resolve, { once: true }); });
    window.fetch = async (...args) => {
      const answer = await send(...args);
      if (!String(args[0] instanceof Request ? args[0].url : args[0]).includes('pageSize=1000000')) return answer;
      const text = await answer.text();
      return new Response(new ReadableStream({
        start: async body => {
          body.enqueue(new TextEncoder().encode(text.slice(0, 100_000)));
          await rest;
          body.enqueue(new TextEncoder().encode(text.slice(100_000)));
          body.close();
        },
      }), answer);
    };
  });
  await page.goto(CATEGORY);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.first().getByRole('link').first()).toBeVisible();
  await expect(items.first()).toHaveAttribute('aria-setsize', /^9\d{3}$/);
  await expect(page.getByRole('main')).not.toContainText('producten');
  // More than the first page is in.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 400));
    await expect(page.getByRole('main').locator('li[aria-posinset="40"]').getByRole('link').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  // Where nothing is yet, its place is.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(lastPlace(page)).toBeVisible();
  await expect(lastPlace(page).getByRole('link')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('rest')));
  await expect(lastPlace(page).getByRole('link').first()).toBeVisible();
  await isWhole(page);
});

test('a mouse that rests on a category fetches a first page, and its press the rest', async ({ page }) => {
  await startAs(page, 'User');
  await page.goto('/categories');
  const asked: string[] = [];
  page.on('request', request => { if (request.url().includes('/api/Products?')) asked.push(new URL(request.url()).search); });
  const link = page.getByRole('link', { name: 'Volledig gamma' });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect.poll(() => asked).toEqual(['?categories=130&pageSize=12']);
  await link.click();
  await isWhole(page);
  expect(asked).toEqual(['?categories=130&pageSize=12', '?categories=130&pageSize=1000000']);

  await test.step('a card stays the same element while others come and go beside it', async () => {
    await page.evaluate(() => {
      const changes: MutationRecord[] = [];
      const watch = new MutationObserver(seen => changes.push(...seen));
      const card = [...document.querySelectorAll('main li[aria-posinset]')].at(-1)!;
      watch.observe(card, { subtree: true, childList: true, attributes: true, characterData: true });
      // That its picture came in is no change of the card.
      Object.assign(window, { card, changed: () => [...changes, ...watch.takeRecords()].filter(({ target }) => !(target as Element).closest('[data-picture]')).length });
    });
    const lastDrawn = await lastPlace(page).getAttribute('aria-posinset');
    for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 100);
    await expect(lastPlace(page)).not.toHaveAttribute('aria-posinset', lastDrawn!);
    expect(await page.evaluate(() => {
      const { card, changed } = window as unknown as { card: Element; changed: () => number };
      return { isThere: card.isConnected, changes: changed() };
    })).toEqual({ isThere: true, changes: 0 });
  });

  await test.step('presented, the last is a key away, and three pictures are drawn', async () => {
    const [, count] = /(\d+) producten/.exec((await page.getByRole('main').textContent())!)!;
    const shown = page.getByRole('dialog', { name: /^Presentatie van / });
    await page.getByRole('button', { name: 'Presenteren' }).click();
    await expect(shown.getByText(`1 van ${count}`, { exact: true })).toBeVisible();
    await page.keyboard.press('End');
    await expect(shown.getByText(`${count} van ${count}`, { exact: true })).toBeVisible();
    expect(await shown.locator('img').count()).toBeLessThanOrEqual(3);
  });
});

test('the first products stay while one of them is filed and the rest is coming', async ({ page }) => {
  await startAs(page, 'User');
  const { promise: rest, resolve: letRestCome } = Promise.withResolvers<void>();
  await page.route(/pageSize=1000000/, async route => {
    await rest;
    await route.continue();
  });
  await open(page, CATEGORY);
  const card = page.getByRole('main').locator('li[aria-posinset="2"]');
  const element = await card.elementHandle();
  await card.getByRole('link').first().focus();
  await page.keyboard.press('Space');
  const lifted = page.getByRole('dialog');
  await lifted.getByRole('button', { name: /^(Toevoegen|Verwijderen)$/ }).click();
  await expect(page.getByText(/^Collectie .* werd aangepast$/)).toBeVisible();
  await expect(lifted).toHaveCount(0);
  await expect(card.getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText('producten');
  letRestCome();
  await isWhole(page);
  expect(await element!.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('a presentation of the first products goes on where the rest fails, and so does a name that is being typed', async ({ page }) => {
  await startAs(page, 'Admin', 'edit');
  const failures: (() => void)[] = [];
  let isDown = true;
  await page.route(/pageSize=1000000/, async route => {
    if (!isDown) return route.continue();
    await new Promise<void>(resolve => { failures.push(resolve); });
    return route.fulfill({ status: 500, body: '' });
  });
  await open(page, CATEGORY);
  await page.getByRole('radio', { name: 'Lijst' }).check({ force: true });
  const row = page.getByRole('main').locator('li[aria-posinset="2"]');
  // Once the code of renaming is there.
  await expect(async () => {
    if (await row.getByRole('link').count() > 0) {
      await row.getByRole('link').first().focus({ timeout: 500 });
      await page.keyboard.press('F2');
    }
    await expect(row.getByRole('textbox')).toBeFocused({ timeout: 500 });
  }).toPass();
  await row.getByRole('textbox').fill('Half getypt');
  for (const fail of failures.splice(0)) fail();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('De server heeft een fout');
  await expect(row.getByRole('textbox')).toBeFocused();
  await expect(row.getByRole('textbox')).toHaveValue('Half getypt');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Presenteren' }).click();
  const shown = page.getByRole('dialog', { name: /^Presentatie van / });
  await expect(shown.getByText(/^1 van /)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(shown.getByText(/^2 van /)).toBeVisible();
  await expect.poll(() => failures.length).toBe(1);
  for (const fail of failures.splice(0)) fail();
  await expect.poll(() => failures.length).toBe(1);
  await expect(shown.getByText(/^2 van /)).toBeVisible();
  await page.keyboard.press('Escape');
  isDown = false;
  for (const fail of failures.splice(0)) fail();
  // The rest can be asked for, whatever became of the retries.
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await isWhole(page);
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(0);
});

test('a product that was just hidden is in front of no customer, whatever becomes of the list', async ({ page }) => {
  await startAs(page, 'Admin', 'edit');
  await open(page, CATEGORY);
  await isWhole(page);
  const card = page.getByRole('main').locator('li[aria-posinset="7"]');
  const name = (await card.getByRole('group').getAttribute('aria-label'))!.replace('Acties voor ', '');
  const link = page.getByRole('main').getByRole('link', { name });
  await expect(link).toHaveCount(1);
  await page.route(/pageSize=1000000/, route => route.fulfill({ status: 503, body: '' }));
  const button = card.getByRole('button', { name: 'Verbergen' });
  await button.focus();
  await page.keyboard.press('Enter');
  // The same button, which keeps the focus.
  await expect(card.getByRole('button', { name: 'Tonen' })).toBeFocused();
  await page.getByRole('radio', { name: 'Presentatie' }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Verbergen' })).toHaveCount(0);
  await expect(link).toHaveCount(0);
  await page.unroute(/pageSize=1000000/);
  await page.getByRole('radio', { name: 'Bewerken' }).check({ force: true });
  await card.getByRole('button', { name: 'Tonen' }).click();
  await expect(card.getByRole('button', { name: 'Verbergen' })).toBeVisible();
});

test('a tablet that is turned goes on showing the products that it showed, with the one that is lifted; so does Back', async ({ page }) => {
  await startAs(page, 'User');
  await page.goto(CATEGORY);
  await isWhole(page);
  await expect(page.locator('#splash')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
  await expect.poll(async () => (await inView(page)).length).toBeGreaterThan(3);
  const place = (await inView(page))[3]!;
  const link = page.locator(`main li[aria-posinset="${place}"]`).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Space');
  const lifted = page.getByRole('dialog');
  await expect(lifted).toBeVisible();
  for (const [width, height, columns] of [[820, 1180, 2], [1180, 820, 3], [820, 1180, 2]] as const) {
    await turn(page, width, height, columns);
    expect(await inView(page)).toContain(place);
  }
  await expect(lifted).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lifted).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.click();
  await expect(page).toHaveURL(/\/products\/\d+\?category=130/);
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goBack();
  await expect.poll(() => inView(page)).toContain(place);
  await expect(link).toBeFocused();
});

test('a short list goes on showing what it showed, its end too, there and back', async ({ page }) => {
  await startAs(page, 'User');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/categories');
  for (const share of [0.5, 1]) {
    // Who scrolls is led nowhere any more.
    await page.mouse.wheel(0, 1);
    await page.evaluate(of => scrollTo(0, document.documentElement.scrollHeight * of), share);
    await expect.poll(async () => (await inView(page))[0]).toBeGreaterThan(5);
    const seen = await inView(page);
    await turn(page, 844, 390, 2);
    expect(await inView(page)).toContain(seen[1]);
    await turn(page, 390, 844, 1);
    expect(await inView(page)).toEqual(seen);
  }
});
