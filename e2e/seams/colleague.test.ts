import { expect, type Page } from '@playwright/test';
import { chooseAccount, open, reloadAsked, tray } from '../screen.ts';
import { changeProduct, holdBack, idOf, newCaller, newCollection, newPerson, newPictured, newProduct, ownWord, PIXEL, type Caller, type Person } from '../seams.ts';
import { onEach, server } from '../servers.ts';
import { expectOk } from '../signIn.ts';
import { test as base } from '../tabs.ts';

const test = base.extend<{ colleague: Caller; person: Person }>({
  colleague: async ({ request }, give) => give(await newCaller(request, 'Admin')),
  person: async ({ browser }, give) => {
    const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    await give(person);
    await person.leave();
  },
});
test.use(server('plain'));

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true }).click();

const read = async ({ call }: Caller, path: string) => (await call('GET', path)).json();

test('a form opens on what a colleague saved a moment ago, not on what was seen before', async ({ colleague, person }) => {
  const { page } = person;
  const id = await newProduct(colleague, 'Eerste naam');
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Eerste naam' })).toBeVisible();
  await changeProduct(colleague, id, { name: 'Tweede naam' });
  await page.getByRole('link', { name: 'Bewerken' }).click();
  await expect(field(page, 'Naam')).toHaveValue('Tweede naam');
});

