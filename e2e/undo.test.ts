import { expect, type Browser, type Page } from '@playwright/test';
import { button, open, tray } from './screen.ts';
import { expectOk } from './signIn.ts';
import { changeProduct, goTo, holdBack, isCovered, loseAnswer, newCaller, newCollection, newPerson, newPictured, newProduct, ownWord, type Caller, type Person } from './seams.ts';
import { test } from './tabs.ts';

interface CollectionBody {
  id: number;
  name: string;
  productIds: number[];
}
interface ProductBody {
  id: number;
  name: string;
  isVisible: boolean;
  categories: { id: number; name: string }[];
  tags: { id: number; name: string }[];
}

const makePictured = async (caller: Caller, name: string, pictures = 1) => {
  const id = Number(await newPictured(caller, name, pictures));
  await changeProduct(caller, id, { isVisible: true });
  return id;
};
const readProduct = async (person: Caller, id: number) => await (await person.call('GET', `Products/${id}`)).json() as ProductBody;
const readCollection = async (person: Person, id: string) => await (await person.call('GET', `Collections/${id}`)).json() as CollectionBody;
const namesOfCollections = async (person: Person, word: string) =>
  (await (await person.call('GET', `Collections?searchTerm=${word}`)).json() as CollectionBody[]).map(({ name }) => name).filter(name => name.startsWith(word));
/** What a colleague, or another tablet, makes of a collection meanwhile. */
const setProducts = async (person: Person, id: string, productIds: number[]) => expectOk(await person.call('PUT', 'Collections', { id: Number(id), productIds }));

const toasts = (page: Page) => page.getByRole('region', { name: 'Meldingen' });
const isFocusKept = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

const openMessages = async (page: Page) => {
  await page.getByRole('button', { name: /^Account van / }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Meldingen' }).click();
  return page.getByRole('dialog', { name: 'Meldingen' });
};

const people: Person[] = [];
const begin = async (browser: Browser, role: Parameters<typeof newPerson>[1], options: Parameters<typeof newPerson>[2] = { mode: 'edit' }) => {
  const person = await newPerson(browser, role, { hasMotion: true, ...options });
  people.push(person);
  return person;
};
test.afterEach(async () => { for (const { leave } of people.splice(0)) await leave(); });

test('a sales person files by finger beside a customer, and takes it back from the toast: what another tablet filed meanwhile stays', async ({ browser, request }) => {
  const admin = await newCaller(request, 'Admin');
  const word = ownWord();
  const [product, other] = [await makePictured(admin, `${word} een`), await makePictured(admin, `${word} twee`)];
  const user = await begin(browser, 'User', { hasTouch: true });
  const collection = await newCollection(user, word);
  const { page, context } = user;
  await open(user.page, `/products?searchTerm=${word}`);
  const card = page.getByRole('link', { name: new RegExp(`^${word} een`) });
  const { x, y, width, height } = (await card.boundingBox())!;
  const finger = await context.newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 3 }] });
  const lifted = page.getByRole('dialog');
  await expect(lifted).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await lifted.getByRole('combobox').tap();
  await page.getByRole('option', { name: new RegExp(`^${word}`) }).tap();
  await lifted.getByRole('button', { name: 'Toevoegen' }).tap();
  await expect(toasts(page).getByText(`Collectie ${word} werd aangepast`)).toBeVisible();
  // Its time stands still while somebody points at it.
  await toasts(page).hover();
  expect((await readCollection(user, collection)).productIds).toEqual([product]);
  await setProducts(user, collection, [product, other]);

  const undo = toasts(page).getByRole('button', { name: 'Ongedaan maken' });
  // As it comes in it is drawn a little smaller.
  await expect.poll(async () => (await undo.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await undo.tap();
  await expect(toasts(page).getByText(`Collectie ${word} werd aangepast: ongedaan gemaakt`)).toBeVisible();
  expect((await readCollection(user, collection)).productIds).toEqual([other]);
});

