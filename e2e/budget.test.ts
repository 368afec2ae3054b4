import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { open } from './screen.ts';
import { holdBack } from './seams.ts';
import { server } from './servers.ts';
import { startAs, type Role } from './signIn.ts';

test.use(server('kind'));

/** What a page may load before it is useful: code in kB with brotli and in files, and requests of every kind. */
const BUDGETS: { path: string; role?: Role; kb: number; files: number; requests: number; seen: RegExp }[] = [
  { path: '/products', role: 'User', kb: 136, files: 4, requests: 24, seen: /^Producten$/ },
  { path: '/products/1001', role: 'PowerUser', kb: 154, files: 7, requests: 24, seen: /./ },
  { path: '/products/category/129', role: 'User', kb: 136, files: 4, requests: 40, seen: /./ },
  { path: '/collections/512', role: 'User', kb: 138, files: 5, requests: 30, seen: /^Producten in de collectie Voorstel Atelier Noord$/ },
  { path: '/segments', role: 'SuperAdmin', kb: 138, files: 5, requests: 24, seen: /^Segmenten$/ },
  { path: '/login', kb: 165.5, files: 12, requests: 20, seen: /./ },
];

const DIST = new URL('../dist/app/', import.meta.url);

const watch = (page: Page) => {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return asked;
};

/** A word of each library's own: the editor, the forms and the import. The sign-in page fetches ahead what the next one opens. */
const LATER = ['ProseMirror', 'shouldUnregister', 'BAD_DELIMITERS'];

for (const { path, role, kb, files, requests, seen } of BUDGETS) {
  test(`${path} loads no more than its budget, nothing that is for later, and asks nothing twice`, async ({ page }) => {
    if (role) await startAs(page, role);
    /** Calls without the token. */
    const strangers: string[] = [];
    page.on('request', request => {
      if (/\/api\/(?!media\/)/.test(request.url()) && !request.headers()['authorization']?.startsWith('Bearer ')) strangers.push(request.url());
    });
    // When the splash lifts the first screen stands: the pages that may be opened next are fetched then.
    await page.addInitScript(() => {
      new MutationObserver(() => { performance.mark('lifted'); }).observe(document, { subtree: true, attributeFilter: ['data-leaving'] });
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: seen })).toBeVisible();
    await expect(page.locator('#splash')).toHaveCount(0);
    const asked = await page.evaluate(() => {
      const [{ startTime: lifted } = { startTime: 0 }] = performance.getEntriesByName('lifted');
      return performance.getEntries().filter(({ entryType, startTime }) => ['navigation', 'resource'].includes(entryType) && startTime < lifted)
        .map(({ name }) => name.slice(window.location.origin.length));
    });
    // What sends calls comes with the load event, or with the first call that the page was not shown by.
    const code = asked.filter(address => address.endsWith('.js'));
    const scripts = code.filter(address => !address.includes('/client-'));
    const bytes = scripts.map(address => readFileSync(new URL(`.${address}.br`, DIST)).length);
    expect.soft(bytes.reduce((sum, one) => sum + one, 0) / 1000).toBeLessThan(kb);
    expect.soft(scripts.length).toBeLessThanOrEqual(files);
    expect.soft(asked.length).toBeLessThanOrEqual(requests);
    const text = code.map(address => readFileSync(new URL(`.${address}`, DIST), 'utf8')).join('\n');
    if (path !== '/login') expect.soft(LATER.filter(word => text.includes(word))).toEqual([]);
    const calls = asked.filter(address => address.startsWith('/api/'));
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
    expect(calls.filter(call => /[?&][^=]*=(null|undefined)?(&|$)/.test(call))).toEqual([]);
    expect(strangers).toEqual([]);
  });
}

test('a server that announces renditions is asked for the width that fits, once, and another for none', async ({ page }) => {
  await startAs(page, 'User');
  await page.route('**/api/Me', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'staalkaart-features': 'renditions' } });
  });
  await page.route('**/api/Products?*', async route => {
    const response = await route.fetch();
    const items = await response.json() as { coverImagePath: string }[];
    await route.fulfill({ response, json: items.map((item, index) => ({ ...item, coverImagePath: index ? item.coverImagePath : '/api/media/first.jpg' })) });
  });
  await page.route('**/api/media/**', route => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' }));
  const asked = watch(page);
  await open(page, '/products');
  expect(asked.filter(address => address.startsWith('/api/media/'))).toEqual(['/api/media/first.jpg?w=320']);
  expect(asked.filter(address => address.startsWith('/media/') && address.includes('?'))).toEqual([]);
});

test('who presents without what is hidden asks for it so from the first call on, once', async ({ page }) => {
  await startAs(page, 'Admin');
  await page.goto('/products');
  await expect(page.getByText(/^1-12 van 9\d+$/)).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);
  const asked = watch(page);
  await page.reload();
  await expect(page.getByText(/^1-12 van 9\d+$/)).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);
  expect(asked.filter(address => address.startsWith('/api/Products?'))).toEqual(['/api/Products?pageNumber=1&pageSize=12&presented=true']);
});

