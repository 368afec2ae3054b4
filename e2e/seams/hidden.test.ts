import { expect, type APIRequestContext } from '@playwright/test';
import { open } from '../screen.ts';
import { changeProduct, goTo, holdBack, newCaller, newCollection, newPerson, newPictured, newProduct, ownWord, type Caller } from '../seams.ts';
import { test } from '../tabs.ts';

// They hide and show the same records.
test.describe.configure({ mode: 'serial' });

const read = async ({ call }: Caller, path: string) => (await call('GET', path)).json();

/** An editor who hides a category, a segment and a product, and shows them again afterwards. */
const hide = async (request: APIRequestContext) => {
  const editor = await newCaller(request, 'Admin');
  const category = (await read(editor, 'Categories')).find((one: { name: string; path?: string } | null) => one?.path && one.name === 'Affiches');
  const whole = await read(editor, `Categories/${category.id}`);
  const segment = await read(editor, `Segments/${whole.segmentIds?.[0] ?? whole.segments[0].id}`);
  const set = (isVisible: boolean) => Promise.all([
    editor.call('PUT', 'Segments', { id: segment.id, isVisible }),
    editor.call('PUT', 'Categories', { id: category.id, isVisible }),
  ]);
  await set(false);
  return { segment, category, editor, show: () => set(true) };
};

test('what is hidden does not exist by its address, for who may not see it and while presenting', async ({ browser, request }) => {
  const { segment, category, show } = await hide(request);
  for (const [role, mode] of [['User', 'edit'], ['ViewOnly', 'presentation'], ['Admin', 'presentation']] as const) {
    const { page, leave } = await newPerson(browser, role, { mode });
    for (const path of [`/categories/segment/${segment.id}`, `/products/category/${category.id}`]) {
      await page.goto(path);
      await expect(page.getByText('ERROR PAGE')).toBeVisible();
    }
    await leave();
  }
  const { page, leave } = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  // Who may see it is told that it is.
  await page.goto(`/categories/segment/${segment.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Categorieën in segment ${segment.name}` })).toBeVisible();
  await expect(page.getByRole('main').locator('h1 + *')).toHaveText('Verborgen');
  await page.goto(`/products/category/${category.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Producten in category ${category.name}` })).toBeVisible();
  await expect(page.getByText(/^Verborgen · \d+ producten$/)).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);
  // Turning the tablet towards a customer leads to the list, not to an error.
  await page.getByRole('radio', { name: 'Presentatie' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Alle categorieën' })).toBeVisible();
  await leave();
  await show();
});

test('a hidden segment is named under no category while an editor presents', async ({ browser, request }) => {
  const { segment, editor, category, show } = await hide(request);
  await editor.call('PUT', 'Categories', { id: category.id, isVisible: true });
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'presentation' });
  await open(page, '/categories');
  // Others of its segments are.
  const tile = page.getByRole('link', { name: /Affiches.* · / });
  await expect(tile).toBeVisible();
  await expect(tile).not.toContainText(segment.name);
  await page.getByRole('radio', { name: 'Bewerken' }).click({ force: true });
  await expect(tile).toContainText(segment.name);
  await leave();
  await show();
});

test('what is hidden is not counted', async ({ browser, request }) => {
  const { show } = await hide(request);
  const { page, leave } = await newPerson(browser, 'User');
  for (const path of ['/categories', '/segments', '/collections']) {
    await open(page, path);
    const tiles = page.getByRole('main').getByRole('article');
    await expect(tiles.first()).toBeVisible();
    await expect(page.getByText(`${await tiles.count()} resultaten`, { exact: true })).toBeAttached();
  }
  await leave();
  await show();
});