test('by keyboard alone: a product goes back to its place in a collection, and what a colleague did there stays', async ({ browser, request }) => {
  const person = await begin(browser, 'User', { mode: 'presentation' });
  const admin = await newCaller(request, 'Admin');
  const word = ownWord();
  const [a, b, c, d] = [await makePictured(admin, `${word} aa`), await makePictured(admin, `${word} bb`), await makePictured(admin, `${word} cc`), await makePictured(admin, `${word} dd`)];
  const collection = await newCollection(person, word, [a, b, c]);
  const { page } = person;
  await open(person.page, `/collections/${collection}`);
  await page.getByRole('link', { name: new RegExp(`^${word} bb`) }).focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'JA')).toBeVisible();
  await button(page, 'JA').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: new RegExp(`^${word} bb`) })).toHaveCount(0);
  await setProducts(person, collection, [a, c, d]);
  await page.keyboard.press('Control+z');
  await expect(toasts(page).getByText(`Collectie ${word} werd aangepast: ongedaan gemaakt`)).toBeVisible();
  expect((await readCollection(person, collection)).productIds).toEqual([a, b, c, d]);
  await expect(page.getByRole('link', { name: new RegExp(`^${word} bb`) })).toBeVisible();
  expect(await isFocusKept(page)).toBe(true);

  // It was undone once: the same keys undo nothing more, and in a field they are the field's.
  const writes: string[] = [];
  page.on('request', sent => { if (sent.method() === 'PUT') writes.push(sent.url()); });
  await page.keyboard.press('Control+z');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Ongedaan maken wat je het laatst deed, buiten een veld')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(writes).toEqual([]);
  await isCovered(page, false);

  // A collection that is made beside a customer, in presentation mode.
  await open(person.page, `/products?searchTerm=${word}`);
  await page.getByRole('link', { name: new RegExp(`^${word} aa`) }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Nieuwe collectie …' }).click();
  await page.getByRole('dialog', { name: 'Nieuwe collectie' }).getByLabel('Naam').fill(`${word} nieuw`);
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText(`Collectie ${word} nieuw werd aangemaakt`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(toasts(page).getByText(`Collectie ${word} nieuw werd aangemaakt: ongedaan gemaakt`)).toBeVisible();
  expect(await namesOfCollections(person, word)).toEqual([word]);
});