test('a number that several products have leads to their list, which stays when one of them is left', async ({ colleague, person }) => {
  const { page } = person;
  const number = `${Date.now()}`;
  const [kept, gone] = [await newProduct(colleague, 'Blijft'), await newProduct(colleague, 'Gaat weg')];
  await changeProduct(colleague, kept, { erpId: `MP-${number}` });
  await changeProduct(colleague, gone, { erpId: `K-${number}` });
  await open(page, '/segments');
  await page.keyboard.type(`/${number}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gaat weg', { exact: true })).toBeVisible();
  await page.getByRole('group', { name: 'Acties voor Gaat weg' }).getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('button', { name: 'JA', exact: true }).click({ delay: 700 });
  await expect(page.getByText('Product Gaat weg werd verwijderd')).toBeVisible();
  await expect(page.getByText('Blijft', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
});

onEach(['real', 'plain'], () => {
  test('what a colleague changed in other fields is kept by saving', async ({ colleague, person }) => {
    const { page } = person;
    const erpId = ownWord();
    const id = await newProduct(colleague, 'Samen');
    await page.goto(`/products/manage/${id}`);
    await page.getByLabel('Formaat open').fill('10 cm');
    await changeProduct(colleague, id, { description: '<p>Van de collega</p>', erpId });
    await save(page);
    await expect(page.getByText('Product Samen werd aangepast')).toBeVisible();
    expect(await read(person, `Products/${id}`)).toMatchObject({ name: 'Samen', formatOpen: '10 cm', description: '<p>Van de collega</p>', erpId });
  });
});

onEach(['real', 'plain'], () => {
  test('what both changed is asked, field by field, and saved as it was decided; who does not decide keeps the form', async ({ colleague, person }) => {
    const { page } = person;
    const id = await newProduct(colleague, 'Botsing');
    await page.goto(`/products/manage/${id}`);
    await field(page, 'Naam').fill('Mijn naam');
    await page.getByLabel('Formaat open').fill('mijn formaat');
    await changeProduct(colleague, id, { name: 'Hun naam', formatOpen: 'hun formaat' });
    await save(page);
    await page.getByRole('button', { name: 'Terug naar het formulier' }).click();
    await expect(field(page, 'Naam')).toHaveValue('Mijn naam');
    expect(await read(person, `Products/${id}`)).toMatchObject({ name: 'Hun naam', formatOpen: 'hun formaat' });
    await save(page);
    const asked = page.getByRole('dialog', { name: 'Intussen ook aangepast' });
    const choose = (label: string, which: RegExp) => asked.getByRole('group', { name: label }).getByRole('radio', { name: which }).check();
    await choose('Naam', /Jouw versie/);
    await choose('Formaat open', /hun formaat/);
    // As in every form.
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Product Mijn naam werd aangepast')).toBeVisible();
    expect(await read(person, `Products/${id}`)).toMatchObject({ name: 'Mijn naam', formatOpen: 'hun formaat' });
  });
});

test('what was being decided when the page was reloaded is offered as not saved', async ({ colleague, person }) => {
  const { page } = person;
  const id = await newProduct(colleague, 'Onbeslist');
  await page.goto(`/products/manage/${id}`);
  await field(page, 'Naam').fill('Mijn naam');
  await changeProduct(colleague, id, { name: 'Hun naam' });
  await save(page);
  await expect(page.getByRole('dialog', { name: 'Intussen ook aangepast' })).toBeVisible();
  await reloadAsked(page);
  const offer = page.getByRole('alertdialog');
  await expect(offer.getByText(/iets aan het invullen dat nog niet opgeslagen is\. Wat je invulde, is bewaard\. Het gaat over ‘Mijn naam’\.$/)).toBeVisible();
  await offer.getByRole('button', { name: 'Weggooien' }).click();
});

test('who is gone by the time that there is something to decide is told, and finds the form as it was', async ({ colleague, person }) => {
  const { page } = person;
  const id = await newProduct(colleague, 'Gekruist');
  await page.goto(`/products/manage/${id}`);
  await field(page, 'Naam').fill('Mijn naam');
  const letGo = await holdBack(page, /\/api\/Products(\/\d+)?$/);
  const sent = page.waitForRequest(/\/api\/Products(\/\d+)?$/);
  await save(page);
  await sent;
  await page.getByRole('link', { name: 'Collecties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  await changeProduct(colleague, id, { name: 'Hun naam' });
  letGo();
  await expect(page.getByText('Niet opgeslagen: dit werd intussen ook aangepast. Wat je invulde, is bewaard.')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Naam')).toHaveValue('Mijn naam');
  expect(await read(person, `Products/${id}`)).toMatchObject({ name: 'Hun naam' });
});

test('the own profile is not saved over what a colleague made of it, unless that is chosen', async ({ colleague, person }) => {
  const { page } = person;
  const [mine, theirs] = [`04${ownWord()}`, `05${ownWord()}`];
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Bewerken' }).click();
  const form = page.getByRole('dialog', { name: 'Mijn profiel aanpassen' });
  await form.getByLabel('Telefoon').fill(mine);
  const { id, username, email } = await read(person, 'Me');
  expect((await colleague.call('PUT', 'Users', { id, username, email, phoneNumber: theirs, roleName: 'PowerUser', isActive: true })).ok()).toBe(true);
  const send = async () => {
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'JA' }).click();
  };
  const question = page.getByRole('dialog').filter({ hasText: 'Andere versie' });
  await send();
  await expect(question.getByText(theirs)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByLabel('Telefoon')).toHaveValue(mine);
  expect((await read(person, 'Me')).phoneNumber).toBe(theirs);
  await send();
  await question.getByRole('radio', { name: /Jouw versie/ }).press('Space');
  await question.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('heading', { name: 'Aanmelden' })).toBeVisible();
  expect((await read(colleague, 'Users?pageSize=1000&isActive=true')).find((one: { username: string }) => one?.username === username).phoneNumber).toBe(mine);
});

test('a record in a dialog follows a colleague in what nobody touched', async ({ colleague, person }) => {
  const { page } = person;
  const name = ownWord();
  const id = await idOf(await colleague.call('POST', 'Customers', { name, erpId: `${name}-1`, contact: 'Lies' }));
  await page.goto(`/customers?searchTerm=${name}`);
  const row = page.getByRole('row', { name: `${name}-1` });
  await expect(row).toBeVisible();
  await colleague.call('PUT', 'Customers', { id: Number(id), name, erpId: `${name}-2`, contact: 'Lies' });
  await row.getByRole('button', { name: 'Bewerken' }).click();
  const form = page.getByRole('dialog', { name: 'Customer aanpassen' });
  await expect(form.getByLabel('Multipress klant code')).toHaveValue(`${name}-2`);
  await form.getByLabel(/Contactpersoon/).fill('Mia');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Klant ${name} werd aangepast`)).toBeVisible();
  expect(await read(person, `Customers/${id}`)).toMatchObject({ erpId: `${name}-2`, contact: 'Mia' });
});

