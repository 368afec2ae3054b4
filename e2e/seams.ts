import type { APIResponse, Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { FaultId } from '../mocks/index.ts';
import { expectOk, tokenOf, type Role } from './signIn.ts';
import { giveTab, openTab, takeTab } from './tabs.ts';

/** Somebody with a browser of their own: other cookies, another storage, another session. */
export interface Person {
  context: BrowserContext;
  /** Opened on nothing yet. */
  page: Page;
  /** Calls the API as this person, past the screen: what a colleague changes meanwhile. The path follows `/api/`. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown) => Promise<APIResponse>;
  /** Lets the calls of this person go wrong from now on, and of nobody else. */
  setFault: (id: FaultId) => Promise<void>;
  /** Lets them go right again. */
  clearFault: () => Promise<void>;
  /** The person is done: the tab is emptied, and kept for the next. */
  leave: () => Promise<void>;
}

const FAULTS = '/__faults';

/** Puts the session in place before the first page of a tab loads; what the person then does to it stays done. */
const startTab = (page: Page, token: string, mode: 'presentation' | 'edit') =>
  page.addInitScript(session => {
    if (sessionStorage.getItem('e2e.started')) return;
    sessionStorage.setItem('e2e.started', 'true');
    localStorage.setItem('staalkaart.token', session.token);
    if (session.mode === 'edit') sessionStorage.setItem('staalkaart.mode', 'edit');
  }, { token, mode });

/**
 * Signs somebody in without the two steps, in a context of their own, until `person.leave()`.
 * @param mode the mode that the tab starts in
 * @param isFirstVisit whether nothing of the application may be in the browser's cache
 * @param hasMotion whether they want to see what moves
 * @throws Error where the server does not let them in
 */
export const newPerson = async (browser: Browser, role: Role, { mode = 'presentation', isFirstVisit = false, hasTouch = false, hasMotion = false }: { mode?: 'presentation' | 'edit'; isFirstVisit?: boolean; hasTouch?: boolean; hasMotion?: boolean } = {}): Promise<Person> => {
  const tab = await (isFirstVisit ? openTab(browser, hasTouch) : takeTab(browser, hasTouch));
  const { context, page } = tab;
  if (hasMotion) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const token = await tokenOf(context.request, role);
  await startTab(page, token, mode);
  let given: Promise<void> | undefined;
  return {
    context,
    page,
    call: (method, path, data) => context.request.fetch(`/api/${path}`, { method, data, headers: { Authorization: `Bearer ${token}` } }),
    setFault: async id => expectOk(await context.request.post(FAULTS, { data: { id } })),
    clearFault: async () => expectOk(await context.request.delete(FAULTS)),
    leave: () => given ??= giveTab(tab),
  };
};

/** Holds back what is asked at an address. @returns what lets it go */
export const holdBack = async (page: Page, address: string | RegExp) => {
  let release = () => {};
  const released = new Promise<void>(done => { release = done; });
  await page.route(address, async route => {
    await released;
    await route.continue();
  });
  return release;
};

/** So many characters to type, each known by its place; no space and no underscore among them. */
export const typed = (count: number): string => {
  const blocks = Array.from({ length: Math.ceil(count / 4) }, (_, index) => `t${String(index % 1000).padStart(3, '0')}`);
  return blocks.join('').slice(0, count);
};

const valueOf = async (field: Locator): Promise<string> => {
  if (await field.count() === 0) return '';
  return field.evaluate(element => (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? '')));
};

/** How many of the typed characters are no longer in a field; all of them where the field is gone. */
export const countLost = async (field: Locator, text: string): Promise<number> => {
  const value = await valueOf(field);
  return value.includes(text) ? 0 : [...text].filter((char, place) => value[place] !== char).length;
};

/** Makes a product past the screen, without media and hidden. @returns its id */
export const newProduct = async ({ call }: Person, name = 'Tijdelijk'): Promise<string> => {
  const listed: { id: number }[] = (await (await call('GET', 'Customers')).json()).filter(Boolean);
  const created = await call('POST', 'Products', { name, customerId: listed[0]!.id, materialIds: [], categoryIds: [], tagIds: [], assetIds: [], isVisible: false });
  await expectOk(created);
  // A plain server tells the id by its address alone.
  return created.headers().location?.split('/').at(-1) ?? String((await created.json()).id);
};