test('what a colleague hid or deleted since it was listed leads to its list, and says so', async ({ browser, request }) => {
  const editor = await newPerson(browser, 'Admin', { mode: 'edit' });
  const { page, leave } = await newPerson(browser, 'User');
  await open(page, '/segments');
  await page.getByRole('link', { name: 'Categoriën', exact: true }).click();
  const tile = page.getByRole('link', { name: 'Affiches' }).first();
  await expect(tile).toBeVisible();
  const { show, category } = await hide(request);
  await tile.click();
  await expect(page.getByText('Categorie Affiches bestaat niet (meer).')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Alle categorieën' })).toBeVisible();
  // The list is not twice in the history.
  await page.goBack();
  await expect(page).toHaveURL('/segments');
  await show();
  // Shown again, it opens again: what was answered before is no answer.
  const release = await holdBack(page, new RegExp(`Categories/${category.id}$`));
  await goTo(page, `/products/category/${category.id}`);
  await expect(page).toHaveURL(new RegExp(`/products/category/${category.id}$`));
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Producten in category Affiches' })).toBeVisible();

  // A product leads back to the list that it was opened from, with what was sought; its form too.
  const word = ownWord();
  const sought = `/products?searchTerm=${word}`;
  const gone = await Promise.all(['een', 'twee'].map(part => newProduct(editor, `${word} ${part}`)));
  await open(editor.page, sought);
  const card = (part: string) => editor.page.getByRole('article').filter({ hasText: `${word} ${part}` });
  await editor.call('DELETE', `Products/${gone[1]}`);
  await card('twee').getByRole('button', { name: 'Bewerken' }).click();
  await expect(editor.page.getByText(`Product ${word} twee bestaat niet (meer).`)).toBeVisible();
  await expect(editor.page).toHaveURL(sought);
  await expect(card('twee')).toHaveCount(0);
  const copied = await newProduct(editor, `${word} drie`);
  await open(editor.page, sought);
  await editor.call('DELETE', `Products/${copied}`);
  await card('drie').getByRole('button', { name: 'Kopiëren' }).click();
  await expect(editor.page).toHaveURL(sought);
  await expect(card('drie')).toHaveCount(0);
  // As it is listed now: what is asked because of the one before it does not come in between.
  await open(editor.page, sought);
  await expect(card('een')).toBeVisible();
  await editor.call('DELETE', `Products/${gone[0]}`);
  await card('een').getByRole('link').first().click();
  await expect(editor.page.getByText(`Product ${word} een bestaat niet (meer).`)).toBeVisible();
  await expect(editor.page).toHaveURL(sought);

  const collection = { id: await newCollection(editor, 'Weg straks', [1004, 1005], false) };
  await editor.page.goto(`/collections/${collection.id}`);
  await editor.page.locator('main li a[href*="/products/"]').first().focus();
  await editor.page.keyboard.press('Space');
  const question = editor.page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'ANNULEER' })).toBeFocused();
  await editor.call('DELETE', `Collections/${collection.id}`);
  await question.getByRole('button', { name: 'JA', exact: true }).click();
  await expect(editor.page.getByRole('heading', { level: 1, name: 'Collecties', exact: true })).toBeVisible();
  await expect(question).toHaveCount(0);
  await editor.leave();
  await leave();
});

test('a hidden collection is gone from the profile and by its address while presenting', async ({ browser }) => {
  const { page, leave, call } = await newPerson(browser, 'User');
  const id = await newCollection({ call }, 'Even weg', [1004], false);
  const name = page.getByText('Even weg', { exact: true });
  await page.goto('/profile');
  await expect(name).toBeVisible();
  await call('PUT', 'Collections', { id: Number(id), name: 'Even weg', description: '', productIds: [1004], isPrivate: false, isVisible: false, path: null });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn profiel' })).toBeVisible();
  await expect(name).toHaveCount(0);
  await page.goto(`/collections/${id}`);
  await expect(page.getByText('ERROR PAGE')).toBeVisible();
  await leave();
});