onEach(['real', 'plain'], () => {
  test('what is typed of a product that a colleague deletes becomes a new one, at once and after a reload', async ({ colleague, person }) => {
    const { page } = person;
    const sentence = 'Product is intussen verwijderd. Wat je invulde, is bewaard: nog eens opslaan maakt dit opnieuw aan.';
    const made = () => page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/api/Products'));
    const typeAndDelete = async () => {
      const name = ownWord();
      const id = await newProduct(colleague, name);
      await page.goto(`/products/manage/${id}`);
      await field(page, 'Naam').fill(`${name} nieuw`);
      await page.getByLabel('Formaat open').fill('10 cm');
      await expectOk(await colleague.call('DELETE', `Products/${id}`));
      return `${name} nieuw`;
    };

    const first = await typeAndDelete();
    await save(page);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    const sent = made();
    await save(page);
    expect((await sent).postDataJSON()).toMatchObject({ name: first, formatOpen: '10 cm', customerId: 401 });
    await expect(page.getByText(`Product ${first} werd aangemaakt`)).toBeVisible();

    const second = await typeAndDelete();
    await reloadAsked(page);
    await page.getByRole('button', { name: 'Verdergaan' }).click();
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(field(page, 'Naam')).toHaveValue(second);
    const again = made();
    await save(page);
    expect((await again).postDataJSON()).toMatchObject({ name: second, formatOpen: '10 cm' });
    await expect(page.getByText(`Product ${second} werd aangemaakt`)).toBeVisible();
  });
});

test('who comes back to a page a few seconds later sees what became of it elsewhere', async ({ colleague, person }) => {
  const { page } = person;
  const word = ownWord();
  const [first, second] = [await newProduct(colleague, `Eerste ${word}`), await newProduct(colleague, `Tweede ${word}`)];
  await page.clock.install();
  await page.goto(`/products?searchTerm=${word}`);
  await expect(page.getByRole('link', { name: new RegExp(word) })).toHaveText([/Tweede/, /Eerste/]);
  await expectOk(await colleague.call('DELETE', `Products/${first}`));
  await changeProduct(colleague, second, { name: `Derde ${word}` });
  await page.clock.fastForward(8_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('link', { name: new RegExp(word) })).toHaveText([/Derde/]);
  // Nothing gives it its own clock again.
  await person.context.close();
});

test('deleting what a colleague deleted says so, and the row goes', async ({ colleague, person }) => {
  const { page } = person;
  const id = await idOf(await colleague.call('POST', 'Tags', { name: 'Vluchtig' }));
  await page.goto('/tags?searchTerm=Vluchtig');
  const row = page.getByRole('row', { name: /Vluchtig/ });
  await row.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await colleague.call('DELETE', `Tags/${id}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
  await expect(page.getByText('Tag Vluchtig was al verwijderd door iemand anders')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test('what somebody is about to delete by its name is asked anew where a colleague gave it another', async ({ colleague, person }) => {
  const { page } = person;
  const [name, other] = [ownWord(), ownWord()];
  const id = await idOf(await colleague.call('POST', 'Customers', { name, erpId: name, contact: null }));
  await page.goto(`/customers?searchTerm=${name}`);
  await page.getByRole('row', { name }).getByRole('button', { name: 'Verwijderen' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('textbox').fill(name);
  await expectOk(await colleague.call('PUT', 'Customers', { id: Number(id), name: other, erpId: name, contact: null }));
  await asked.getByRole('button', { name: 'JA', exact: true }).click();
  await expect(asked.getByText(`Klant ${name} heet intussen ${other}. Kijk na of je nog wil verwijderen.`)).toBeVisible();
  await expect(asked.getByRole('textbox')).toBeFocused();
  await expect(asked.getByRole('button', { name: 'JA', exact: true })).toBeDisabled();
  await asked.getByRole('textbox').fill(other);
  await asked.getByRole('button', { name: 'JA', exact: true }).click();
  await expect(page.getByText(`Klant ${other} werd verwijderd`)).toBeVisible();
});

test('the page of a segment follows the name that a colleague gave it, and goes when it is deleted', async ({ colleague, person }) => {
  const { page } = person;
  const name = ownWord();
  const segment = Number(await idOf(await colleague.call('POST', 'Segments', { name })));
  const category = { name: `${name} tas`, segmentIds: [segment], order: 0, path: null };
  const id = Number(await idOf(await colleague.call('POST', 'Categories', category)));
  await open(page, `/categories/segment/${segment}`);
  const press = (button: string) => page.getByRole('group', { name: `Acties voor ${name} tas` }).getByRole('button', { name: button }).click();
  await expectOk(await colleague.call('PUT', 'Segments', { id: segment, name: `${name} anders`, order: 1, path: null }));
  await press('Verbergen');
  await expect(page.getByRole('heading', { level: 1, name: `${name} anders` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} tas` })).toBeVisible();
  await expectOk(await colleague.call('PUT', 'Categories', { id, ...category, segmentIds: [11], isVisible: false }));
  await expectOk(await colleague.call('DELETE', `Segments/${segment}`));
  await press('Tonen');
  await expect(page.getByText(`Segment ${name} anders bestaat niet (meer).`)).toBeVisible();
  await expect(page).toHaveURL('/segments');
});

