import { expect, type Page, type Route } from '@playwright/test';
import { bar, button, chooseAccount, open, reloadAsked, stayOnReload, tray } from '../screen.ts';
import { goTo, holdBack, newCaller, newCollection, newPerson, ownWord, type Caller } from '../seams.ts';
import { server } from '../servers.ts';
import { signIn } from '../signIn.ts';
import { test } from '../tabs.ts';

test.use(server('plain'));

const makeTags = async ({ call }: Caller, names: readonly string[]) => {
  for (const name of names) await call('POST', 'Tags', { name });
};
const tagNames = async ({ call }: Caller, word: string) => (await (await call('GET', `Tags?pageSize=10000&searchTerm=${word}`)).json() as ({ name: string } | null)[])
  .flatMap(tag => (tag?.name.includes(word) ? [tag.name] : [])).toSorted();
const deleteAll = async (page: Page, word: string, count: number) => {
  await open(page, `/tags?searchTerm=${word}`);
  await button(page, 'Selecteren').click();
  await button(page, /^Alle/).first().click();
  await expect(bar(page).getByRole('status')).toHaveText(`${count} tags gekozen`);
  await bar(page).getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByLabel(`Typ “${count} tags” om te bevestigen`).fill(`${count} tags`);
  await button(page, 'JA').click();
};

test('products go into a new collection and out of sight, whatever a server tells', async ({ browser }) => {
  const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  const { page, call } = person;
  const word = ownWord();
  const listed = (await (await call('GET', 'Products?pageSize=2&searchTerm=beachvlag')).json() as ({ id: number; name: string } | null)[]).filter(one => one !== null);
  await open(page, '/products?searchTerm=beachvlag');
  await button(page, 'Selecteren').click();
  for (const { name } of listed) await page.getByRole('checkbox', { name }).first().click();
  await expect(bar(page).getByRole('status')).toHaveText(`${listed.length} producten gekozen`);
  const collect = async (name: string, meanwhile = async () => {}) => {
    await button(page, 'In collectie').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nieuwe collectie …' }).click();
    await page.getByRole('dialog', { name: 'Nieuwe collectie' }).getByLabel('Naam').fill(name);
    await meanwhile();
    await page.getByRole('dialog', { name: 'Nieuwe collectie' }).getByRole('button', { name: 'Toevoegen' }).click();
  };
  await collect(word);
  await expect(page.getByText(`${listed.length} producten in de collectie ${word} gestoken`)).toBeVisible();
  // A colleague gave it another name since it was offered.
  const made = (await (await call('GET', `Collections?pageSize=10000&searchTerm=${word}`)).json() as ({ id: number; name: string } | null)[]).find(one => one?.name === word);
  expect((await call('PUT', 'Collections', { ...made, description: '', productIds: [], name: `${word} anders`, isPrivate: false, isVisible: true, path: null })).ok()).toBe(true);
  await button(page, 'In collectie').click();
  await page.getByRole('dialog').getByRole('button', { name: word, exact: true }).click();
  await expect(page.getByText(`${listed.length} producten in de collectie ${word} anders gestoken`)).toBeVisible();
  // What oneself made elsewhere is offered too once the own profile is read again, as when the line is back: last, below what stands there.
  await newCollection({ call }, `${word} elders`);
  await button(page, 'In collectie').click();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasNotText: 'Nieuwe collectie' }).last()).toHaveText(`${word} elders`);
  await page.keyboard.press('Escape');
  // A server may not tell the id either; with two of that name at once nothing says which one is meant.
  await page.route(/api\/Collections$/, async route => {
    await route.fetch();
    await route.fulfill({ status: 201 });
  }, { times: 1 });
  await collect(`${word} twee`, async () => { await newCollection({ call }, `${word} twee`, [], false); });
  await expect(page.getByText(`Welke collectie ${word} twee net gemaakt werd, is niet te zien. Steek er zelf ${listed.length} producten in.`)).toBeVisible();
  await button(page, 'Verbergen').last().click();
  await expect(page.getByText(`${listed.length} producten verborgen`)).toBeVisible();
  await button(page, 'Tonen').last().click();
  await expect(page.getByText(`${listed.length} producten getoond`)).toBeVisible();
  await person.leave();
});