test('the range of a list counts nothing hidden from the switch to presentation mode on, however late its answer', async ({ browser }) => {
  const { page, call, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  const word = ownWord();
  const seen = await newPictured({ call }, `${word} te zien`);
  await changeProduct({ call }, seen, { isVisible: true });
  await newPictured({ call }, `${word} verborgen`);
  await open(page, `/products?searchTerm=${word}`);
  await expect(page.getByText('1-2 van 2')).toBeVisible();
  const release = await holdBack(page, /\/Products\?/, 'GET');
  await page.getByRole('radio', { name: 'Presentatie' }).check({ force: true });
  await release.asked;
  await expect(page.getByRole('link', { name: `${word} verborgen` })).toBeHidden();
  await expect(page.getByText('1-2 van 2')).toBeHidden({ timeout: 1000 });
  release();
  await expect(page.getByText('1-1 van 1')).toBeVisible();
  await leave();
});

test('no tab and no message names what is hidden while presenting', async ({ browser }) => {
  const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  const { page, leave } = person;
  const word = ownWord();
  // Without media it is shown to nobody.
  const product = await newProduct(person, `${word} folder`);
  const collection = await newCollection(person, `${word} map`, [1004], false);
  await open(page, '/collections');
  await page.getByRole('article').filter({ hasText: word }).getByRole('button', { name: 'Verbergen' }).click();
  const told = page.getByText(`Collectie ${word} map werd aangepast`);
  await expect(told).toBeVisible();
  // Where it leads is not there yet.
  const release = await holdBack(page, /CollectionsRoute-.*\.js/);
  await page.goto(`/collections/${collection}`);
  await expect(page).toHaveTitle(new RegExp(word));
  await page.getByRole('radio', { name: 'Presentatie' }).click({ force: true });
  await expect(page).toHaveTitle('Staalkaart');
  await expect(page).toHaveURL(`/collections/${collection}`);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties', exact: true })).toBeVisible();

  const messages = async (mode: 'Presentatie' | 'Bewerken') => {
    await page.getByRole('radio', { name: mode }).click({ force: true });
    await page.getByRole('button', { name: /^Account van/ }).click();
    await page.getByRole('menuitem', { name: 'Meldingen' }).click();
    await expect(page.getByRole('dialog', { name: 'Meldingen' })).toBeVisible();
  };
  await page.getByRole('radio', { name: 'Bewerken' }).click({ force: true });
  await page.getByRole('article').filter({ hasText: word }).getByRole('button', { name: 'Tonen' }).first().click();
  await expect(told).toBeVisible();
  await messages('Presentatie');
  await expect(page.getByRole('dialog', { name: 'Meldingen' })).not.toContainText(word);
  await page.keyboard.press('Escape');
  await messages('Bewerken');
  await expect(page.getByRole('dialog', { name: 'Meldingen' })).toContainText(`Collectie ${word} map werd aangepast`);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Presentatie' }).click({ force: true });

  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver(() => { if (document.title && titles.at(-1) !== document.title) titles.push(document.title); }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(`/products/${product}`);
  await expect(page.getByText('ERROR PAGE')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { titles: string[] }).titles)).toEqual(['Staalkaart', 'ERROR PAGE · Staalkaart']);
  await leave();
});

test('leaving edit mode unticks the collections of others', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'SuperAdmin', { mode: 'edit' });
  await open(page, '/collections');
  const foreign = page.getByText(/· Bram|van Bram|Bram/).first();
  await page.getByRole('checkbox', { name: 'Toon ook collecties van anderen' }).click({ force: true });
  await expect(foreign).toBeVisible();
  await page.getByRole('radio', { name: 'Presentatie' }).click({ force: true });
  await expect(foreign).toHaveCount(0);
  await page.getByRole('radio', { name: 'Bewerken' }).click({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Toon ook collecties van anderen' })).not.toBeChecked();
  await leave();
});

test('a page beyond the last leads to the last, and Back after a deletion leads to no error', async ({ browser }) => {
  const person = await newPerson(browser, 'Admin', { mode: 'edit' });
  const { page, leave } = person;
  const id = await newProduct(person, 'Tot ziens');
  await page.goto('/segments?pageNumber=9');
  await expect(page).toHaveURL('/segments');
  await expect(page.getByRole('heading', { level: 1, name: 'Alle segmenten' })).toBeVisible();
  await page.goto('/products?searchTerm=Tot+ziens');
  await page.locator(`main li a[href="/products/${id}"]`).first().click();
  await expect(page).toHaveURL(`/products/${id}`);
  await expect(page.getByRole('link', { name: 'Bewerken' })).toBeVisible();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true });
  await yes.focus();
  await page.keyboard.down('Enter');
  await expect(page.getByText('Product Tot ziens werd verwijderd')).toBeVisible();
  await page.keyboard.up('Enter');
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await expect(page).toHaveURL('/products?searchTerm=Tot+ziens');
  await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
  await leave();
});