test('a page that a colleague deletes stays beneath what is being typed above it, and goes once that is closed', async ({ colleague, person }) => {
  const { page } = person;
  const name = ownWord();
  const id = await idOf(await colleague.call('POST', 'Segments', { name, order: 9 }));
  await open(page, `/categories/segment/${id}`);
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Naam').fill('Vlaggen');
  await colleague.call('DELETE', `Segments/${id}`);
  // Not again so soon after it was asked.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(`Segment ${name} bestaat niet (meer).`)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Je wijzigingen zijn nog niet opgeslagen.')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByLabel('Naam')).toHaveValue('Vlaggen');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alle segmenten' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the form of a collection stays above its own page where that turns out to be gone as it is saved, and makes it anew', async ({ person }) => {
  const { page, call } = person;
  const name = ownWord();
  const id = await newCollection({ call }, name, [1001]);
  await open(page, `/collections/${id}`);
  await page.getByRole('button', { name: 'Meer acties' }).click();
  // The form has read it: what is gone by then is made anew by the first press.
  const opened = page.waitForResponse(`**/api/Collections/${id}`);
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  const form = page.getByRole('dialog', { name: 'Collectie aanpassen' });
  await (await opened).finished();
  await form.getByLabel('Omschrijving').fill('Voor de beurs');
  await expectOk(await call('DELETE', `Collections/${id}`));
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form.getByText('Collectie is intussen verwijderd. Wat je invulde, is bewaard: nog eens opslaan maakt dit opnieuw aan.')).toBeVisible();
  await expect(page.getByText('Je wijzigingen zijn nog niet opgeslagen.')).toHaveCount(0);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Collectie ${name} werd aangemaakt`)).toBeVisible();
  await expect(page).toHaveURL('/collections');
});

test('what is made anew of a deleted record has all that its form holds, whenever it was deleted', async ({ colleague, person }) => {
  const { page } = person;
  const gone = 'Segment is intussen verwijderd. Wat je invulde, is bewaard: nog eens opslaan maakt dit opnieuw aan.';
  for (const isGoneAsItOpens of [false, true]) {
    const name = ownWord();
    const id = await idOf(await colleague.call('POST', 'Segments', { name }));
    await expectOk(await colleague.call('POST', `Segments/${id}/image`, undefined, { image: PIXEL }));
    await open(page, '/segments');
    const remove = async () => expectOk(await colleague.call('DELETE', `Segments/${id}`));
    if (isGoneAsItOpens) await remove();
    const isRead = page.waitForResponse(`**/api/Segments/${id}`);
    await page.getByRole('group', { name: `Acties voor ${name}` }).getByRole('button', { name: 'Bewerken' }).click();
    await isRead;
    const form = page.getByRole('dialog', { name: 'Segment aanpassen' });
    const button = form.getByRole('button', { name: 'Opslaan' });
    const photo = form.getByRole('img', { name: 'Huidige foto' });
    await form.getByLabel('Volgorde').fill('2');
    if (!isGoneAsItOpens) {
      await expect(photo).toBeVisible();
      await remove();
      await button.click();
    }
    await expect(form.getByText(gone)).toBeVisible();
    // That went with the record, and is not made anew.
    await expect(photo).toHaveCount(0);
    const sent: [string, unknown][] = [];
    page.on('request', request => { if (request.url().endsWith('/api/Segments') && request.method() !== 'GET') sent.push([request.method(), request.postDataJSON()]); });
    await button.click();
    await expect(page.getByText(`Segment ${name} werd aangemaakt`)).toBeVisible();
    expect(sent.slice(-2)).toMatchObject([['POST', { name }], ['PUT', { name, order: 2 }]]);
  }
});

test('what a proxy said to be gone is saved, and not made a second time', async ({ person }) => {
  const { page, call } = person;
  const name = ownWord();
  const id = Number(await idOf(await call('POST', 'Segments', { name })));
  await open(page, '/segments');
  await page.getByRole('group', { name: `Acties voor ${name}` }).getByRole('button', { name: 'Bewerken' }).click();
  const form = page.getByRole('dialog', { name: 'Segment aanpassen' });
  await form.getByLabel('Naam').fill(`${name} anders`);
  await page.route('**/api/Segments', route => (route.request().method() === 'PUT' ? route.fulfill({ status: 404 }) : route.fallback()));
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form.getByText('Segment is intussen verwijderd. Wat je invulde, is bewaard: nog eens opslaan maakt dit opnieuw aan.')).toBeVisible();
  await page.unroute('**/api/Segments');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Segment ${name} anders werd aangepast`)).toBeVisible();
  const segments = (await read({ call }, 'Segments')) as ({ id: number; name: string | null } | null)[];
  expect(segments.filter(one => one?.name?.startsWith(name)).map(one => one?.id)).toEqual([id]);
});

