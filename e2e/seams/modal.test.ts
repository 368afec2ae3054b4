import { expect, type Locator } from '@playwright/test';
import { open } from '../screen.ts';
import { holdBack, isCovered, newPerson, ownWord } from '../seams.ts';
import { server } from '../servers.ts';
import { test } from '../tabs.ts';

test.use(server('plain'));

test('Back closes a dialog and leaves the page as it is, once it is left Back and Forward show none', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit', hasMotion: true });
  await open(page, '/tags');
  await page.getByRole('link', { name: 'Klanten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klanten' })).toBeVisible();
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Nieuwe customer' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'toevoegen', exact: true })).toBeFocused();
  await expect(page).toHaveURL('/customers');
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  await page.getByLabel('Naam').fill('Nog niet bewaard');
  await isCovered(page);
  const question = page.getByRole('dialog').getByText('Je wijzigingen zijn nog niet opgeslagen.');
  for (const isAsked of [true, false, true]) {
    await page.goBack();
    await expect(question).toBeVisible({ visible: isAsked });
    await isCovered(page);
  }
  await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Klanten' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await leave();
});

test('a slow save never touches another dialog', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit', hasMotion: true });
  const name = ownWord();
  await open(page, '/categories');
  await page.getByRole('link', { name: 'Segmenten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alle segmenten' })).toBeVisible();
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  await page.getByRole('dialog', { name: 'Nieuw segment' }).getByLabel('Naam').fill(name);
  const letGo = await holdBack(page, '/api/Segments');
  const sent = page.waitForRequest(request => request.method() === 'POST');
  await page.getByRole('dialog').getByRole('button', { name: 'Toevoegen' }).click();
  await sent;
  await expect(page.getByText('Dit duurt langer dan gewoonlijk. Wie sluit, hoort hoe het afloopt.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Alle categorieën' })).toBeVisible();
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const second = page.getByRole('dialog', { name: 'Nieuwe categorie' });
  await second.getByLabel('Naam').fill('Wordt nog getypt');
  letGo();
  await expect(page.getByText(`Segment ${name} werd aangemaakt`)).toBeVisible();
  await expect(second.getByLabel('Naam')).toHaveValue('Wordt nog getypt');
  await leave();
});

test('a failed picture offers itself again, with the file and the new name, and the record is made once', async ({ browser }) => {
  const { page, leave, setFault, clearFault } = await newPerson(browser, 'Admin', { mode: 'edit', hasMotion: true });
  const name = ownWord();
  const posts: string[] = [];
  page.on('request', request => { if (request.method() === 'POST' && /\/api\/Categories/.test(request.url())) posts.push(new URL(request.url()).pathname); });
  await open(page, '/categories');
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe categorie' });
  await form.getByLabel('Naam').fill(name);
  await form.getByRole('combobox', { name: /Segmenten/ }).click();
  await page.getByRole('option').first().click();
  await form.locator('input[type="file"]').setInputFiles('mocks/public/media/images/poster-2-1.png');
  await setFault('failedUpload');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText(`Categorie ${name} werd aangemaakt`)).toBeVisible();
  const tray = page.getByRole('region', { name: /Bestanden|opladen/i });
  await expect(tray.getByText('Dit bestand kon niet bewaard worden.')).toBeVisible();
  await expect(tray.getByText(name)).toBeVisible();
  await page.getByRole('link', { name: 'Segmenten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alle segmenten' })).toBeVisible();
  await clearFault();
  await tray.getByRole('button', { name: /Opnieuw proberen/ }).click();
  await expect(tray).toHaveCount(0);
  expect(posts.filter(path => path.endsWith('/Categories'))).toHaveLength(1);
  expect(posts.filter(path => path.endsWith('/image'))).toHaveLength(2);
  await leave();
});

test('Back puts a lifted card back, and closes the filters with what was ticked in them', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'User');
  await open(page, '/products');
  const card = page.getByRole('main').getByRole('article').getByRole('link').first();
  await card.press('Space');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card).toBeFocused();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\/products\?./);
  const ticked = page.url();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(ticked);
  await leave();
});

test('where one types in a dialog stays in sight when a keyboard leaves it half of the height', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  await page.setViewportSize({ width: 1180, height: 820 });
  await open(page, '/customers');
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe customer' });
  const field = form.getByLabel('Contactpersoon');
  await field.fill('Mia');
  await page.setViewportSize({ width: 1180, height: 300 });
  const add = form.getByRole('button', { name: 'Toevoegen' });
  await expect.poll(async () => {
    const [typed, button] = await Promise.all([field.boundingBox(), add.boundingBox()]);
    return typed!.y >= 0 && typed!.y + typed!.height <= button!.y && button!.y + button!.height <= 300;
  }).toBe(true);
  await expect(field).toBeFocused();
  await leave();
});