test('the pictures of the first row wait for the code that shows them, and the code of the next pages for those pictures', async ({ page }) => {
  await startAs(page, 'User');
  const letCode = await holdBack(page, '**/libraries-*.js');
  const letPictures = await holdBack(page, '**/media/**');
  const asked = watch(page);
  const list = page.waitForResponse('**/api/Products?*');
  await page.goto('/products', { waitUntil: 'commit' });
  await (await list).finished();
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(asked.filter(address => address.startsWith('/media/'))).toEqual([]);
  const picture = page.waitForRequest('**/media/**');
  letCode();
  await picture;

  await expect(page.locator('#splash')).toHaveCount(0);
  const isNext = (address: string) => /\/(product|catalogue|collection|client)-/.test(address);
  expect(asked.filter(isNext)).toEqual([]);
  const next = page.waitForRequest(request => /\/product-/.test(request.url()));
  letPictures();
  await next;
});

test('before the first paint no Intl object is made and no layout is read', async ({ page }) => {
  await startAs(page, 'User');
  await page.addInitScript(() => {
    const seen: [what: string, at: number][] = [];
    Object.assign(window, { seen });
    const note = (what: string) => { seen.push([what, performance.now()]); };
    for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules', 'RelativeTimeFormat', 'ListFormat', 'Segmenter'] as const) {
      const made = (target: object, given: unknown[]): object => {
        note(name);
        return Reflect.construct(target as new () => object, given) as object;
      };
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct: made, apply: (target, _, given: unknown[]) => made(target, given) }) });
    }
    // What a method is called on comes with the call.
    const { getBoundingClientRect } = Element.prototype;
    Element.prototype.getBoundingClientRect = function read() {
      note('getBoundingClientRect');
      return getBoundingClientRect.call(this);
    };
    const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight')!;
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get() {
      note('offsetHeight');
      return get!.call(this) as number;
    } });
  });
  await open(page, '/products');
  const { seen, painted } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: [string, number][] }).seen,
    painted: performance.getEntriesByName('first-paint')[0]!.startTime,
  }));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter(([, at]) => at < painted)).toEqual([]);
});

test('in edit mode a dialog is there before it is asked for: the first one needs no network', async ({ page, context }) => {
  await startAs(page, 'Admin', 'edit');
  const fetched = page.waitForEvent('requestfinished', request => /\/assets\/ModalHost-/.test(request.url()));
  await page.goto('/products');
  await fetched;
  await expect(page.locator('#splash')).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Verwijderen' }).first().click();
  await expect(page.getByRole('alertdialog', { name: 'Je bent goed fout bezig!' })).toBeVisible();
});

test('what a lifted card leads to is there before it is asked for: neither a new collection nor choosing more needs more code', async ({ page }) => {
  await startAs(page, 'User');
  await open(page, '/products');
  const lifted = page.getByRole('dialog');
  const lift = () => page.getByRole('main').getByRole('listitem').first().getByRole('link').first().press(' ');
  await lift();
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fetched.some(({ name }) => name.includes('/assets/recordForms-')) && fetched.every(({ responseEnd }) => responseEnd + 1000 < performance.now());
  });
  await page.route('**/assets/**', route => route.abort());
  await lifted.getByRole('combobox', { name: 'Collectie' }).click();
  await page.getByRole('option', { name: 'Nieuwe collectie' }).click();
  await expect(page.getByRole('dialog', { name: 'Nieuwe collectie' }).getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lifted).toHaveCount(0);
  await lift();
  await lifted.getByRole('button', { name: 'Meer kiezen' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toBeFocused();
});

test('the first hold of a visit finds its styles there, drawn ahead, and the ring of its press has nothing else of the page styled anew', async ({ browser, page }) => {
  await startAs(page, 'User');
  const release = await holdBack(page, /\/assets\/overlays-/);
  await open(page, '/products');
  const card = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
  const count = () => page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));
  const before = await count();
  let drawn = before;
  release();
  await expect.poll(async () => {
    const last = drawn;
    drawn = await count();
    return drawn > before && drawn === last;
  }, { intervals: [500] }).toBe(true);

  await test.step('what comes into a card and goes again, as the ring does', async () => {
    const frame = () => page.evaluate(() => new Promise(resolve => { requestAnimationFrame(() => setTimeout(resolve)); }));
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    const ring = await card.evaluateHandle(link => link.appendChild(document.createElement('svg')));
    await frame();
    await ring.evaluate(element => element.remove());
    await frame();
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: { name: string; args: { elementCount?: number } }[] };
    const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
    expect(styled.length).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(60);
  });

  await card.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Collectie' })).toBeVisible();
  expect(await count()).toBe(drawn);
});

test('what a list knew of a product stays where it is when the rest of it comes', async ({ page }) => {
  await startAs(page, 'PowerUser', 'edit');
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    // Each shift with the area and the way of what moved, as a browser counts it.
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Of the seed, with materials: other tests make products without.
  await open(page, '/products?searchTerm=Beachvlag');
  const release = await holdBack(page, /api\/Products\/\d+$/);
  await page.locator('main a[href^="/products/"]').first().click();
  await expect(page.getByRole('link', { name: 'Bewerken', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Materialen' })).toBeVisible();
  expect(await page.evaluate(async () => {
    // What moved is told after its frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifted: number }).shifted;
  })).toBeLessThan(0.01);
});
