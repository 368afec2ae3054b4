import { test as base, type Browser, type BrowserContext, type Disposable, type Page } from '@playwright/test';
import { server } from './servers.ts';

/** A tab with a browser context of its own: other cookies, another storage, another session than any other. */
export interface Tab {
  context: BrowserContext;
  page: Page;
  /** The server that it opens. */
  baseURL: string | undefined;
  hasTouch: boolean;
  /** As it was opened: it is given back so. */
  size: ReturnType<Page['viewportSize']>;
  /** What starts with every page in it; gone when it is given back. */
  scripts: Disposable[];
}

/** Opened by this worker, and in use by no test. */
const free: Tab[] = [];
/** The server of the test that runs. */
let baseURL: string | undefined;

/** An empty page of the application's origin, whose storage is emptied from it. */
const EMPTY = '/leeg';
const EVENTS = ['request', 'requestfinished', 'requestfailed', 'response', 'pageerror', 'console', 'dialog', 'crash', 'popup', 'download'] as const;

/** Nobody watches: the page is laid out as always, but no picture of it is made, which is a tenth of the processor time. */
const drawNothing = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0; }');
  document.adoptedStyleSheets.push(sheet);
};

/** Nobody looks at the splash either: its 1.5 seconds are over as the page begins, and it goes as soon as the first screen is there. */
const waitForNothing = () => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 1500;
};

/** What stands over a page has its entry of the history a moment after it was opened, and until a moment after it was closed: no hand is so quick as to go elsewhere within that moment. */
const isSettled = (page: Page) => page.waitForFunction(
  () => Boolean((history.state as { isCover?: boolean } | null)?.isCover) === (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null), undefined, { timeout: 500 },
).catch(() => undefined);

/** Opens a tab with nothing at all in it, not even in its HTTP cache. */
export const openTab = async (browser: Browser, hasTouch = false): Promise<Tab> => {
  const context = await browser.newContext({ hasTouch });
  await context.addInitScript(drawNothing);
  await context.addInitScript(waitForNothing);
  const page = await context.newPage();
  const scripts: Disposable[] = [];
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...given) => {
    const script = await addInitScript(...given as Parameters<typeof addInitScript>);
    scripts.push(script);
    return script;
  };
  for (const way of ['goto', 'reload', 'goBack'] as const) {
    const go = page[way].bind(page) as (...given: unknown[]) => Promise<null>;
    page[way] = async (...given: unknown[]) => {
      await isSettled(page);
      return go(...given);
    };
  }
  return { context, page, baseURL, hasTouch, size: page.viewportSize(), scripts };
};

/**
 * Takes a tab as new: nothing stored, nobody signed in, no fault, on line. Opening one costs as much processor time as
 * loading the application in it, so one that was given back is taken first. Its HTTP cache stays, as a visitor's does:
 * what needs a first visit takes {@link openTab}, and what needs other options than `hasTouch` and
 * `reducedMotion` (`test.use`) Playwright's `test`.
 */
export const takeTab = async (browser: Browser, hasTouch = false): Promise<Tab> => {
  const at = free.findLastIndex(tab => tab.hasTouch === hasTouch && tab.baseURL === baseURL);
  return at < 0 ? openTab(browser, hasTouch) : free.splice(at, 1)[0]!;
};

const clear = async ({ context, page, scripts, size, baseURL: at }: Tab): Promise<void> => {
  for (const event of EVENTS) page.removeAllListeners(event as 'request');
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const script of scripts.splice(0)) await script.dispose();
  await context.setOffline(false);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: base.info().project.use.reducedMotion ?? null, forcedColors: null, contrast: null });
  if (size) await page.setViewportSize(size);
  await context.clearCookies();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // With the real server's header as its pages: a browser gives what opens without it another process, which costs more than the page.
  const headers = { 'Content-Type': 'text/html', ...(at === server('real').baseURL && { 'Cross-Origin-Opener-Policy': 'same-origin' }) };
  await page.route(`**${EMPTY}`, route => route.fulfill({ headers, body: '' }));
  await page.goto(EMPTY);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise(resolve => { indexedDB.deleteDatabase(name).addEventListener('success', resolve); });
    }
  });
  await page.unrouteAll();
};

/** Gives a tab back: it is emptied for the next test, or closed where that is not possible, as after a crash or a test that closed it. */
export const giveTab = async (tab: Tab): Promise<void> => {
  try {
    await clear(tab);
    free.push(tab);
  } catch {
    await tab.context.close();
  }
};

/** As Playwright's `test`, in a tab that is kept from test to test; see {@link takeTab}. */
export const test = base.extend<{ tab: Tab; origin: void }>({
  origin: [async ({ baseURL: given }, give) => {
    baseURL = given;
    await give();
  }, { auto: true }],
  tab: async ({ browser, hasTouch, reducedMotion }, give, info) => {
    const tab = await takeTab(browser, hasTouch);
    await tab.page.emulateMedia({ reducedMotion });
    await give(tab);
    if (info.status === info.expectedStatus) await giveTab(tab);
    else await tab.context.close();
  },
  context: async ({ tab }, give) => { await give(tab.context); },
  page: async ({ tab }, give) => { await give(tab.page); },
});
