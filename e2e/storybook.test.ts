import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { gzipSync } from 'node:zlib';
import { expect, idOf, statesOf, test, weigh } from './storybook/builtStorybook.ts';
import { compile, copyAll } from './storybook/copiedCode.ts';

const emit = (page: Page, event: string, what: object) => page.evaluate(([name, said]) => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: object) => void } };
  channel.emit(name, said);
}, [event, what] as const);
/** Chooses in the toolbar. */
const setGlobals = (page: Page, globals: object) => emit(page, 'updateGlobals', { globals });
/** Moves the controls of a story. */
const setArgs = (page: Page, storyId: string, updatedArgs: object) => emit(page, 'updateStoryArgs', { storyId, updatedArgs });

test('it is no larger than 12 MB', () => {
  expect(weigh()).toBeLessThanOrEqual(12e6);
});

test('one press on the front page shows a held card, as PowerUser on a slow network', async ({ page, storybook }) => {
  await page.goto(storybook.address);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('link', { name: 'Een uitgelicht product' }).click();
  await expect(preview.getByRole('dialog', { name: /Visitekaartje Atelier Noord/ }).getByRole('button', { name: 'Toevoegen' })).toBeVisible();
  await expect(page.getByText('PowerUser', { exact: true })).toBeVisible();
  await expect(page.getByText('Traag (1,5 s)', { exact: true })).toBeVisible();
});

test('the panel of a story with a play shows each step of it', async ({ page, storybook }) => {
  await page.goto(`${storybook.address}?path=/story/${idOf('controls/Button', 'Bezig')}`);
  await page.getByRole('tab', { name: 'Interactions' }).click();
  await expect(page.getByRole('tabpanel').getByText('toHaveAttribute')).toBeVisible();
});

test('the verdict on a screen is of what stands there in the end; of two side by side it says what to choose', async ({ page, storybook }) => {
  const address = `${storybook.address}?path=/story/${idOf('screens/Segmenten', 'Standaard')}`;
  const panel = page.locator('#storybook-panel-root');
  await page.goto(`${address}&addonPanel=storybook/a11y/panel`);
  await expect(panel.getByText('No accessibility violations found.')).toBeVisible();
  // Of what stands there before its answers axe finds nine that pass.
  await expect(panel.getByText(/Passes\s*[3-9]\d/)).toBeVisible();
  await setGlobals(page, { theme: 'both' });
  await expect(panel.getByText('Naast elkaar staan twee bladzijden. Kies in de werkbalk één thema: dan wordt dat nagekeken.')).toBeVisible();
});

test('who goes on while a story is judged does not load the frame anew', async ({ page, storybook }) => {
  await page.goto(`${storybook.address}?path=/story/${idOf('screens/Segmenten', 'Standaard')}&globals=network:slow`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByText('Horeca')).toBeVisible();
  await frame.locator('html').evaluate(html => { html.dataset.before = ''; });
  await page.getByRole('link', { name: 'Leeg', exact: true }).click();
  await expect(frame.getByText('Geen items gevonden')).toBeVisible();
  await expect(frame.locator('html[data-before]')).toHaveCount(1);
  // Of a page that is never at rest the verdict waits for six seconds.
  const id = idOf('controls/TextField', 'Standaard');
  await page.goto(`${storybook.address}?path=/story/${id}`);
  const field = frame.getByRole('textbox');
  await expect(field).toBeVisible();
  await frame.locator('body').evaluate(body => { setInterval(() => { body.dataset.now = String(performance.now()); }, 50); });
  await setArgs(page, id, { defaultValue: 'Iets anders' });
  await expect(field).toHaveValue('Iets anders', { timeout: 4000 });
});

test('a widget begins anew with what its controls say that it begins with', async ({ page, storybook }) => {
  const id = idOf('controls/TextField', 'Standaard');
  await page.goto(`${storybook.address}?path=/story/${id}`);
  const field = page.frameLocator('#storybook-preview-iframe').getByRole('textbox');
  await expect(field).toBeVisible();
  await setArgs(page, id, { defaultValue: 'Iets anders' });
  await expect(field).toHaveValue('Iets anders');
});

