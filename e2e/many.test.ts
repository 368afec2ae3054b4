import { expect, type Browser, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { bar, button, callsOf, open, tray } from './screen.ts';
import { holdBack, loseAnswer, newCollection, newPerson, newPictured, newProduct, ownWord, type Person } from './seams.ts';
import { server } from './servers.ts';
import { test } from './tabs.ts';

test.use(server('kind'));

const makeProducts = async (person: Person, word: string, count: number) => {
  const ids: string[] = [];
  for (let at = 1; at <= count; at += 1) ids.push(await newProduct(person, `${word} ${String(at).padStart(2, '0')}`));
  return ids;
};

const tagsOf = async (person: Person, id: string) => ((await (await person.call('GET', `Products/${id}`)).json() as { tags: { name: string }[] }).tags ?? []).map(({ name }) => name);

const chooseAction = async (page: Page, name: string) => {
  await button(page, 'Meer met de selectie').click();
  await page.getByRole('menuitem', { name }).click();
};
/** Those for which the tray gives a reason, by name. */
const failedFor = (page: Page, reason: string) => tray(page).getByRole('list', { name: reason }).getByRole('listitem');
const pick = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

let person: Person;
const begin = async (browser: Browser, role: Parameters<typeof newPerson>[1] = 'Admin') => {
  person = await newPerson(browser, role, { mode: 'edit' });
  return person;
};
test.afterEach(() => person.leave());

test('all of a search go into a collection by one write, over its pages, and those that a colleague deleted are told by name', async ({ browser }) => {
  const { page, call } = await begin(browser);
  const collection = ownWord();
  const id = Number(await newCollection({ call }, collection));
  const gone = [await newPictured(person, 'Beachvlag ZZ Eerste'), await newPictured(person, 'Beachvlag ZZ Tweede')];
  await open(person.page, '/products?searchTerm=beachvlag');
  await button(page, 'Selecteren').click();
  const all = bar(page).getByRole('button', { name: /^Alle \d+ van deze zoekopdracht$/ });
  const count = Number((await all.textContent())!.match(/\d+/)![0]);
  expect(count).toBeGreaterThan(300);
  await all.click();
  await expect(bar(page).getByRole('status')).toHaveText(`${count} producten gekozen`);
  // Of so many it is asked first, and not answered by the key that asks.
  await bar(page).getByRole('button', { name: 'Verbergen' }).last().focus();
  const question = page.getByRole('alertdialog');
  await page.keyboard.down('Enter');
  await expect(question.getByRole('button', { name: 'JA', exact: true })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(question.getByText(`${count} producten worden verborgen, één voor één. Dat duurt even.`)).toBeVisible();
  await question.getByRole('button', { name: 'ANNULEER' }).press('Enter');
  await expect(tray(page)).toHaveCount(0);
  // The last page has the two that were made last; the choice stands on every page.
  await button(page, 'Volgende').click();
  await expect(page.getByText(/^13-24 van /)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(12);
  await page.getByRole('checkbox').first().click();
  await expect(bar(page).getByRole('status')).toHaveText(`${count - 1} producten gekozen`);
  await page.goBack();
  await expect(page.getByText(/^1-12 van /)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(12);

  for (const one of gone) await call('DELETE', `Products/${one}`);
  const calls = callsOf(page);
  await button(page, 'In collectie').click();
  await pick(page, collection);
  const summary = tray(page).getByText(new RegExp(`^In collectie: \\d+ van ${count - 1} gedaan$`));
  await expect(summary).toBeVisible();
  const done = Number((await summary.textContent())!.match(/\d+/)![0]);
  await expect(tray(page).getByRole('listitem')).toHaveCount(count - 1 - done);
  expect((await failedFor(page, 'Dit product bestaat niet (meer).').allTextContents()).toSorted()).toEqual(['Beachvlag ZZ Eerste', 'Beachvlag ZZ Tweede']);
  // The others have no media yet.
  await expect(failedFor(page, 'Dit product heeft nog geen media en kan daarom niet in een collectie.')).toHaveCount(count - 1 - done - 2);
  const saved = await (await call('GET', `Collections/${id}`)).json() as { productIds: number[] };
  expect(saved.productIds).toHaveLength(done);
  expect(calls.filter(one => one === 'PUT Collections')).toHaveLength(2);
  await button(page, 'Sluiten').click();
  await expect(tray(page)).toHaveCount(0);
  await call('DELETE', `Collections/${id}`);
});

test('a tag goes onto fourteen products: one read and one write for each, the tenth that fails by name, and tried again alone', async ({ browser }) => {
  const { page } = await begin(browser);
  const word = ownWord();
  const tag = `Tag ${word}`;
  await person.call('POST', 'Tags', { name: tag });
  const ids = await makeProducts(person, word, 14);
  await open(person.page, `/products?searchTerm=${word}`);
  await button(page, 'Selecteren').click();
  await button(page, 'Alle 14 van deze zoekopdracht').click();
  await expect(bar(page).getByRole('status')).toHaveText('14 producten gekozen');
  const calls = callsOf(page);
  let puts = 0;
  await page.route('**/api/Products', async route => {
    if (route.request().method() === 'PUT' && (puts += 1) === 10) await route.fulfill({ status: 503, contentType: 'text/plain', body: 'De server is even weg' });
    else await route.continue();
  });
  await chooseAction(page, 'Tag toevoegen');
  await page.getByRole('dialog').getByRole('searchbox').fill(word);
  await pick(page, tag);
  await expect(tray(page).getByText('Tag toevoegen: 13 van 14 gedaan')).toBeVisible();
  await expect(failedFor(page, 'De server is even weg')).toHaveText([new RegExp(`^${word} \\d\\d$`)]);
  await expect.poll(() => calls.filter(one => one.startsWith('GET Products?')).length).toBe(1);
  expect(calls.filter(one => /^GET Products\/\d/.test(one))).toHaveLength(14);
  expect(calls.filter(one => one === 'PUT Products')).toHaveLength(14);
  expect(calls.filter(one => !/Products[/?]|Products$/.test(one))).toEqual(['GET Tags?pageSize=10000']);

  // A customer reads no names, and nothing is tried again beside one.
  await page.getByText('Presentatie', { exact: true }).click();
  await expect(tray(page)).toHaveCount(0);
  await page.getByText('Bewerken', { exact: true }).first().click();
  await button(page, 'Opnieuw proberen').click();
  await expect(page.getByText(`${tag} toegevoegd aan 1 product`)).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
  expect(calls.filter(one => one === 'PUT Products')).toHaveLength(15);
  for (const id of [ids[0]!, ids[9]!, ids[13]!]) expect(await tagsOf(person, id)).toEqual([tag]);

  // What a colleague deleted is chosen no longer.
  await person.call('DELETE', `Products/${ids[4]}`);
  await button(page, 'Verbergen').last().click();
  await expect(tray(page).getByText('Verbergen: 13 van 14 gedaan')).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText('13 producten gekozen');

  // It is typed how many go, and they are gone.
  await chooseAction(page, 'Verwijderen');
  await page.getByLabel('Typ “13 producten” om te bevestigen').fill('13 producten');
  await button(page, 'JA').click();
  await expect(page.getByText('13 producten verwijderd')).toBeVisible();
  await expect(page.getByText(`Geen producten gevonden met de zoekterm: "${word}"`)).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText('Nog niets gekozen');
});

test('all of a search that come once choosing has ended and begun again are chosen by nobody', async ({ browser }) => {
  const { page } = await begin(browser);
  const word = ownWord();
  await makeProducts(person, word, 14);
  await open(person.page, `/products?searchTerm=${word}`);
  await button(page, 'Selecteren').click();
  const release = await holdBack(page, /Products\?.*pageSize=10000/);
  const answered = page.waitForResponse(/Products\?.*pageSize=10000/);
  await button(page, 'Alle 14 van deze zoekopdracht').click();
  await release.asked;
  await bar(page).getByRole('button', { name: 'Klaar' }).click();
  await button(page, 'Selecteren').press('Enter');
  release();
  await (await answered).finished();
  await page.getByRole('checkbox').first().press('Space');
  await expect(bar(page).getByRole('status')).toHaveText('1 product gekozen');
});

test('a tick on a card begins to choose; the chosen of two pages become a file without asking a list again', async ({ browser }) => {
  const { page } = await begin(browser);
  const boxes = page.getByRole('checkbox');
  // What other tests make and delete meanwhile is called otherwise.
  await open(person.page, '/products?searchTerm=kaart');

  await test.step('a second tick that comes before the first is drawn adds to it', async () => {
    await boxes.first().waitFor();
    await boxes.evaluateAll(([one, other]) => { for (const tick of [one, other]) (tick as HTMLElement).click(); });
    await expect(bar(page).getByRole('status')).toHaveText('2 producten gekozen');
    await button(page, 'Klaar').click();
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('by keyboard alone: chosen with Space and Shift, and on to the bar', async () => {
    await button(page, 'Selecteren').focus();
    await page.keyboard.press('Enter');
    await expect(bar(page).getByRole('status')).toHaveText('Nog niets gekozen');
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await expect(bar(page).getByRole('status')).toHaveText('1 product gekozen');
    for (let at = 0; at < 3; at += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Space');
    await expect(bar(page).getByRole('status')).toHaveText('4 producten gekozen');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Alles op deze pagina')).toBeFocused();
    await button(page, 'Klaar').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Selecteren')).toBeFocused();
    await expect(bar(page)).toHaveCount(0);
  });

  const name = (await boxes.first().getAttribute('aria-label'))!;
  await page.getByRole('link', { name }).hover();
  await boxes.first().click();
  await expect(bar(page).getByRole('status')).toHaveText('1 product gekozen');
  await expect(page.getByRole('checkbox', { name, checked: true })).toBeFocused();
  await button(page, 'Volgende').click();
  await expect(page.getByText(/^13-24 van /)).toBeVisible();
  await boxes.nth(2).click();
  await expect(bar(page).getByRole('status')).toHaveText('2 producten gekozen');
  const calls = callsOf(page);
  await chooseAction(page, 'Exporteren als CSV');
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Exporteren' }).click();
  const rows = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(name);
  expect(calls.filter(one => one.startsWith('GET Products')).map(one => one.replace(/\d+/, 'N')).toSorted()).toEqual(['GET Products/N', 'GET Products/N', 'GET Products/template']);
  // Nothing of it beside a customer.
  await page.getByText('Presentatie', { exact: true }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(boxes).toHaveCount(0);
});

test('many go into a new collection, which is then the first that is offered', async ({ browser }) => {
  const { page, call } = await begin(browser);
  const word = ownWord();
  await newPictured(person, `${word} 01`);
  await makeProducts(person, word, 2);
  await open(person.page, `/products?searchTerm=${word}`);
  await button(page, 'Selecteren').click();
  await button(page, 'Alles op deze pagina').click();
  await button(page, 'In collectie').click();
  await pick(page, 'Nieuwe collectie …');
  const form = page.getByRole('dialog', { name: 'Nieuwe collectie' });
  await form.getByLabel('Naam').fill(`Map ${word}`);
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(tray(page).getByText('In collectie: 1 van 3 gedaan')).toBeVisible();
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await button(page, 'Sluiten').click();
  await button(page, 'In collectie').click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(`Map ${word}`);
  const [made] = (await (await call('GET', 'Collections')).json() as { id: number; name: string; productIds: number[] }[]).filter(one => one.name === `Map ${word}`);
  expect(made!.productIds).toHaveLength(1);
  await call('DELETE', `Collections/${made!.id}`);
});

const nameOfRow = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('customers are ticked row by row, and one that is in use stays, by name', async ({ browser }) => {
  const { page, call } = await begin(browser, 'PowerUser');
  const word = ownWord();
  const names = ['Een', 'Twee', 'Drie'].map(name => `${word} ${name}`);
  const made = [];
  for (const name of names) made.push((await (await call('POST', 'Customers', { name, erpId: `K ${name}`, contact: null })).json() as { id: number }).id);
  await call('POST', 'Products', { name: `Doos ${word}`, customerId: made[1], materialIds: [], categoryIds: [], tagIds: [], assetIds: [], isVisible: false });
  await open(person.page, `/customers?searchTerm=${word}`);
  await nameOfRow(page, names[2]!).click();
  await expect(bar(page).getByRole('status')).toHaveText('1 klant gekozen');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page).getByRole('status')).toHaveText('2 klanten gekozen');
  await page.getByRole('rowheader').last().click({ modifiers: ['Shift'] });
  await expect(bar(page).getByRole('status')).toHaveText('3 klanten gekozen');
  await button(page, 'Verwijderen').last().click();
  await page.getByLabel('Typ “3 klanten” om te bevestigen').fill('3 klanten');
  await button(page, 'JA').click();
  await expect(tray(page).getByText('Verwijderen: 2 van 3 gedaan')).toBeVisible();
  await expect(tray(page).getByRole('listitem')).toHaveText([names[1]!]);
  await expect(page.getByRole('rowheader')).toHaveText([names[1]!]);
  await expect(bar(page).getByRole('status')).toHaveText('1 klant gekozen');
});

test('what was deleted without an answer counts as deleted when it is tried again', async ({ browser }) => {
  const { page, call } = await begin(browser, 'PowerUser');
  const word = ownWord();
  for (const name of ['Een', 'Twee']) await call('POST', 'Tags', { name: `${word} ${name}` });
  await open(page, `/tags?searchTerm=${word}`);
  for (const name of ['Een', 'Twee']) await nameOfRow(page, `${word} ${name}`).click();
  await bar(page).getByRole('button', { name: 'Verwijderen' }).click();
  await loseAnswer(page, '**/api/Tags/*', 'DELETE');
  await page.getByLabel('Typ “2 tags” om te bevestigen').fill('2 tags');
  // Two at once.
  await button(page, 'JA').click();
  await expect(tray(page).getByText('Verwijderen: 0 van 2 gedaan')).toBeVisible();
  await tray(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect(page.getByText('2 tags verwijderd')).toBeVisible();
});

test('users are shut out and let in again, but for oneself and a SuperAdmin, who are asked nothing', async ({ browser }) => {
  const { page, call } = await begin(browser);
  const username = ownWord();
  const user = { email: `${username}@staalkaart.be`, username, phoneNumber: '0470 11 22 33', roleName: 'User', isActive: true };
  await call('POST', 'Users', { ...user, password: 'Lindeblad 7', passwordConfirm: 'Lindeblad 7' });
  await open(person.page, '/users');
  await button(page, 'Selecteren').click();
  await button(page, /^Alle 1\d gebruikers$/).click();
  await button(page, 'Niets').click();
  for (const row of ['superadmin@staalkaart.be', 'admin@staalkaart.be']) await page.getByRole('cell', { name: row, exact: true }).click();
  await nameOfRow(page, username).click();
  await expect(bar(page).getByRole('status')).toHaveText('3 gebruikers gekozen');
  const calls = callsOf(page);
  await button(page, 'Deactiveren').click();
  await expect(tray(page).getByText('Deactiveren: 1 van 3 gedaan')).toBeVisible();
  await expect(failedFor(page, 'Enkel een SuperAdmin kan een SuperAdmin aanpassen of verwijderen')).toHaveText(['Annelies']);
  await expect(failedFor(page, 'Je kan jezelf niet verwijderen of deactiveren.')).toHaveText(['Bram']);
  expect(calls.filter(one => one.startsWith('PUT'))).toEqual(['PUT Users']);
  await button(page, 'Sluiten').click();
  await page.getByText('Non-actieve gebruikers', { exact: true }).click();
  await nameOfRow(page, username).click();
  await button(page, 'Activeren').click();
  await expect(page.getByText('1 gebruiker geactiveerd')).toBeVisible();
  await expect(nameOfRow(page, username)).toHaveCount(0);

  // Whom a colleague shut out first is in the other list all the same.
  await page.getByText('Actieve gebruikers', { exact: true }).click();
  await button(page, 'Niets').click();
  await nameOfRow(page, username).click();
  const { id } = (await (await call('GET', 'Users?isActive=true&pageSize=1000')).json() as { id: number; username: string }[]).find(one => one.username === username)!;
  await call('PUT', 'Users', { ...user, id, isActive: false });
  await button(page, 'Deactiveren').click();
  await expect(page.getByText('1 gebruiker gedeactiveerd, 1 ervan al eerder')).toBeVisible();
  await expect(nameOfRow(page, username)).toHaveCount(0);
});

test('who may change own collections alone reads what went wrong with them, and takes back what went well', async ({ browser }) => {
  const { page, call } = await begin(browser, 'User');
  const word = ownWord();
  for (const name of [`${word} een`, `${word} twee`]) await newCollection({ call }, name, [], false);
  await open(page, '/collections');
  await button(page, 'Selecteren').click();
  for (const name of [`${word} een`, `${word} twee`]) await page.getByRole('checkbox', { name }).click();
  await page.route('**/api/Collections', async route => {
    if (route.request().method() === 'PUT' && route.request().postDataJSON().name === `${word} twee`) await route.fulfill({ status: 502, contentType: 'text/plain', body: 'De server is even weg' });
    else await route.continue();
  });
  await button(page, 'Verbergen').last().click();
  const told = 'De server is even weg. Misschien is het toch gebeurd.';
  await expect(failedFor(page, told)).toHaveText([`${word} twee`]);
  await page.getByRole('region', { name: 'Meldingen' }).getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('1 collectie verborgen: ongedaan gemaakt')).toBeVisible();
  // What may be hidden all the same is still named, by itself.
  await expect(tray(page).getByText('Verbergen: 0 van 1 gedaan')).toBeVisible();
  await expect(failedFor(page, told)).toHaveText([`${word} twee`]);
});
