import { expect, type Page } from '@playwright/test';
import { callsOf, open } from './screen.ts';
import { holdBack, isCovered } from './seams.ts';
import { onEach, server } from './servers.ts';
import { endElsewhere, signIn, startAs } from './signIn.ts';
import { test } from './tabs.ts';

test.use(server('kind'));

/** Not the first of the user's own: that is what other tests change on the same server. */
const COLLECTION = '/collections/513';

test.use({ hasTouch: true, reducedMotion: 'no-preference' });

/** A finger that goes sideways over the picture. */
const swipe = async (page: Page, dx: number) => {
  const client = await page.context().newCDPSession(page);
  const at = { x: 590, y: 400 };
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  // In a third of a second, and at rest at its end: Chromium takes no tap while it believes that something flies on.
  for (let part = 1; part <= 20; part += 1) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: at.x + dx * Math.min(1, part / 12), y: at.y }] });
    await page.waitForTimeout(16);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const present = async (page: Page, path = COLLECTION) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Presenteren' }).click();
  await expect(page.getByRole('dialog', { name: /^Presentatie van / })).toBeVisible();
};

const isFull = (page: Page) => expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
const at = (page: Page, words: string) => expect(page.getByRole('dialog').getByText(words, { exact: true })).toBeVisible();

onEach(['kind', 'plain'], () => {
  test('a collection is presented in two presses and swipes, with nothing asked beyond its page', async ({ page }) => {
    await startAs(page, 'User');
    await open(page, '/collections');
    const calls = callsOf(page);
    await page.getByRole('link', { name: 'Restaurants aan zee' }).tap();
    await page.getByRole('button', { name: 'Presenteren' }).tap();
    await at(page, '1 van 8');
    // What takes the whole screen meanwhile takes the finger off.
    await isFull(page);
    await swipe(page, -300);
    await at(page, '2 van 8');
    await swipe(page, -300);
    await at(page, '3 van 8');
    await swipe(page, 300);
    await at(page, '2 van 8');
    await expect(page.getByRole('heading', { name: 'Placemat Bistro Den Haas A3' })).toBeVisible();
    expect(calls.toSorted()).toEqual(['GET Collections/513', 'GET Products?collections=513&pageSize=1000000']);
    await page.getByRole('button', { name: 'Presentatie sluiten' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(COLLECTION);
  });
});

test('a gallery is told by the list of the collection: a tap goes in and another back', async ({ page }) => {
  await startAs(page, 'ViewOnly');
  await open(page, '/collections/505');
  const calls = callsOf(page);
  await page.getByRole('button', { name: 'Presenteren' }).tap();
  const more = page.getByRole('button', { name: 'Meer beelden' });
  await expect(more).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('dialog').tap({ position: { x: 590, y: 400 } });
  await expect(page.getByRole('tab', { selected: true, name: /^Afbeelding 1/ })).toBeVisible();
  await swipe(page, -300);
  await expect(page.getByRole('tab', { selected: true, name: /2: / })).toBeVisible();
  await more.tap();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(calls).toEqual([]);
});

onEach(['plain'], () => {
  test('a gallery that no list tells is asked when somebody wants it, once', async ({ page }) => {
    await startAs(page, 'User');
    await present(page);
    const calls = callsOf(page);
    await page.keyboard.press('ArrowRight');
    await at(page, '2 van 8');
    const more = page.getByRole('button', { name: 'Meer beelden' });

    await test.step('one that does not come is said in its place: no message lies over what a customer looks at', async () => {
      await page.route(/Products\/\d+$/, route => route.abort(), { times: 1 });
      await more.tap();
      await at(page, 'De andere beelden konden niet geladen worden.');
      await expect(page.getByRole('region', { name: 'Meldingen' })).toHaveText('');
      await more.tap();
      calls.length = 0;
    });
    await more.tap();
    await expect(page.getByRole('tab')).toHaveCount(3);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab')).toHaveCount(3);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(/^GET Products\/\d+$/);
  });
});

test('a finger moves what a pinch made larger, and swipes again once it is as large as life', async ({ page }) => {
  await startAs(page, 'User');
  await open(page, '/products/1001');
  const first = page.getByRole('tab', { selected: true, name: /^Afbeelding 1/ });
  await expect(first).toBeVisible();
  const client = await page.context().newCDPSession(page);
  const pinch = async (pageScaleFactor: number) => {
    await client.send('Emulation.setPageScaleFactor', { pageScaleFactor });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(pageScaleFactor);
  };
  await pinch(2);
  await swipe(page, -300);
  await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(200);
  await expect(first).toBeVisible();
  await pinch(1);
  await swipe(page, -300);
  await expect(page.getByRole('tab', { selected: true, name: /2: / })).toBeVisible();
});

test('the keyboard alone walks through it; Escape, leaving the full screen and Back end it', async ({ page }) => {
  await startAs(page, 'User');
  await open(page, '/collections');
  await page.getByRole('link', { name: 'Restaurants aan zee' }).tap();
  await expect(page.getByRole('main')).toBeFocused();
  const button = page.getByRole('button', { name: 'Presenteren' });
  const isOver = async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(COLLECTION);
  };
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press('Enter');
  await at(page, '1 van 8');
  await isFull(page);

  await test.step('with little motion no picture slides, with motion two do', async () => {
    await page.evaluate(() => {
      Object.assign(window, { slid: 0 });
      document.addEventListener('transitionrun', ({ propertyName }) => { if (propertyName === 'translate') (window as unknown as { slid: number }).slid += 1; });
    });
    for (const [reducedMotion, key, counter, slides] of [['reduce', 'ArrowRight', '2 van 8', 0], ['no-preference', 'ArrowLeft', '1 van 8', 2]] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.keyboard.press(key);
      await at(page, counter);
      await expect.poll(() => page.evaluate(() => (window as unknown as { slid: number }).slid)).toBe(slides);
    }
  });
  await test.step('each key leads to its picture, also from button to button', async () => {
    for (const [key, counter] of [['ArrowRight', '2 van 8'], ['Space', '3 van 8'], ['ArrowLeft', '2 van 8'], ['End', '8 van 8'], ['ArrowRight', '8 van 8'], ['Home', '1 van 8']] as const) {
      await page.keyboard.press(key);
      await at(page, counter);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Automatisch' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await at(page, '2 van 8');
  });
  await test.step('one Escape ends it and the full screen', async () => {
    await page.keyboard.press('Escape');
    await isOver();
    await expect(button).toBeFocused();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });
  await test.step('leaving the full screen ends it', async () => {
    await button.click();
    await at(page, '1 van 8');
    await isFull(page);
    await page.evaluate(() => document.exitFullscreen());
    await isOver();
  });
  await test.step('Back ends it, Forward leads nowhere, a reload shows the page, and Back leaves that', async () => {
    await button.click();
    await at(page, '1 van 8');
    await page.goBack();
    await isOver();
    await expect(button).toBeFocused();
    await page.evaluate(() => new Promise(resolve => {
      addEventListener('popstate', resolve, { once: true });
      history.forward();
    }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await at(page, '1 van 8');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Producten in de collectie Restaurants aan zee' })).toBeVisible();
    await expect(page.locator('#splash')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  });
});

test('by itself it goes on every six seconds, round the end, until a finger touches the picture', async ({ page }) => {
  await startAs(page, 'User');
  await present(page);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await at(page, '7 van 8');
  await page.clock.install();
  const auto = page.getByRole('button', { name: 'Automatisch' });
  await auto.tap();
  await expect(auto).toHaveAttribute('aria-pressed', 'true');
  for (const counter of ['8 van 8', '1 van 8']) {
    await page.clock.runFor(6_000);
    await at(page, counter);
  }
  await swipe(page, -300);
  await expect(auto).toHaveAttribute('aria-pressed', 'false');
  await at(page, '2 van 8');
  await page.clock.runFor(20_000);
  await at(page, '2 van 8');
  // Nothing gives it its own clock again.
  await page.context().close();
});

test('what is hidden is presented to nobody, in edit mode neither; what a colleague hides meanwhile, all of it too, goes on', async ({ page }) => {
  await startAs(page, 'Admin', 'edit');
  await page.route('**/api/Products?collections=*', async route => {
    const response = await route.fetch();
    const items = await response.json() as (object | null)[];
    await route.fulfill({ response, json: items.filter(Boolean).slice(0, 4).map((item, index) => ({ ...item, isVisible: !hidden.includes(index) })) });
  });
  let hidden = [1];
  await present(page, '/collections/505');
  await at(page, '1 van 3');
  hidden = [0, 1, 2, 3];
  // Where the network is back, what is on screen is asked again, though not what was asked a moment ago.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('button', { name: 'Presenteren', includeHidden: true })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await at(page, '2 van 3');
  // The collection itself is gone: a customer is looking.
  let isAsked = false;
  await page.route('**/api/Collections/505', route => {
    isAsked = true;
    return route.fulfill({ status: 404 });
  });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(isAsked).toBe(true);
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await at(page, '3 van 3');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Collectie .+ bestaat niet \(meer\)\.$/)).toBeVisible();
  await expect(page).toHaveURL('/collections');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who ends it sees what the collection holds by then', async ({ page }) => {
  await startAs(page, 'User');
  let count = 4;
  await page.route('**/api/Products?collections=*', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: (await response.json() as object[]).slice(0, count) });
  });
  await present(page, COLLECTION);
  await at(page, '1 van 4');
  count = 2;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

test('nothing that is hidden stands there while the list of presentation mode is on its way', async ({ page }) => {
  await startAs(page, 'Admin', 'edit');
  await page.route(/api\/Products\?(?!.*presented)/, async route => {
    const response = await route.fetch();
    const items = await response.json() as object[];
    await route.fulfill({ response, json: items.map((item, index) => ({ ...item, isVisible: index !== 0, coverImagePath: '/media/images/poster-2-1.png' })) });
  });
  await page.goto('/products');
  await expect(page.getByText('Verborgen', { exact: true })).toBeVisible();
  await holdBack(page, /presented=true/);
  await page.getByText('Presentatie', { exact: true }).click();
  await expect(page.getByText('Verborgen', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Bewerken', exact: true })).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(11);
});

test('a session that ends while it goes on leads back to the page, and Back from there to the one before', async ({ page }) => {
  await startAs(page, 'User');
  await open(page, '/collections');
  await page.locator(`main a[href="${COLLECTION}"]`).first().click();
  await page.getByRole('button', { name: 'Presenteren' }).click();
  await expect(page.getByRole('dialog', { name: /^Presentatie van / })).toBeVisible();
  await isCovered(page);
  await endElsewhere(page);
  await expect(page).toHaveURL('/login');
  await signIn(page, 'User');
  await expect(page).toHaveURL(COLLECTION);
  await expect(page.getByRole('button', { name: 'Presenteren' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/collections');
});