test('a product that a colleague deleted is lifted no longer once it cannot be filed', async ({ colleague, person }) => {
  const { page } = person;
  const products = (await read(colleague, 'Products?pageNumber=1&pageSize=1000')) as { id: number; name: string; coverImagePath?: string }[];
  // The last one: no other test goes there.
  const at = products.findLastIndex(one => one?.coverImagePath);
  const listed = products[at]!;
  await open(page, `/products?pageNumber=${Math.floor(at / 12) + 1}`);
  await page.locator(`main li a[href$="/products/${listed.id}"]`).first().focus();
  await page.keyboard.press('Space');
  const lifted = page.getByRole('dialog', { name: listed.name });
  await expect(lifted.getByRole('button', { name: 'Toevoegen' })).toBeVisible();
  await colleague.call('DELETE', `Products/${listed.id}`);
  await lifted.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText('Eén van de producten bestaat niet (meer).')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(`main li a[href$="/products/${listed.id}"]`)).toHaveCount(0);
  await expect(page.locator('main li a:focus, main:focus')).toHaveCount(1);
});

onEach(['real', 'plain'], () => {
  test('what a colleague did first is said as it is, is seen at once, and is nobody\'s to undo', async ({ browser, colleague }) => {
    const { page, call, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
    const name = ownWord();
    const collection = Number(await newCollection({ call }, name, [1001, 1002, 1003]));
    await open(page, `/collections/${collection}`);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(3);
    await cards.getByRole('link').first().focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectOk(await call('PUT', 'Collections', { id: collection, name, description: '', productIds: [1003], isPrivate: true, isVisible: true, path: null }));
    await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
    await expect(page.getByText(`Dit product was al niet meer te zien in de collectie ${name}`)).toBeVisible();
    await expect(cards).toHaveCount(1);

    const segment = Number(await idOf(await colleague.call('POST', 'Segments', { name })));
    await open(page, '/segments');
    const button = (label: string) => page.getByRole('group', { name: `Acties voor ${name}`, exact: true }).getByRole('button', { name: label });
    await expect(button('Verbergen')).toBeVisible();
    await expectOk(await colleague.call('PUT', 'Segments', { id: segment, name, order: 1, path: null, isVisible: false }));
    await button('Verbergen').click();
    await expect(page.getByText(`Segment ${name} was al verborgen`)).toBeVisible();
    await expect(button('Tonen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toHaveCount(0);
    await expectOk(await colleague.call('DELETE', `Segments/${segment}`));
    await leave();
  });

  test('two tablets that file at the same time lose nothing', async ({ browser }) => {
    const [first, second] = [await newPerson(browser, 'PowerUser'), await newPerson(browser, 'PowerUser')];
    const me = await read(first, 'Me');
    const collection = me.collections.filter(Boolean)[0];
    const before = ((collection.productIds ?? (collection.products ?? []).map(({ id }: { id: number }) => id)) as number[]);
    for (const { page } of [first, second]) {
      await open(page, '/products?pageNumber=3');
    }
    /** Lifts a card that is in none of the own collections. */
    const lift = async ({ page }: Person, at: number) => {
      const card = page.locator('main li').filter({ hasNot: page.getByRole('link', { name: /Dit product zit in/ }) }).nth(at).locator('a[href*="/products/"]');
      const id = Number((await card.getAttribute('href'))!.split('/').at(-1)!.split('?')[0]);
      await card.focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: 'Toevoegen' })).toBeVisible();
      return id;
    };
    const added = [await lift(first, 0), await lift(second, 2)];
    await Promise.all([first, second].map(({ page }) => page.getByRole('button', { name: 'Toevoegen' }).click()));
    for (const { page } of [first, second]) await expect(page.getByText(/^Collectie .* werd aangepast$/)).toBeVisible();
    await expect.poll(async () => {
      const now = await read(first, `Collections/${collection.id}`);
      const ids = (now.productIds ?? now.products.map(({ id }: { id: number }) => id)) as number[];
      return [...before, ...added].filter(id => !ids.includes(id));
    }).toEqual([]);
    await first.leave();
    await second.leave();
  });
});