test('one who signs out in the middle is asked, and then nothing more is begun', async ({ browser, request }) => {
  const person = await newPerson(browser, 'Admin', { mode: 'edit' });
  const colleague = await newCaller(request, 'SuperAdmin');
  const { page } = person;
  const word = ownWord();
  const names = Array.from({ length: 8 }, (_, at) => `${word} ${at}`);
  await makeTags(person, names);
  const letGo = await holdBack(page, '**/api/**', 'DELETE');
  await deleteAll(page, word, 8);
  await expect.poll(letGo.held).toBe(2);
  // Another mode shows nothing of the choice, and stops nothing.
  await page.getByText('Presentatie', { exact: true }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(tray(page).getByRole('progressbar', { name: 'Verwijderen: 0 van 8' })).toBeVisible();
  const stops = 'Er is nog iets bezig met veel tegelijk. Als je nu uitlogt, stopt dat.';
  // Saving the own profile signs out, too.
  await chooseAccount(page, 'Mijn profiel');
  await button(page, 'Bewerken').click();
  await button(page, 'Opslaan').click();
  await expect(page.getByRole('alertdialog')).toContainText(`zul je wel opnieuw moeten inloggen in de applicatie. ${stops}`);
  await button(page, 'ANNULEER').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleer' }).click();
  await chooseAccount(page, 'Uitloggen');
  await expect(page.getByText(stops)).toBeVisible();
  await button(page, 'JA').click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  letGo();
  await expect(page.getByText('Verwijderen werd afgebroken: zeker 0 van 8 gedaan.')).toBeVisible();
  await expect.poll(async () => (await tagNames(colleague, word)).length).toBeGreaterThanOrEqual(6);
  expect(letGo.held()).toBe(2);
  await person.leave();
});

test('what was chosen outlives a lost session, and what was chosen and said is nobody else’s', async ({ browser }) => {
  const person = await newPerson(browser, 'Admin', { mode: 'edit' });
  const { page, leave } = person;
  const word = ownWord();
  await makeTags(person, Array.from({ length: 4 }, (_, at) => `${word} ${at}`));
  const isLost = (route: Route) => (route.request().method() === 'DELETE' ? route.fulfill({ status: 401, body: '' }) : route.continue());
  await page.route('**/api/Tags/*', isLost);
  await deleteAll(page, word, 4);
  await expect(page.getByText('Verwijderen werd afgebroken: zeker 0 van 4 gedaan.')).toBeVisible();
  await signIn(page, 'Admin');
  await page.getByText('Bewerken', { exact: true }).click();
  await expect(bar(page).getByRole('status')).toHaveText('4 tags gekozen');
  await bar(page).getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByLabel('Typ “4 tags” om te bevestigen').fill('4 tags');
  await button(page, 'JA').click();
  await signIn(page, 'PowerUser');
  // Where somebody else was is nothing to go on with.
  await expect(page).toHaveURL('/segments');
  await page.getByText('Bewerken', { exact: true }).click();
  await goTo(page, `/tags?searchTerm=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await expect(bar(page)).toHaveCount(0);
  await chooseAccount(page, 'Meldingen');
  await expect(page.getByRole('dialog', { name: 'Meldingen' }).getByText('Er zijn nog geen meldingen.')).toBeVisible();
  await leave();
});

test('a reload in the middle is asked, and two tabs do many at once beside each other', async ({ browser }) => {
  const person = await newPerson(browser, 'Admin', { mode: 'edit' });
  const { page, context, leave } = person;
  const [one, other] = [ownWord(), ownWord()];
  const names = (word: string) => Array.from({ length: 6 }, (_, at) => `${word} ${at}`);
  await makeTags(person, [...names(one), ...names(other)]);
  const second = await context.newPage();
  await second.addInitScript(() => sessionStorage.setItem('staalkaart.mode', 'edit'));
  const letGo = await holdBack(page, '**/api/**', 'DELETE');
  await deleteAll(page, one, 6);
  await expect.poll(letGo.held).toBe(2);
  await deleteAll(second, other, 6);
  await expect(second.getByText('6 tags verwijderd')).toBeVisible();
  await expect(tray(second)).toHaveCount(0);
  // Nothing is half done silently.
  await stayOnReload(page);
  letGo();
  await expect(page.getByText('6 tags verwijderd')).toBeVisible();
  expect([await tagNames(person, one), await tagNames(person, other)]).toEqual([[], []]);
  await leave();
});

test('a reload in the middle says what it broke off', async ({ browser }) => {
  const person = await newPerson(browser, 'Admin', { mode: 'edit' });
  const { page, leave } = person;
  const word = ownWord();
  await makeTags(person, Array.from({ length: 8 }, (_, at) => `${word} ${at}`));
  const letGo = await holdBack(page, '**/api/**', 'DELETE');
  await deleteAll(page, word, 8);
  await expect.poll(letGo.held).toBe(2);
  await reloadAsked(page);
  await expect(page.getByText('Verwijderen werd afgebroken: zeker 0 van 8 gedaan.')).toBeVisible();
  letGo();
  await leave();
});
