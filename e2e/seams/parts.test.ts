import { expect } from '@playwright/test';
import { open } from '../screen.ts';
import { holdBack, newPerson, ownWord } from '../seams.ts';
import { test } from '../tabs.ts';

test('a dialog whose code is gone offers itself again, and leaves the page alone', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit', isFirstVisit: true });
  // From the first: on a slow machine it is fetched ahead before the press.
  const chunk = /\/recordForms-.*\.js/;
  await page.route(chunk, route => route.fulfill({ status: 404 }));
  await open(page, '/segments');
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const failed = page.getByRole('alertdialog', { name: 'Niet geladen' });
  await expect(failed.getByText('Dit kon niet geladen worden. Controleer je netwerk en probeer opnieuw.')).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  // The page stands behind it, out of reach until it is left.
  await expect(page.locator('h1', { hasText: 'Alle segmenten' })).toBeVisible();
  await page.unroute(chunk);
  await failed.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('dialog', { name: 'Nieuw segment' })).toBeVisible();
  await leave();
});

for (const [what, list, ...said] of [
  ['result', () => `name;customer\n${ownWord()};Atelier Noord bv\n${ownWord()};Niemand\n`, '1 item(s) imported succesfully', '1 item(s) failed to import'],
  ['failure', () => 'naam;klant\nKaart;Atelier Noord bv\n', /^Dit bestand heeft niet de juiste hoofding/],
] as const) {
  test(`an import whose ${what} has no code is told all the same`, async ({ browser }) => {
    const { page, leave } = await newPerson(browser, 'PowerUser', { mode: 'edit', isFirstVisit: true });
    await page.route(/\/Import(Result|Failed)Dialog-.*\.js/, route => route.fulfill({ status: 404 }));
    await open(page, '/products');
    await page.getByRole('button', { name: 'Importeren' }).click();
    const form = page.getByRole('dialog');
    await form.locator('input[type="file"]').setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from(list()) });
    await form.getByRole('button', { name: 'Importeren' }).click();
    for (const sentence of said) await expect(page.getByRole('region', { name: 'Meldingen' }).getByText(sentence)).toBeVisible();
    await leave();
  });
}

test('what sends calls is fetched anew where it did not come', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit', isFirstVisit: true });
  const client = /\/client-.*\.js/;
  await page.route(client, route => route.fulfill({ status: 404 }));
  // The first reads do without it.
  await open(page, '/segments');
  await page.getByRole('link', { name: 'Collecties' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' });
  await expect(retry).toBeVisible();
  await page.unroute(client);
  await retry.click();
  await expect(page.getByRole('main').getByRole('list', { name: 'Collecties' })).toBeVisible();
  await leave();
});

test('a page whose first code does not come says so, and is loaded anew by a press', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'User', { isFirstVisit: true });
  const chunk = /\/libraries-.*\.js/;
  await page.route(chunk, route => route.fulfill({ status: 404 }));
  await page.goto('/segments');
  const reload = page.getByRole('link', { name: 'Pagina herladen' });
  await expect(reload).toBeHidden();
  // After ten seconds, of which nothing is left.
  await page.evaluate(() => document.getAnimations().forEach(animation => animation.finish()));
  await expect(page.getByText('Dit duurt langer dan anders.')).toBeVisible();
  await page.unroute(chunk);
  await reload.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible();
  await expect(reload).toHaveCount(0);
  await leave();
});

test('a dialog and a page that are long on their way say so', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit', isFirstVisit: true });
  await open(page, '/segments');
  const line = page.getByRole('progressbar', { name: 'Wordt geladen' });
  const letForm = await holdBack(page, /\/recordForms-.*\.js/);
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  await expect(line).toBeVisible();
  letForm();
  await expect(page.getByRole('dialog', { name: 'Nieuw segment' })).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.keyboard.press('Escape');
  const letPage = await holdBack(page, /\/CollectionsRoute-.*\.js/);
  await page.getByRole('link', { name: 'Collecties' }).click();
  await expect(line).toBeVisible();
  letPage();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  await expect(line).toHaveCount(0);
  await leave();
});