test('a list stays beside its field when a keyboard comes and goes', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  await page.setViewportSize({ width: 1180, height: 820 });
  await open(page, '/categories');
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Segmenten' });
  await field.click();
  const list = page.getByRole('listbox');
  const isBeside = async () => {
    const [typed, offered] = await Promise.all([field.boundingBox(), list.boundingBox()]);
    return offered!.y >= typed!.y + typed!.height || offered!.y + offered!.height <= typed!.y;
  };
  await expect.poll(isBeside).toBe(true);
  for (const height of [420, 820]) {
    await page.setViewportSize({ width: 1180, height });
    await expect.poll(isBeside).toBe(true);
  }
  await leave();
});

test('the second of two presses that ask a question does not answer it', async ({ browser }) => {
  const { page, call, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  await page.setViewportSize({ width: 390, height: 844 });
  const name = ownWord();
  expect((await call('POST', 'Tags', { name })).ok()).toBe(true);
  await open(page, `/tags?searchTerm=${name}`);
  const remove = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: name }).getByRole('button', { name: 'Verwijderen' });
  await remove.click();
  const question = page.getByRole('alertdialog');
  const yes = (await question.getByRole('button', { name: 'JA' }).boundingBox())!;
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  // Where it is asked, the answer stands beneath the finger.
  const place = (await remove.boundingBox())!;
  await page.locator('#root').evaluate((root, down) => { root.style.marginTop = `${down}px`; }, yes.y - place.y);
  await page.mouse.dblclick(place.x + 8, yes.y + 20, { delay: 20 });
  await expect(question).toBeVisible();
  await expect(question.getByRole('button', { name: 'JA' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(remove).toBeVisible();
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe tag' });
  await form.getByLabel('Naam').fill(`${name} twee`);
  const { x, y } = (await form.getByRole('button', { name: 'Annuleer' }).boundingBox())!;
  await page.mouse.dblclick(x + 8, y + 8, { delay: 20 });
  await expect(form.getByRole('button', { name: 'Verder werken' })).toBeFocused();
  expect(await page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)!.textContent, [x + 8, y + 8])).toBe('Wijzigingen weggooien');
  await form.getByRole('button', { name: 'Verder werken' }).press('Enter');
  await expect(form.getByLabel('Naam')).toHaveValue(`${name} twee`);
  await leave();
});

test('the second of two presses that close something presses nothing behind it; a later one does', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  await page.setViewportSize({ width: 1180, height: 820 });
  // No test makes one of this name.
  await open(page, '/products?searchTerm=Affiche');
  const changes: string[] = [];
  page.on('request', request => { if (request.method() !== 'GET') changes.push(request.method()); });
  // One without media cannot be lifted.
  const first = page.getByRole('main').getByRole('article').filter({ has: page.locator('img') }).first();
  /** What stands there on the page. */
  const behind = (at: { x: number; y: number }) => page.evaluate(({ x, y }) => document.elementFromPoint(x, y)!.closest('a, button')?.tagName, at);
  const middleOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  };
  const isCalm = async () => {
    await expect(page).toHaveURL('/products?searchTerm=Affiche');
    expect(changes).toEqual([]);
  };
  await first.getByRole('button', { name: 'Verwijderen' }).click();
  const cancel = await middleOf(page.getByRole('alertdialog').getByRole('button', { name: 'ANNULEER' }));
  await page.mouse.dblclick(cancel.x, cancel.y, { delay: 20 });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await behind(cancel)).toBe('A');
  await isCalm();
  await expect(first.getByRole('button', { name: 'Verwijderen' })).toBeFocused();
  await first.getByRole('link').first().press('Space');
  const close = await middleOf(page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }));
  await page.mouse.dblclick(close.x, close.y, { delay: 20 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await behind(close)).toBe('A');
  await isCalm();
  await page.getByRole('button', { name: 'Weergaven' }).click();
  const item = await middleOf(page.getByRole('menuitem').first());
  await page.mouse.dblclick(item.x, item.y, { delay: 20 });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await isCalm();
  await expect(async () => {
    await page.mouse.click(close.x, close.y);
    await expect(page).toHaveURL(/\/products\/\d+$/, { timeout: 600 });
  }).toPass();
  await leave();
});

test('a quick hand is heard where what it presses is there again, or it brought something else there itself', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  await page.setViewportSize({ width: 1180, height: 820 });
  await open(page, '/products/category/129');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const next = page.getByRole('link', { name: 'Volgend product' });
  const { x, y } = (await next.boundingBox())!;
  for (let at = 0; at < 3; at += 1) {
    const href = (await next.getAttribute('href'))!;
    await page.mouse.click(x + 20, y + 20);
    await expect(page).toHaveURL(href);
    await expect(next).not.toHaveAttribute('href', href);
  }
  await open(page, '/products');
  await page.locator('label', { hasText: 'Lijst' }).click();
  await page.getByRole('button', { name: 'Selecteren' }).click();
  const chosen = page.getByRole('region', { name: 'Selectie' }).getByRole('status');
  await expect(chosen).toHaveText('Nog niets gekozen');
  await page.mouse.click(590, 500);
  await expect(chosen).toHaveText('1 product gekozen');
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await page.mouse.click(590, 500);
  await expect(chosen).toHaveText('2 producten gekozen');
  await leave();
});