test('hiding is undone: once the line is back, and from ‘Meldingen’; another mode forgets it', async ({ browser }) => {
  const person = await begin(browser, 'PowerUser');
  const word = ownWord();
  const [first, kept, gone] = [await makePictured(person, `${word} een`), await makePictured(person, `${word} twee`), await makePictured(person, `${word} drie`)];
  await makePictured(person, `${word} vier`);
  const { page } = person;
  const actions = (name: string) => page.getByRole('group', { name: `Acties voor ${word} ${name}` });
  const hide = async (name: string) => {
    // Looked for from before the press: it stands there for 1500 ms.
    await Promise.all([
      expect(toasts(page).getByText(`Product ${word} ${name} werd aangepast`)).toBeVisible(),
      actions(name).getByRole('button', { name: 'Verbergen' }).click(),
    ]);
    await expect(actions(name).getByRole('button', { name: 'Tonen' })).toBeVisible();
  };
  await open(person.page, `/products?searchTerm=${word}`);

  await test.step('the code that undoes is missing for a moment: it says so, keeps the offer, and does it then', async () => {
    await hide('een');
    await page.context().setOffline(true);
    await Promise.all([
      expect(toasts(page).getByText('Niet ongedaan gemaakt: Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.')).toBeVisible(),
      page.keyboard.press('Control+z'),
    ]);
    await page.context().setOffline(false);
    await page.keyboard.press('Control+z');
    await expect(toasts(page).getByText(`Product ${word} een werd aangepast: ongedaan gemaakt`)).toBeVisible();
    expect((await readProduct(person, first)).isVisible).toBe(true);
  });

  await test.step('from ‘Meldingen’; a colleague who deleted it is told as the reason, and the offer stays', async () => {
    for (const name of ['twee', 'drie']) await hide(name);
    expect((await readProduct(person, kept)).isVisible).toBe(false);
    await person.call('DELETE', `Products/${gone}`);
    const list = await openMessages(page);
    const line = (text: string) => list.getByRole('listitem').filter({ hasText: text });
    await line(`Product ${word} twee werd aangepast`).getByRole('button', { name: 'Ongedaan maken' }).focus();
    await page.keyboard.press('Enter');
    await expect(line(`Product ${word} twee werd aangepast`).last().getByRole('button', { name: 'Ongedaan gemaakt' })).toBeFocused();
    expect((await readProduct(person, kept)).isVisible).toBe(true);
    await line(`Product ${word} drie werd aangepast`).getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(line('Niet ongedaan gemaakt: Dit product bestaat niet (meer).').getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
    await expect(line(`Product ${word} drie werd aangepast`).getByRole('button', { name: 'Ongedaan maken' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  });

  await test.step('another mode forgets what may not be done in it, also for when one comes back', async () => {
    await hide('vier');
    for (const mode of ['Presentatie', 'Bewerken']) await page.getByRole('radio', { name: mode }).check({ force: true });
    await expect(actions('vier').getByRole('button', { name: 'Tonen' })).toBeVisible();
    const writes: string[] = [];
    page.on('request', sent => { if (sent.method() === 'PUT') writes.push(sent.url()); });
    await page.keyboard.press('Control+z');
    const list = await openMessages(page);
    await expect(list.getByText(`Product ${word} vier werd aangepast`)).toBeVisible();
    await expect(list.getByRole('button', { name: 'Ongedaan maken' })).toHaveCount(0);
    expect(writes).toEqual([]);
  });
});

test('a tag on many is taken off again as a run: only where it was put, and those that a colleague deleted by name', async ({ browser }) => {
  const person = await begin(browser, 'Admin');
  const word = ownWord();
  const tag = (await (await person.call('POST', 'Tags', { name: `Tag ${word}` })).json() as { id: number }).id;
  const ids: number[] = [];
  for (let at = 1; at <= 12; at += 1) ids.push(Number(await newProduct(person, `${word} ${String(at).padStart(2, '0')}`)));
  const { page } = person;
  // It has it already: undoing leaves it.
  await changeProduct(person, ids[0]!, { tagIds: [tag] });
  await open(person.page, `/products?searchTerm=${word}`);
  await button(page, 'Selecteren').click();
  await button(page, 'Alles op deze pagina').click();
  await button(page, 'Meer met de selectie').click();
  await page.getByRole('menuitem', { name: 'Tag toevoegen' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill(word);
  await page.getByRole('dialog').getByRole('button', { name: `Tag ${word}`, exact: true }).click();
  await expect(toasts(page).getByText(`Tag ${word} toegevoegd aan 12 producten, 1 ervan al eerder`)).toBeVisible();
  await person.call('DELETE', `Products/${ids[4]!}`);
  // The focus is on a box that is ticked: that is no field.
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Control+z');
  await expect(tray(page).getByText('Ongedaan maken: 10 van 11 gedaan')).toBeVisible();
  await expect(tray(page).getByRole('listitem')).toHaveText([new RegExp(`^${word} 05`)]);
  expect((await readProduct(person, ids[0]!)).tags.map(({ id }) => id)).toEqual([tag]);
  for (const id of [ids[1]!, ids[11]!]) expect((await readProduct(person, id)).tags).toEqual([]);
});

test('the form of a product and the order of its media are undone, and what a colleague changed since stays', async ({ browser }) => {
  const person = await begin(browser, 'PowerUser');
  const word = ownWord();
  const id = await makePictured(person, word, 3);
  const tag = (await (await person.call('POST', 'Tags', { name: `Tag ${word}` })).json() as { id: number }).id;
  const { page } = person;
  const namesOfMedia = async () => ((await (await person.call('GET', `Assets?productId=${id}`)).json()) as { name: string; order: number }[])
    .toSorted((x, y) => x.order - y.order).map(({ name }) => name.at(-1)).join('');
  await open(person.page, `/products/manage/${id}`);
  await button(page, `Omlaag: ${word} 1`).click();
  await expect(toasts(page).getByText(`Media item ${word} 1 werd aangepast naar ${word} 2`)).toBeVisible();
  expect(await namesOfMedia()).toBe('213');
  await toasts(page).getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(toasts(page).getByText(/: ongedaan gemaakt$/)).toBeVisible();
  expect(await namesOfMedia()).toBe('123');
  // The second move is made while the first is on its way.
  const release = await holdBack(page, '**/api/Assets', 'PUT');
  await button(page, `Omlaag: ${word} 1`).press('Enter');
  await release.asked;
  await button(page, `Omlaag: ${word} 2`).press('Enter');
  release();
  await expect(toasts(page).getByText(`Media item ${word} 2 werd aangepast naar ${word} 3`)).toBeVisible();
  expect(await namesOfMedia()).toBe('231');
  // Faster than they are saved.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(namesOfMedia).toBe('123');
  await expect(toasts(page).getByText(/Niet ongedaan gemaakt/)).toHaveCount(0);

  await page.getByLabel('Naam').fill(`${word} anders`);
  await button(page, 'Opslaan').click();
  await expect(toasts(page).getByText(`Product ${word} anders werd aangepast`)).toBeVisible();
  await expect(page).toHaveURL(/\/products(\?|$)/);
  await changeProduct(person, id, { tagIds: [tag] });
  await page.keyboard.press('Control+z');
  await expect(toasts(page).getByText(`Product ${word} anders werd aangepast: ongedaan gemaakt`)).toBeVisible();
  const after = await readProduct(person, id);
  expect([after.name, after.tags.map(one => one.id)]).toEqual([word, [tag]]);
});

test('what was made is undone too, and not what was done before it; what a colleague put in it keeps it', async ({ browser }) => {
  const person = await begin(browser, 'PowerUser');
  const word = ownWord();
  const { page } = person;
  const make = async (name: string) => {
    await button(page, 'toevoegen').click();
    await page.getByRole('dialog').getByLabel('Naam').fill(name);
    await page.keyboard.press('Enter');
    await expect(toasts(page).getByText(`Tag ${name} werd aangemaakt`, { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const tags = async () => (await (await person.call('GET', `Tags?searchTerm=${word}`)).json() as { id: number; name: string }[]);
  await open(person.page, `/tags?searchTerm=${word}`);
  await make(`${word} een`);
  await make(`${word} twee`);
  await page.keyboard.press('Control+z');
  await expect(toasts(page).getByText(`Tag ${word} twee werd aangemaakt: ongedaan gemaakt`)).toBeVisible();
  expect((await tags()).map(({ name }) => name)).toEqual([`${word} een`]);
  await expect(page.getByRole('row', { name: new RegExp(`^${word} twee`) })).toHaveCount(0);

  const [kept] = await tags();
  await person.call('PUT', 'Tags', { id: kept!.id, name: `${word} anders` });
  await page.keyboard.press('Control+z');
  await expect(toasts(page).getByText('Niet ongedaan gemaakt: Dit werd intussen opnieuw aangepast.')).toBeVisible();
  expect((await tags()).map(({ name }) => name)).toEqual([`${word} anders`]);

  await newCollection(person, word);
  await open(person.page, '/collections');
  const copy = page.getByRole('group', { name: `Acties voor ${word}` }).getByRole('button', { name: 'Kopiëren' });
  // It is filled on another tablet since it was listed.
  const own = async () => (await (await person.call('GET', 'Collections?pageSize=10000')).json() as { name: string; productIds: number[] }[]).filter(({ name }) => name.startsWith(word));
  expect((await person.call('PUT', 'Collections', { ...(await own())[0], productIds: [1001] })).ok()).toBe(true);
  await copy.click();
  await expect(toasts(page).getByText(/ werd aangemaakt$/)).toBeVisible();
  expect((await own()).map(({ productIds }) => productIds)).toEqual([[1001], [1001]]);
  await page.keyboard.press('Control+z');
  await expect(toasts(page).getByText(/ werd aangemaakt: ongedaan gemaakt$/)).toBeVisible();
  expect(await namesOfCollections(person, word)).toEqual([word]);
});

test('a copy that is undone while its form is open leads to the list', async ({ browser }) => {
  const person = await begin(browser, 'PowerUser');
  const word = ownWord();
  const id = await makePictured(person, word);
  const { page } = person;
  await open(person.page, `/products/create?copy=${id}`);
  await page.getByLabel('Naam').fill(`${word} kopie`);
  await button(page, 'Opslaan en media toevoegen').click();
  await expect(page).toHaveURL(/\/products\/manage\//);
  await expect(page.getByRole('dialog', { name: 'Media toevoegen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL(/\/products(\?|$)/);
  expect((await (await person.call('GET', `Products?searchTerm=${word}`)).json() as ProductBody[]).map(one => one.id)).toEqual([id]);
});

test('a collection that is made while presenting, and gone by undoing that without an answer, is told as deleted', async ({ browser }) => {
  const { page, call } = await begin(browser, 'User', {});
  const word = ownWord();
  // Who has none yet is offered to make one on their own page.
  await page.route('**/api/Me', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...await response.json(), collections: [] } });
  });
  await open(page, '/profile');
  await button(page, 'Mijn eerste collectie aanmaken').click();
  await page.getByRole('dialog').getByLabel('Naam').fill(word);
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText(`Collectie ${word} werd aangemaakt`)).toBeVisible();
  const [made] = await (await call('GET', `Collections?searchTerm=${word}`)).json() as CollectionBody[];
  await goTo(page, `/collections/${made!.id}`);
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
  await loseAnswer(page, '**/api/Collections/*', 'DELETE');
  await page.keyboard.press('Control+z');
  await expect(toasts(page).getByText(`Collectie ${word} werd verwijderd`)).toBeVisible();
  await expect(page).toHaveURL(/\/collections$/);
});

test('a user whose role was changed, and several that were shut out, get it back', async ({ browser }) => {
  const person = await begin(browser, 'Admin');
  const word = `Ab${ownWord()}`;
  const { page } = person;
  const users = [`${word}a`, `${word}b`];
  for (const username of users) {
    expect((await person.call('POST', 'Users', { email: `${username}@voorbeeld.be`, username, phoneNumber: '051', roleName: 'User', isActive: true, password: 'een-lang-paswoord', passwordConfirm: 'een-lang-paswoord' })).ok()).toBe(true);
  }
  const read = async () => (await Promise.all(['true', 'false'].map(async isActive => (await person.call('GET', `Users?isActive=${isActive}&pageSize=1000`)).json() as Promise<{ username: string; role?: string; roleName?: string; isActive: boolean }[]>))).flat()
    .filter(({ username }) => users.includes(username)).map(one => [one.role ?? one.roleName, one.isActive]);
  await open(person.page, '/users');
  // The last of the list.
  await page.getByRole('button', { name: /^Selecteren/ }).waitFor();
  const row = (username: string) => page.getByRole('row', { name: new RegExp(username) });
  while (await row(users[0]!).count() === 0) {
    await page.getByRole('button', { name: /Volgende/ }).click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await row(users[0]!).getByRole('button', { name: 'Bewerken' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Rol' }).click();
  await page.getByRole('option', { name: 'PowerUser' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
  await expect(toasts(page).getByText(`Gebruiker ${users[0]} werd aangepast`)).toBeVisible();
  expect(await read()).toContainEqual(['PowerUser', true]);
  await page.keyboard.press('Control+z');
  await expect(toasts(page).getByText(`Gebruiker ${users[0]} werd aangepast: ongedaan gemaakt`)).toBeVisible();
  expect(await read()).toEqual([['User', true], ['User', true]]);

  await row(users[0]!).getByRole('checkbox').check();
  await button(page, 'Deactiveren').click();
  await expect(toasts(page).getByText('1 gebruiker gedeactiveerd')).toBeVisible();
  expect(await read()).toContainEqual(['User', false]);
  await page.keyboard.press('Control+z');
  await expect(toasts(page).getByText('1 gebruiker gedeactiveerd: ongedaan gemaakt')).toBeVisible();
  expect(await read()).toEqual([['User', true], ['User', true]]);
});
