import { expect, type APIRequestContext, type APIResponse, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test';
import type { FaultId } from '../mocks/index.ts';
import { expectOk, startTab, tokenOf, type Mode, type Role } from './signIn.ts';
import { giveTab, openTab, takeTab } from './tabs.ts';

/** Somebody who is signed in, and needs no page: what a colleague changes meanwhile. */
export interface Caller {
  /** Calls the API as this person, past the screen. The path follows `/api/`. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown, multipart?: Record<string, { name: string; mimeType: string; buffer: Buffer }>) => Promise<APIResponse>;
}

/** Somebody with a browser of their own: other cookies, another storage, another session. */
export interface Person extends Caller {
  context: BrowserContext;
  /** Opened on nothing yet. */
  page: Page;
  /** Lets the calls of this person go wrong from now on, and of nobody else. */
  setFault: (id: FaultId) => Promise<void>;
  /** Lets them go right again. */
  clearFault: () => Promise<void>;
  /** The person is done: the tab is emptied, and kept for the next. */
  leave: () => Promise<void>;
}

const FAULTS = '/__faults';

const callAs = (request: APIRequestContext, token: string): Caller => ({
  call: (method, path, data, multipart) => request.fetch(`/api/${path}`, { method, data, multipart, headers: { Authorization: `Bearer ${token}` } }),
});

/** Signs somebody in who opens no page. @throws Error where the server does not let them in */
export const newCaller = async (request: APIRequestContext, role: Role): Promise<Caller> => callAs(request, await tokenOf(request, role));

/**
 * Signs somebody in without the two steps, in a context of their own, until `person.leave()`.
 * @param mode the mode that the tab starts in
 * @param isFirstVisit whether nothing of the application may be in the browser's cache
 * @param hasMotion whether they want to see what moves
 * @throws Error where the server does not let them in
 */
export const newPerson = async (browser: Browser, role: Role, { mode = 'presentation', isFirstVisit = false, hasTouch = false, hasMotion = false }: { mode?: Mode; isFirstVisit?: boolean; hasTouch?: boolean; hasMotion?: boolean } = {}): Promise<Person> => {
  const tab = await (isFirstVisit ? openTab(browser, hasTouch) : takeTab(browser, hasTouch));
  const { context, page } = tab;
  if (hasMotion) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const token = await tokenOf(context.request, role);
  await startTab(page, token, mode);
  let given: Promise<void> | undefined;
  return {
    context,
    page,
    ...callAs(context.request, token),
    setFault: async id => expectOk(await context.request.post(FAULTS, { data: { id } })),
    clearFault: async () => expectOk(await context.request.delete(FAULTS)),
    leave: () => given ??= giveTab(tab),
  };
};

/** Goes to a page as a link does: nothing is loaded anew. */
export const goTo = (page: Page, path: string): Promise<void> => page.evaluate(to => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}, path);

/** How long nothing is asked or answered before a page counts as at rest, in ms. */
const REST_MS = 100;

/** Follows the calls of a page. @returns waits until all that it asked was answered, and nothing comes after it */
export const createRest = (page: Page) => {
  const open = new Set<Request>();
  let last = 0;
  const note = (request: Request, isOpen: boolean) => {
    if (!request.url().includes('/api/')) return;
    last = Date.now();
    if (isOpen) open.add(request);
    else open.delete(request);
  };
  page.on('request', request => note(request, true));
  page.on('response', response => note(response.request(), false));
  page.on('requestfailed', request => note(request, false));
  return (): Promise<void> => expect.poll(() => open.size === 0 && Date.now() - last > REST_MS, { intervals: [50] }).toBe(true);
};

/** @returns goes to another page as {@link goTo}, until it has asked something, and all of it was answered */
export const createWalk = (page: Page) => {
  const rest = createRest(page);
  return async (path: string): Promise<void> => {
    const asked = page.waitForRequest('**/api/**');
    await goTo(page, path);
    await asked;
    await expect(page).toHaveURL(path);
    await rest();
  };
};

/** Holds back what is asked at an address. @returns what lets it go; `asked` resolves with the first call, `held` counts them */
export const holdBack = async (page: Page, address: string | RegExp, method?: string) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(address, async route => {
    if (method && route.request().method() !== method) return route.fallback();
    held += 1;
    ask();
    await released;
    return route.continue().catch(() => undefined);
  });
  return Object.assign(() => release(), { asked, held: () => held });
};

/** A word that what one try of a test makes has in its name, and nothing else: ten letters. */
export const ownWord = (): string => `eigen${Array.from({ length: 5 }, () => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(Math.random() * 26)]).join('')}`;

/** The id of what was made: a plain server tells it by its address alone. @throws Error where it was refused */
export const idOf = async (created: APIResponse): Promise<string> => {
  await expectOk(created);
  return created.headers().location?.split('/').at(-1) ?? String((await created.json()).id);
};

/** Has the server do the next call of this kind, and loses its answer. */
export const loseAnswer = async (page: Page, address: string | RegExp, method: string): Promise<void> => {
  let isLost = false;
  await page.route(address, async route => {
    if (isLost || route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    isLost = response.ok();
    return isLost ? route.abort() : route.fulfill({ response });
  });
};

/** Makes a product past the screen, without media and hidden. @returns its id */
export const newProduct = async ({ call }: Caller, name = 'Tijdelijk'): Promise<string> =>
  idOf(await call('POST', 'Products', { name, customerId: 401, materialIds: [], categoryIds: [], tagIds: [], assetIds: [], isVisible: false }));

/** Changes a product past the screen: what is not named stays as it is. */
export const changeProduct = async ({ call }: Caller, id: string | number, values: object): Promise<void> => expectOk(await call('PUT', 'Products', { id: Number(id), ...values }));

/** Makes a collection past the screen. @returns its id */
export const newCollection = async ({ call }: Caller, name: string, productIds: readonly number[] = [], isPrivate = true): Promise<string> =>
  idOf(await call('POST', 'Collections', { name, description: '', productIds, isPrivate, isVisible: true, path: null }));

/** A picture of one pixel. */
export const PIXEL = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64') };

/** Makes a product with so many pictures past the screen: one that may be filed and shown. They are called after it. @returns its id */
export const newPictured = async (caller: Caller, name: string, pictures = 1): Promise<string> => {
  const id = await newProduct(caller, name);
  for (let order = 1; order <= pictures; order += 1) {
    const medium = await idOf(await caller.call('POST', 'Assets', { productId: Number(id), isVideo: false, file: 'a.png', order, name: `${name}_abcdefg${order}` }));
    await expectOk(await caller.call('POST', `Assets/${medium}/image`, undefined, { image: PIXEL }));
  }
  return id;
};

/** What stands over the page has an entry of the history, which is made after its first frame, and gone back from after its last. */
export const isCovered = (page: Page, is = true): Promise<void> => expect.poll(() => page.evaluate(() => Boolean((history.state as { isCover?: boolean } | null)?.isCover))).toBe(is);

/** What this browser keeps of unsaved work. */
export const keptWork = (page: Page) => page.evaluate(() => new Promise<string>(resolve => {
  const request = indexedDB.open('staalkaart.drafts');
  request.onsuccess = () => {
    const { result: db } = request;
    if (!db.objectStoreNames.contains('drafts')) return resolve('');
    const all = db.transaction('drafts').objectStore('drafts').getAll();
    all.onsuccess = () => {
      db.close();
      resolve(JSON.stringify(all.result));
    };
    return undefined;
  };
}));