test('a screen as PowerUser in edit mode, answered by the mock under the sub-path', async ({ page, storybook }) => {
  await page.goto(storybook.story(idOf('screens/Producten', 'Standaard'), 'role:PowerUser;mode:edit'));
  await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
  await expect(page.getByText('toevoegen', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Klanten' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gebruikers' })).toHaveCount(0);
  const picture = page.getByRole('main').getByRole('link').locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('another theme or size dresses a screen differently, and leaves it where it is', async ({ page, storybook }) => {
  await page.goto(storybook.story(idOf('screens/Product aanpassen', 'Bestaand product')));
  const name = page.getByLabel('Naam', { exact: true });
  await name.fill('Nog niet bewaard');
  for (const globals of [{ theme: 'contrast' }, { tools: 'grid' }, { viewport: { value: 'phone' } }, { motion: 'reduced' }]) await setGlobals(page, globals);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(name).toHaveValue('Nog niet bewaard');
});

test('a docs page and what it frames follow the toolbar', async ({ page, storybook }) => {
  await page.goto(`${storybook.address}iframe.html?id=${idOf('overlays/ConfirmDialog', /./, 'docs')}&viewMode=docs&globals=theme:contrast`);
  const framed = page.frameLocator('iframe').first();
  await expect(framed.getByRole('button', { name: 'JA' })).toBeVisible();
  await expect(framed.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  // On one paper: the page, what stands on it and the table of its props.
  const papers = page.locator('.sbdocs-wrapper, .sbdocs-preview, .docblock-argstable td');
  expect(await papers.evaluateAll(all => [...new Set(all.map(element => getComputedStyle(element).backgroundColor))])).toEqual(['rgb(255, 255, 255)']);
});

test('the controls of a docs page begin with what its first state is given', async ({ page, storybook }) => {
  await page.goto(`${storybook.address}iframe.html?id=${idOf('controls/IconButton', /./, 'docs')}&viewMode=docs`);
  const chosen = (prop: string) => page.getByRole('row', { name: new RegExp(`^${prop}`) }).getByRole('combobox').locator('option:checked');
  await expect(chosen('icon')).toHaveText('potlood');
  await expect(chosen('onClick')).toHaveText('zoals hier');
});

test('a choice in the toolbar leaves the reader of a docs page where he is', async ({ page, storybook }) => {
  await page.goto(`${storybook.address}iframe.html?id=${idOf('controls/Button', /./, 'docs')}&viewMode=docs`);
  await expect(page.getByRole('heading', { level: 3 }).nth(3)).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1, name: 'knop' }).elementHandle();
  await page.evaluate(() => scrollTo(0, 600));
  await setGlobals(page, { theme: 'contrast', role: 'ViewOnly' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(page.getByRole('button', { name: 'Opslaan' }).first()).toBeVisible();
  expect(await heading!.evaluate(element => [element.isConnected, scrollY])).toEqual([true, 600]);
});

test('what the table of contents leads to stays at the top of the window, while the frames above it grow', async ({ page, storybook }) => {
  await page.goto(`${storybook.address}iframe.html?id=${idOf('overlays/ComboBox', /./, 'docs')}&viewMode=docs`);
  const [contents, heading] = [page.getByRole('navigation', { name: 'Op deze pagina' }), page.getByRole('heading', { level: 2, name: 'Wanneer niet' })];
  await contents.getByRole('link', { name: 'Toestanden' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Toestanden' })).toBeInViewport();
  await contents.getByRole('link', { name: 'Wanneer niet' }).click();
  const last = page.locator('section[data-framed] iframe').last();
  await expect.poll(() => last.evaluate(frame => frame.clientHeight)).toBeGreaterThan(160);
  expect(Math.abs((await heading.boundingBox())!.y)).toBeLessThan(4);
});

test('the controls of a framed widget move it, also past a dialog that keeps the focus', async ({ page, storybook }) => {
  await page.goto(`${storybook.address}iframe.html?id=${idOf('overlays/ConfirmDialog', /./, 'docs')}&viewMode=docs`);
  const framed = page.frameLocator('iframe').first();
  await expect(framed.getByRole('alertdialog', { name: 'Weet je zeker?' })).toBeVisible();
  await page.getByRole('row', { name: /^title/ }).getByRole('textbox').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Echt?');
  const asked = 'Weet je zeker? Echt?';
  await expect(framed.getByRole('alertdialog', { name: asked })).toBeVisible();
  // What it began without goes again, too.
  await page.getByRole('row', { name: /^safety/ }).getByRole('combobox').selectOption('met typen');
  await expect(framed.getByRole('textbox')).toBeVisible();
  await page.getByRole('button', { name: 'Reset controls' }).click();
  await expect(framed.getByRole('alertdialog', { name: 'Weet je zeker?', exact: true })).toBeVisible();
  await expect(framed.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('row', { name: /^title/ }).getByRole('textbox').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Echt?');
  await expect(framed.getByRole('alertdialog', { name: asked })).toBeVisible();
  // The toolbar loads the frame anew: it begins where the controls stand.
  await setGlobals(page, { theme: 'contrast' });
  await expect(framed.locator('html[data-theme="contrast"]')).toHaveCount(1);
  await expect(framed.getByRole('alertdialog', { name: asked })).toBeVisible();
  await setGlobals(page, { theme: 'both' });
  for (const title of ['Licht', 'Hoog contrast']) await expect(framed.frameLocator(`iframe[title="${title}"]`).getByRole('alertdialog', { name: asked })).toBeVisible();
});

test('side by side, a story and a docs page show both themes', async ({ page, storybook }) => {
  const themes = [['Licht', false], ['Hoog contrast', true]] as const;
  await page.goto(storybook.story(idOf('screens/Producten', 'Standaard'), 'theme:both'));
  for (const [title, isContrast] of themes) {
    const half = page.frameLocator(`iframe[title="${title}"]`);
    await expect(half.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
    await expect(half.locator('html[data-theme="contrast"]')).toHaveCount(isContrast ? 1 : 0);
  }
  // What no address can carry too.
  const button = idOf('controls/Button', 'Standaard');
  await page.goto(storybook.story(button, 'theme:both'));
  const half = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
  for (const [title] of themes) await expect(half(title).getByRole('button', { name: 'Opslaan' })).toBeVisible();
  await setArgs(page, button, { children: 'Categorieën, ja!' });
  for (const [title] of themes) await expect(half(title).getByRole('button', { name: 'Categorieën, ja!' })).toBeVisible();
  // A turn of the toolbar is nothing to go back to.
  const entries = await page.evaluate(() => history.length);
  await setGlobals(page, { motion: 'reduced' });
  for (const [title] of themes) await expect(half(title).locator('html[data-motion="reduced"]')).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goto(`${storybook.address}?path=/docs/${idOf('controls/Button', /./, 'docs')}&globals=theme:both`);
  const first = page.frameLocator('#storybook-preview-iframe').locator('.docs-story').first().frameLocator('iframe');
  for (const [title] of themes) await expect(first.frameLocator(`iframe[title="${title}"]`).getByRole('button', { name: 'Opslaan' })).toBeVisible();
  await expect(page.getByText('ButtonLink (knoplink)', { exact: true })).toBeVisible();
});

test('a page of a screen shows it whole, as small as its place', async ({ page, storybook }) => {
  await page.goto(`${storybook.address}iframe.html?id=${idOf('screens/Foutpagina', /./, 'docs')}&viewMode=docs`);
  const sheet = page.locator('li', { has: page.locator('iframe') }).first();
  const picture = sheet.locator('iframe');
  await expect(picture).toHaveCount(1);
  const place = await sheet.locator('[aria-hidden]').first().boundingBox();
  const drawn = await picture.boundingBox();
  expect(drawn!.width).toBeCloseTo(place!.width, 0);
  expect(await picture.evaluate(frame => (frame as HTMLElement).offsetWidth)).toBe(1180);
});

test('the pictures on one page each keep their own role', async ({ page, storybook }) => {
  await page.goto(`${storybook.address}iframe.html?id=${idOf('screens/Per rol/Producten', /./, 'docs')}&viewMode=docs`);
  const [viewOnly, user, powerUser] = ['ViewOnly', 'User, presentatie', 'PowerUser, bewerken'].map(title => page.frameLocator(`iframe[title="${title}"]`));
  // By text: a picture is inert, and nothing of it has a role.
  await expect(viewOnly!.locator('#storybook-root h1')).toHaveText('Producten');
  await expect(user!.getByText('Bewerken', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'PowerUser, bewerken', exact: true }).scrollIntoViewIfNeeded();
  await expect(powerUser!.getByText('toevoegen', { exact: true })).toBeVisible();
  await expect(viewOnly!.getByText('Bewerken', { exact: true })).toHaveCount(0);
});

test('the grid is drawn over a screen that a page of docs frames, and is no second main part of it', async ({ page, storybook }) => {
  await page.goto(`${storybook.address}iframe.html?id=${idOf('screens/Foutpagina', /./, 'docs')}&viewMode=docs&globals=tools:grid`);
  const framed = page.frameLocator('iframe').first();
  await expect(framed.locator('#storybook-root h1')).toHaveText('ERROR PAGE');
  await expect(framed.locator('[aria-hidden="true"][inert]')).toHaveCount(1);
  await expect(framed.locator('#inhoud')).toHaveCount(1);
  await expect(page.locator('[aria-hidden="true"][inert]')).toHaveCount(0);
});

test('a page of docs of a widget fetches at most 1.5 MB', async ({ page, storybook }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', response => void sizes.push(response.body().then(body => gzipSync(body).length)));
  await page.goto(`${storybook.address}iframe.html?id=${idOf('controls/Button', /./, 'docs')}&viewMode=docs`);
  await expect(page.getByRole('heading', { level: 3 }).nth(3)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1.5e6);
});

const foundations: readonly (readonly [page: string, texts: readonly (string | RegExp)[]])[] = [
  ['Kleur', ['color-accent', '#005f73 · #00404e', '15,83:1 · AAA']],
  ['Lettertype', ['text-2xl', 'weight-bold', 'line-body']],
  ['Ruimte', ['space-16', 'page-max', 'radius-round']],
  ['Diepte', ['shadow-raised']],
  ['Beweging', ['time-move', 'ease-out', '600 ms']],
  ['Iconen', ['in collectie steken']],
  ['Raster', ['vanaf xl', '1280 px']],
  ['Taal', ['Je hebt nog geen collecties', 'No products fount in this category ...']],
];

for (const [name, texts] of foundations) {
  test(`the foundation ${name} is drawn, and reads well`, async ({ page, storybook }) => {
    await page.goto(`${storybook.address}iframe.html?id=${idOf(`Fundamenten/${name}`, /./, 'docs')}&viewMode=docs`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText('onvoldoende')).toHaveCount(0);
    await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    const found = await page.evaluate(async () => (await (globalThis as unknown as { axe: typeof axe }).axe.run('.sbdocs-content', { resultTypes: ['violations'] })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`));
    expect(found).toEqual([]);
  });
}

test('the code of every state compiles as it is copied', async ({ page, storybook }) => {
  await page.goto(storybook.story(idOf('controls/Button', 'Standaard')));
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeVisible();
  const copied = await copyAll(page, statesOf());
  const pasted = copied.filter(({ code }) => /^import /m.test(code));
  expect(pasted.length).toBeGreaterThan(300);
  const codeOf = (title: string, name: string) => copied.find(({ id }) => id === idOf(title, name))!.code;
  expect(codeOf('tiles/CollectionTile', 'Verborgen')).toContain('onShow={() => {}}');
  expect(codeOf('frame/DataTable', 'Standaard')).toContain("{ key: 'edit', icon: Pencil, label: 'Bewerken', onPress: async () => {} }");
  expect(codeOf('forms/ImageForm', 'Bezig')).toMatch(/^\/\/ Zo begint het\. Wat er dan gebeurt/);
  expect(compile(pasted)).toBe('');
});
