import { setTimeout as wait } from 'node:timers/promises';
import { errors, type Browser, type CDPSession, type Page } from 'playwright';
import type { ProductItem } from '@staalkaart/api-client/wire';
import { median, PATIENCE } from './figures.ts';
import { probe, type Awaited } from './probe.ts';
import { CATEGORY, COLUMNS, IN_VIEW, PAGE_SIZE, PROFILES, VIEWPORT, type Profile } from './scene.ts';

/** What one visit measured, by the id of its figure. */
export type Sample = Record<string, number>;
/** Somewhere to go: the origin of a page, and the address of a product there. */
export interface Target { origin: string; detail: (id: number | string) => string }

const PRESSES = 10;
/** px, and px a second. */
const SCROLL = { distance: 6000, speed: 2400 };

interface Visitor { page: Page; cdp: CDPSession; target: Target; token: string; close: () => Promise<void> }

const openTab = async (page: Page, profile: Profile) => {
  const cdp = await page.context().newCDPSession(page);
  const slow = PROFILES[profile];
  if (slow) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: slow.latency, downloadThroughput: slow.throughput, uploadThroughput: slow.throughput });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  }
  return { page, cdp };
};

/** A browser that was never here, signed in, on the line and the processor of a profile. */
const enter = async (browser: Browser, target: Target, profile: Profile, token: string): Promise<Visitor> => {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'nl-BE' });
  await context.addInitScript(stored => localStorage.setItem('staalkaart.token', stored), token);
  await context.addInitScript(probe, { columns: COLUMNS, inView: IN_VIEW } as const);
  return { target, token, close: () => context.close(), ...await openTab(await context.newPage(), profile) };
};

/** Asks the page something through the browser itself: what Playwright asks with has the page read 40 ms of code first, and hold half a MB. */
const ask = async (cdp: CDPSession, expression: string): Promise<unknown> => {
  // Between two documents there is nobody to answer.
  const answer = await cdp.send('Runtime.evaluate', { expression, returnByValue: true }).catch(() => undefined);
  return answer?.result.value;
};

/** Asks until there is an answer. */
const answerOf = async (cdp: CDPSession, expression: string): Promise<unknown> => {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(100)) {
    const answer = await ask(cdp, expression);
    if (answer !== undefined && answer !== null) return answer;
  }
  throw new errors.TimeoutError(`Not there after ${PATIENCE} ms`);
};

/** Until what is waited for is there. @returns how long that took, in ms */
const took = async (cdp: CDPSession): Promise<number> => Number(await answerOf(cdp, 'window.bench?.took()'));

const load = async ({ page, cdp, target: { origin } }: Visitor, path: string): Promise<number> => {
  await page.goto(origin + path, { waitUntil: 'commit', timeout: PATIENCE });
  return took(cdp);
};

/** Until all is read and nothing is asked any more, and neither a splash nor a view transition covers the page: both take the presses. */
const settle = async ({ page, cdp }: Visitor) => {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE });
  await answerOf(cdp, "document.readyState === 'complete' && !document.querySelector('#splash, :root:active-view-transition') || undefined");
};

/** MB of JavaScript that is still used, and elements in the page. */
const weigh = async ({ cdp }: Visitor) => {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { heap: usedSize / 1e6, nodes: Number(await ask(cdp, "document.querySelectorAll('*').length")) };
};

const readLoad = (page: Page, useful: number) => page.evaluate(until => {
  const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= until) as PerformanceResourceTiming[];
  const scripts = asked.filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= until);
  return {
    javascript: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    files: scripts.length,
    // The document itself is one too.
    requests: asked.length + 1,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    blocked: window.bench.longTasks.filter(({ start }) => start < until).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}, useful);

const middleOf = async (page: Page, index: number) => {
  const box = (await page.locator('main a[href^="/products/"]').nth(index).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) };
};

/** A finger that touches one card in view after another, and is taken off as a scroll would: nothing opens. @returns the median in ms until the next frame */
const press = async ({ page, cdp }: Visitor): Promise<number> => {
  await page.evaluate(() => { window.bench.presses.length = 0; });
  const places = (await Promise.all(Array.from({ length: PAGE_SIZE }, (_, index) => middleOf(page, index)))).filter(({ y }) => y < VIEWPORT.height);
  for (let index = 0; index < PRESSES; index++) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [places[index % places.length]!] });
    await page.waitForFunction(count => window.bench.presses.length > count, index);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  }
  return median(await page.evaluate(() => window.bench.presses));
};