test('a page whose code is gone offers itself again, once', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'User', { isFirstVisit: true });
  await open(page, '/segments');
  const chunk = /\/CollectionsRoute-.*\.js/;
  const asked: string[] = [];
  await page.route(chunk, route => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await page.getByRole('link', { name: 'Collecties' }).click();
  await expect(page.getByText('Dit kon niet geladen worden. Controleer je netwerk en probeer opnieuw.')).toBeVisible();
  // Three tries, before the page is left; none in its place.
  expect(asked).toHaveLength(3);
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  await leave();
});

test('what only adds to a page stays away where its code is gone, and comes once it is there', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit', isFirstVisit: true });
  const tries: Record<string, number> = {};
  const chunk = /\/(HoverTick|CsvDrop|ProductViews)-.*\.js/;
  await page.route(chunk, route => {
    const [, name] = chunk.exec(route.request().url())!;
    tries[name!] = (tries[name!] ?? 0) + 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/products');
  await expect.poll(() => tries).toEqual({ HoverTick: 3, CsvDrop: 3, ProductViews: 3 });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Dit kon niet geladen worden.')).toHaveCount(0);
  await page.unroute(chunk);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('checkbox').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Weergaven' })).toBeVisible();
  await leave();
});

test('choosing whose code is gone says so in a dialog, which ends it; what comes late moves nothing beneath who went on', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'User', { isFirstVisit: true });
  const chunk = /\/selecting-.*\.js/;
  await page.route(chunk, route => route.fulfill({ status: 404 }));
  await open(page, '/products');
  const chooseMore = async () => {
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Meer kiezen' }).click();
  };
  const bar = page.getByRole('region', { name: 'Selectie' });
  await test.step('gone', async () => {
    await chooseMore();
    const failed = page.getByRole('alertdialog', { name: 'Niet geladen' });
    await expect(failed.getByText('Dit kon niet geladen worden. Controleer je netwerk en probeer opnieuw.')).toBeVisible();
    await expect(failed.getByRole('button', { name: 'Opnieuw proberen' })).toBeFocused();
    await failed.getByRole('button', { name: 'Sluiten' }).click();
    await expect(failed).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link').first()).toBeFocused();
    await page.unroute(chunk);
    await expect(bar).toHaveCount(0);
  });
  await test.step('late', async () => {
    const letGo = await holdBack(page, chunk);
    await chooseMore();
    await expect(page.getByRole('progressbar', { name: 'Wordt geladen' })).toBeVisible();
    // The card covers the page for two seconds at most.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const scrolled = await page.evaluate(() => {
      window.scrollTo(0, 900);
      return window.scrollY;
    });
    expect(scrolled).toBeGreaterThan(800);
    letGo();
    await expect(bar).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
  await leave();
});

test('a page that was never loaded heals by itself when the network is back', async ({ browser }) => {
  const { page, context, leave } = await newPerson(browser, 'Admin', { mode: 'edit', isFirstVisit: true });
  await open(page, '/segments');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Klanten' }).click();
  await expect(page.getByText('Dit kon niet geladen worden. Controleer je netwerk en probeer opnieuw.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Klanten' })).toBeVisible();
  await leave();
});

test('after a deploy a missing part says that there is a new version, and what is typed survives it', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit', isFirstVisit: true });
  await page.route(/\/recordForms-.*\.js/, route => route.fulfill({ status: 404 }));
  await open(page, '/products/create');
  await page.getByLabel('Naam').fill('Half getypt');
  const isDeployed = /^http:\/\/[^/]+\/$/;
  await page.route(isDeployed, async route => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const answered = await route.fetch();
    return route.fulfill({ response: answered, body: (await answered.text()).replace(/assets\/index-[\w-]+\.js/, 'assets/index-nieuw.js') });
  });
  await page.getByRole('combobox', { name: /Klant/ }).fill('Nog niet bekend');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Er is een nieuwe versie. Vernieuw de pagina; wat je invulde, blijft bewaard.')).toBeVisible();
  await page.unrouteAll();
  page.on('dialog', dialog => void dialog.accept());
  await page.getByRole('button', { name: 'Pagina herladen' }).click();
  await page.getByRole('button', { name: 'Verdergaan' }).click();
  await expect(page.getByLabel('Naam')).toHaveValue('Half getypt');
  await leave();
});