onEach(['real', 'plain'], () => {
  test('a collection that is begun for a product which a colleague hides is made, and says of the product that it is not in it', async ({ browser, colleague }) => {
    const seller = await newPerson(browser, 'User');
    const { page } = seller;
    const word = ownWord();
    const id = await newPictured(colleague, word);
    await changeProduct(colleague, id, { isVisible: true });
    await open(page, `/products?searchTerm=${word}`);
    await page.getByRole('link', { name: new RegExp(`^${word}`) }).press('Space');
    await page.getByRole('dialog').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Nieuwe collectie …' }).click();
    const form = page.getByRole('dialog', { name: 'Nieuwe collectie' });
    await form.getByLabel('Naam').fill(`Map ${word}`);
    await changeProduct(colleague, id, { isVisible: false });
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(form).toHaveCount(0);
    await expect(tray(page).getByText('In collectie: 0 van 1 gedaan')).toBeVisible();
    await expect(tray(page).getByText('Dit product bestaat niet (meer).')).toBeVisible();
    expect((await read(seller, 'Me')).collections.filter((one?: { name: string }) => one?.name === `Map ${word}`)).toHaveLength(1);
    await seller.leave();
  });
});

/** Types another name where a product stands in the list. */
const correctName = async (page: Page, word: string) => {
  await open(page, `/products?searchTerm=${word}`);
  await page.getByRole('radio', { name: 'Lijst' }).click({ force: true });
  await expect(page.locator('article[data-view="list"]')).toBeVisible();
  await expect(page.getByTitle('Dubbelklik of F2: naam wijzigen')).toBeVisible();
  await page.getByRole('link', { name: `${word} eerst` }).press('F2');
  await page.getByLabel(`Naam van ${word} eerst`).fill(`${word} mijn`);
  // A page that closes cannot be saved from.
  await expect.poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(false);
};

/** Corrects a name to which a colleague gave another one meanwhile. */
const correctTogether = async (colleague: Caller, { page }: Person) => {
  const word = ownWord();
  const id = await newProduct(colleague, `${word} eerst`);
  await correctName(page, word);
  await changeProduct(colleague, id, { name: `${word} hun` });
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Heet intussen ‘${word} hun’. Enter vervangt dat, Escape laat het zo.`)).toBeVisible();
  return { id, word };
};

test('a name corrected in place replaces one that a colleague gave meanwhile only once that was told', async ({ colleague, person }) => {
  const { page } = person;
  const { id, word } = await correctTogether(colleague, person);
  await expect(page.getByText('Dit werd intussen opnieuw aangepast.')).toBeVisible();
  expect(await read(person, `Products/${id}`)).toMatchObject({ name: `${word} hun` });
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Product ${word} mijn werd aangepast`)).toBeVisible();
  expect(await read(person, `Products/${id}`)).toMatchObject({ name: `${word} mijn` });
});

test('a name that was refused holds nobody back, and is told as not corrected to whoever leaves it', async ({ colleague, person }) => {
  const { page } = person;
  const { word } = await correctTogether(colleague, person);
  await page.getByRole('radio', { name: 'Presentatie' }).check({ force: true });
  await page.getByRole('link', { name: 'Staalkaart, naar het begin' }).click();
  await expect(page).toHaveURL(/segments$/);
  const messages = page.getByRole('dialog', { name: 'Meldingen' });
  await chooseAccount(page, 'Meldingen');
  await expect(messages).toBeVisible();
  // Not before a customer.
  await expect(messages.getByText(`Product ${word} hun werd niet aangepast`)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(messages).toBeHidden();
  await page.getByRole('radio', { name: 'Bewerken' }).check({ force: true });
  await chooseAccount(page, 'Meldingen');
  await expect(messages.getByText(`Product ${word} hun werd niet aangepast`)).toBeVisible();
});

test('a correction that failed after its page was left is told by the name of the product', async ({ colleague, person }) => {
  const { page } = person;
  const word = ownWord();
  const id = await newProduct(colleague, `${word} eerst`);
  await correctName(page, word);
  await page.route('**/api/Products', route => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await page.getByRole('link', { name: 'Segmenten' }).click();
  await expect(page.getByText('Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.')).toBeVisible();
  await expect(page.getByText(`Product ${word} eerst is misschien aangepast: er kwam geen bruikbaar antwoord.`)).toBeVisible();
  await page.unrouteAll();
  expect(await read(person, `Products/${id}`)).toMatchObject({ name: `${word} eerst` });
});