const open = async (visitor: Visitor, { id, name, coverImagePath }: ProductItem, index: number): Promise<number> => {
  const { page, cdp, target } = visitor;
  const awaited: Awaited = { kind: 'detail', path: target.detail(id), name, cover: coverImagePath! };
  const { x, y } = await middleOf(page, index);
  await page.evaluate(asked => window.bench.await(asked), awaited);
  await page.mouse.click(x, y);
  const time = await took(cdp);
  await settle(visitor);
  return time;
};

const goBack = async (visitor: Visitor): Promise<number> => {
  const { page, cdp } = visitor;
  await page.evaluate(() => {
    window.bench.await({ kind: 'list' }, true);
    // After this call has answered: another document may take the place of this one.
    setTimeout(() => history.back());
  });
  const time = await took(cdp);
  await settle(visitor);
  return time;
};

/** A first visit of /products: presses, a product and back, that product again, and the same address in a second tab. */
const visitProducts = async (visitor: Visitor, profile: Profile): Promise<Sample> => {
  const { page, target: { origin }, token } = visitor;
  const useful = await load(visitor, '/products');
  await settle(visitor);
  const weight = await weigh(visitor);
  const sample: Sample = { useful, ...await readLoad(page, useful), ...weight, press: await press(visitor) };
  const answer = await page.evaluate(([asked, bearer]) => fetch(asked!, { headers: { Authorization: `Bearer ${bearer}` } }).then(response => response.json()), [`${origin}/api/Products?pageNumber=1&pageSize=${PAGE_SIZE}`, token]) as ProductItem[];
  sample.detail = await open(visitor, answer[1]!, 1);
  sample.back = await goBack(visitor);
  sample.detailWarm = await open(visitor, answer[1]!, 1);
  const again = await openTab(await page.context().newPage(), profile);
  await page.close();
  sample.repeat = await load({ ...visitor, ...again }, '/products');
  return sample;
};

/** Down and up again to have the pictures, then down once more. @returns the share of frames that did not come, in % */
const scroll = async ({ page, cdp }: Visitor): Promise<number> => {
  const by = (yDistance: number) => cdp.send('Input.synthesizeScrollGesture', { x: VIEWPORT.width / 2, y: VIEWPORT.height / 2, yDistance, speed: SCROLL.speed, gestureSourceType: 'mouse' });
  await by(-SCROLL.distance);
  await by(SCROLL.distance);
  const frames = await page.evaluateHandle(() => window.bench.watchFrames());
  await by(-SCROLL.distance);
  return frames.evaluate(end => end());
};

/** What is not there in time is told otherwise. */
const inTime = <T>(promise: Promise<T>, otherwise: T): Promise<T> => promise.catch((error: unknown) => {
  if (error instanceof errors.TimeoutError) return otherwise;
  throw error;
});

/** A category by its address, and a steady scroll through it; of one that does not get there, or is never read to its end, no more than how long it took. */
const visitCategory = async (visitor: Visitor, products: number): Promise<Sample> => {
  const useful = await inTime(load(visitor, `/products/category/${CATEGORY}`), PATIENCE);
  const isRead = useful < PATIENCE && await inTime(settle(visitor).then(() => true), false);
  if (!isRead) return { [`useful${products}`]: useful };
  const { heap, nodes } = await weigh(visitor);
  const longest = Number(await ask(visitor.cdp, 'Math.max(0, ...window.bench.longTasks.map(({ duration }) => duration))'));
  const dropped = await scroll(visitor);
  return Object.fromEntries(Object.entries({ useful, longest, heap, nodes, dropped }).map(([name, value]) => [`${name}${products}`, value]));
};

/** Measures a page once. @param products of a category of that many; absent for /products */
export const measure = async (browser: Browser, target: Target, profile: Profile, token: string, products?: number): Promise<Sample> => {
  const visitor = await enter(browser, target, profile, token);
  try {
    return products === undefined ? await visitProducts(visitor, profile) : await visitCategory(visitor, products);
  } finally {
    await visitor.close();
  }
};
