import { expect, type Page } from '@playwright/test';
import { goTo, holdBack, idOf, isCovered, keptWork, loseAnswer, newCaller, newPerson, newProduct, ownWord, type Person } from '../seams.ts';
import { chooseAccount, open, reloadAsked } from '../screen.ts';
import { server } from '../servers.ts';
import { expectOk, signIn } from '../signIn.ts';
import { test } from '../tabs.ts';

test.use(server('plain'));

const TEXT = 'Een lange naam '.repeat(12).trim();
const SHORT = 'Een vreemd formaat';
const ID = 1001;

const name = (page: Page) => page.getByLabel('Naam', { exact: true });
const format = (page: Page) => page.getByLabel('Formaat open');

/** Opens the form of a product and types in it. */
const typeProduct = async ({ page }: Person, path = `/products/manage/${ID}`) => {
  await open(page, path);
  await name(page).fill(TEXT);
  await format(page).fill(SHORT);
};
const isWhole = async (page: Page) => {
  await expect(name(page)).toHaveValue(TEXT);
  await expect(format(page)).toHaveValue(SHORT);
};
const question = (page: Page) => page.getByText('Je wijzigingen zijn nog niet opgeslagen. Wil je deze pagina toch verlaten?');
const stay = async (page: Page) => {
  await expect(question(page)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ANNULEER', exact: true }).click();
  await expect(question(page)).toHaveCount(0);
};
const goOn = async (page: Page) => {
  await expect(page.getByRole('alertdialog', { name: 'Verdergaan waar je was?' })).toBeVisible();
  await page.getByRole('button', { name: 'Verdergaan' }).click();
  // Until then the form that is made anew still stands there.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(name(page)).toBeVisible();
};
/** What is typed is written down within a second. */
const written = async (page: Page, ...texts: string[]) => {
  for (const text of texts) await expect.poll(() => keptWork(page), { timeout: 2000 }).toContain(text);
};

let person: Person;
test.beforeEach(async ({ browser }) => { person = await newPerson(browser, 'PowerUser', { mode: 'edit' }); });
test.afterEach(async () => { await person.leave(); });

test('whatever leads away asks, loses nothing, and leads there then', async () => {
  const { page } = person;
  const logo = page.getByRole('link', { name: /Staalkaart/ });
  /** Asks each time, and loses nothing to who stays. */
  const isAsked = async (leaveBy: () => Promise<unknown>) => {
    await leaveBy();
    await stay(page);
    await isWhole(page);
    await leaveBy();
    await page.getByRole('button', { name: 'JA', exact: true }).click();
  };
  /** The logo leads out of it. */
  const toEdit = () => page.getByRole('radio', { name: 'Bewerken' }).check({ force: true });
  const typeAnew = async () => {
    await toEdit();
    await goTo(page, `/products/manage/${ID}`);
    await expect(name(page)).toHaveValue('Visitekaartje Atelier Noord');
    await name(page).fill(TEXT);
    await format(page).fill(SHORT);
  };

  await test.step('but a clean form, which lets the logo lead to the segments at once', async () => {
    await open(page, '/products/create');
    await expect(name(page)).toBeVisible();
    await logo.click();
    await expect(page).toHaveURL('/segments');
  });
  await test.step('Back, once where it is pressed twice; who goes on finds it again by Forward', async () => {
    await toEdit();
    await page.getByRole('link', { name: 'Producten', exact: true }).click();
    await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
    await name(page).fill(TEXT);
    await format(page).fill(SHORT);
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await stay(page);
    await expect(page).toHaveURL('/products/create');
    await isWhole(page);
    await page.goBack();
    await page.getByRole('button', { name: 'JA', exact: true }).click();
    await expect(page).toHaveURL('/products');
    await page.goForward();
    await expect(name(page)).toBeVisible();
    await isWhole(page);
  });
  await test.step('the logo', async () => {
    await isAsked(() => logo.click());
    await expect(page).toHaveURL('/segments');
    await expect(page.getByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible();
  });
  await test.step('the mode switch', async () => {
    await typeAnew();
    await isAsked(() => page.getByRole('radio', { name: 'Presentatie' }).click({ force: true }));
    await expect(page).toHaveURL('/products');
  });
  await test.step('signing out', async () => {
    await typeAnew();
    await isAsked(() => chooseAccount(page, 'Uitloggen'));
    await expect(page).toHaveURL('/login');
    await signIn(page, 'PowerUser');
    await expect(page.getByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('a sign-out in another tab keeps it for the same person, and shows it to nobody else; also while it is being saved', async () => {
  const { page, context } = person;
  const other = await context.newPage();
  const signOut = async (tab: Page) => {
    await chooseAccount(tab, 'Uitloggen');
    await expect(tab).toHaveURL('/login');
  };
  const signOutElsewhere = async () => {
    await other.goto('/segments');
    await signOut(other);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Je sessie eindigde in een ander tabblad. Wat je invulde, is bewaard.')).toBeVisible();
    await expect(other.getByText(/ander tabblad/)).toHaveCount(0);
  };
  // Its own: in the end it may be saved.
  await typeProduct(person, `/products/manage/${await newProduct(person)}`);
  await signOutElsewhere();
  await signIn(page, 'User');
  await expect(page.getByRole('button', { name: /Account van/ })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await signOut(page);
  await signIn(page, 'PowerUser');
  await goOn(page);
  await isWhole(page);

  const release = await holdBack(page, /api\/Products$/);
  const [sent, answer] = [page.waitForRequest(request => request.method() === 'PUT'), page.waitForResponse(response => response.request().method() === 'PUT')];
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await sent;
  await signOutElsewhere();
  await signIn(page, 'User');
  await expect(page.getByRole('button', { name: /Account van/ })).toBeVisible();
  release();
  await (await answer).finished();
  await page.getByRole('link', { name: 'Collecties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem')).toHaveCount(0);
  await signOut(page);
  await signIn(page, 'PowerUser');
  await expect(page.getByText(/iets aan het bewaren\. Kijk eerst na of het er al staat/)).toBeVisible();
  await goOn(page);
  await isWhole(page);
});

test('an expired session keeps the file of an import, and what was typed of a medium', async () => {
  const { page } = person;
  const offer = page.getByRole('alertdialog', { name: 'Verdergaan waar je was?' });
  const expire = async (send: () => Promise<void>, address: RegExp, said?: string) => {
    await page.route(address, route => route.fulfill({ status: 401, body: '' }));
    await send();
    await expect(page).toHaveURL('/login');
    if (said) await expect(page.getByText(said)).toBeVisible();
    await page.unrouteAll();
    await signIn(page, 'PowerUser');
    await expect(offer.getByText(/iets aan het invullen dat nog niet opgeslagen is/)).toBeVisible();
    await offer.getByRole('button', { name: 'Verdergaan' }).click();
    await expect(offer).toHaveCount(0);
  };
  const form = page.getByRole('dialog');
  await page.goto('/products');
  await page.getByRole('button', { name: 'Importeren' }).click();
  await form.locator('input[type="file"]').setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from('name;erpId;ammount;customer;categories\nKaart;;;;\n') });
  await expire(() => form.getByRole('button', { name: 'Importeren' }).click(), /Products\/batch/, 'Er is niets geïmporteerd. Je bestand is bewaard.');
  await expect(form.getByText('lijst.csv').first()).toBeVisible();
  await form.getByRole('button', { name: 'Annuleer' }).click();
  await form.getByRole('button', { name: 'Wijzigingen weggooien' }).click();

  await page.goto(`/products/manage/${ID}`);
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Media wijzigen' }).click();
  await form.getByLabel('Naam').fill(SHORT);
  await expire(() => form.getByRole('button', { name: 'Opslaan' }).click(), /api\/Assets/);
  await expect(form.getByLabel('Naam')).toHaveValue(SHORT);
});

test('an expired session keeps a collection that was begun from a held product', async ({ browser }) => {
  const seller = await newPerson(browser, 'User');
  const { page } = seller;
  await open(page, '/products/category/129');
  await page.getByRole('link', { name: /^Affiche/ }).first().press('Space');
  const lifted = page.getByRole('dialog');
  await lifted.getByRole('combobox').click();
  await page.getByText('Nieuwe collectie …').click();
  const form = page.getByRole('dialog', { name: 'Nieuwe collectie' });
  await form.getByLabel('Naam').fill(SHORT);
  await page.route(/api\/Collections/, route => route.fulfill({ status: 401, body: '' }));
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page).toHaveURL('/login');
  await page.unrouteAll();
  await signIn(page, 'User');
  const offer = page.getByRole('alertdialog', { name: 'Verdergaan waar je was?' });
  await expect(offer.getByText(`Het gaat over ‘${SHORT}’.`)).toBeVisible();
  await offer.getByRole('button', { name: 'Verdergaan' }).click();
  await expect(form.getByLabel('Naam')).toHaveValue(SHORT);
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText(`Collectie ${SHORT} werd aangemaakt`)).toBeVisible();
  const { collections } = await (await seller.call('GET', 'Me')).json() as { collections: ({ name: string; products: unknown[] } | null)[] };
  expect(collections.find(one => one?.name === SHORT)!.products).toHaveLength(1);
  await seller.leave();
});

test('closed tabs keep it: who does not answer is asked again, and one is taken up after the other', async () => {
  await typeProduct(person);
  await written(person.page, TEXT, SHORT);
  const other = await person.context.newPage();
  await other.addInitScript(() => sessionStorage.setItem('staalkaart.mode', 'edit'));
  await open(other, `/products/manage/${await newProduct(person)}`);
  await name(other).fill('Van het andere tabblad');
  await written(other, 'Van het andere tabblad');
  for (const tab of [other, person.page]) await tab.close();
  const page = await person.context.newPage();
  const offer = page.getByRole('alertdialog', { name: 'Verdergaan waar je was?' });
  await open(page, '/segments');
  for (const about of ['Van het andere tabblad', TEXT]) {
    await expect(offer.getByText(`Het gaat over ‘${about}’.`)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(offer).toHaveCount(0);
  await isCovered(page, false);
  await page.reload();
  await goOn(page);
  await expect(name(page)).toHaveValue('Van het andere tabblad');
  // The next one waits until nothing is lost by it.
  await page.getByRole('button', { name: 'Annuleer', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
  await goOn(page);
  await expect(page).toHaveURL(`/products/manage/${ID}`);
  await isWhole(page);
});

test('what is typed into a new product is not put into the copy of another', async () => {
  const { page } = person;
  const id = await newProduct(person, 'Bron');
  await typeProduct(person, '/products/create');
  await page.getByRole('combobox', { name: /Klant/ }).click();
  await page.getByRole('option', { name: 'Atelier Noord bv' }).click();
  const refuse = Promise.withResolvers<void>();
  await page.route(/api\/Products$/, async route => {
    await refuse.promise;
    await route.fulfill({ status: 500 });
  });
  const sent = page.waitForRequest(request => request.method() === 'POST');
  await page.getByRole('button', { name: 'Opslaan en media toevoegen' }).click();
  await sent;
  await goTo(page, '/segments');
  refuse.resolve();
  await expect(page.getByText(`Product ${TEXT} is niet opgeslagen. Wat je invulde, is bewaard.`)).toBeVisible();
  await goTo(page, `/products/create?copy=${id}`);
  await expect(name(page)).toHaveValue('Bron-copy');
  await goTo(page, '/products/create');
  await expect(name(page)).toHaveValue(TEXT);
  await isWhole(page);
});

test('a crashed tab keeps it, a new product too', async () => {
  await typeProduct(person, '/products/create');
  await written(person.page, TEXT, SHORT);
  const session = await person.context.newCDPSession(person.page);
  session.send('Page.crash').catch(() => undefined);
  await person.page.waitForEvent('crash');
  const page = await person.context.newPage();
  await page.goto('/segments');
  await goOn(page);
  await expect(page).toHaveURL('/products/create');
  await isWhole(page);
});

test('a reload asks, and keeps it; while it is being saved it says that it may be there already', async () => {
  const { page } = person;
  await typeProduct(person);
  await reloadAsked(page);
  await goOn(page);
  await isWhole(page);

  await written(page, TEXT);
  await holdBack(page, /api\/Products$/);
  const sent = page.waitForRequest(request => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await sent;
  await reloadAsked(page);
  await expect(page.getByText(/iets aan het bewaren. Kijk eerst na of het er al staat/)).toBeVisible();
  await goOn(page);
  await isWhole(page);
});

test('after a reload it goes on in the list that the form was opened from', async () => {
  const { page } = person;
  await open(page, '/products?searchTerm=doos');
  await page.getByRole('button', { name: 'Bewerken' }).first().click();
  await name(page).fill(TEXT);
  await written(page, TEXT);
  await reloadAsked(page);
  await goOn(page);
  await expect(name(page)).toHaveValue(TEXT);
  await expect(page.getByRole('button', { name: 'Opslaan en volgende' })).toBeVisible();
});

test('a save that fails loses nothing', async () => {
  const { page } = person;
  const id = await newProduct(person);
  await typeProduct(person, `/products/manage/${id}`);
  await person.setFault('serverError');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'De server heeft een fout.' }).first()).toBeVisible();
  await expect(page).toHaveURL(`/products/manage/${id}`);
  await isWhole(page);
  await person.clearFault();

  // Beneath the question whether what is being saved is broken off.
  const release = await holdBack(page, /api\/Products$/, 'PUT');
  const errors = page.getByRole('alert').filter({ hasText: 'De server heeft een fout.' });
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await release.asked;
  await chooseAccount(page, 'Uitloggen');
  await expect(page.getByText('Er wordt nog iets bewaard. Als je nu uitlogt, weet je niet of dat lukte.')).toBeVisible();
  await expect(errors).toHaveCount(0);
  await person.setFault('serverError');
  release();
  await expect(errors.first()).toBeVisible();
  await page.getByRole('button', { name: 'JA', exact: true }).click();
  await expect(page.getByText('Je wijzigingen zijn misschien al opgeslagen. Wil je deze pagina toch verlaten?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ANNULEER', exact: true }).click();
  await isWhole(page);
  await person.clearFault();
});

test('a dialog keeps what is typed too, over a crash, and stands above its list as that was', async () => {
  const { page } = person;
  await page.goto('/tags?pageNumber=2');
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  await page.getByRole('dialog', { name: 'Nieuwe tag' }).getByLabel('Naam').fill(TEXT);
  await written(page, TEXT);
  await person.page.close({ runBeforeUnload: false });
  const next = await person.context.newPage();
  await next.goto('/segments');
  await next.getByRole('button', { name: 'Verdergaan' }).click();
  await expect(next.getByRole('dialog', { name: 'Nieuwe tag' }).getByLabel('Naam')).toHaveValue(TEXT);
  await expect(next).toHaveURL('/tags?pageNumber=2');
});

test('a dialog comes back above the form that it stood on, also of a copy, each time that both break off; what is put aside outlives a sign-out', async () => {
  const { page } = person;
  const word = ownWord();
  const id = await newProduct(person, 'Bron');
  await typeProduct(person, `/products/create?copy=${id}`);
  await page.getByRole('combobox', { name: /Klant/ }).fill(`Drukker ${word}`);
  await page.keyboard.press('Enter');
  // The name that was typed in the list is all that stands in it.
  await expect(page.getByRole('dialog', { name: 'Nieuwe customer' })).toBeVisible();
  await written(page, TEXT, word);
  await page.close({ runBeforeUnload: false });
  const next = await person.context.newPage();
  await open(next, '/segments');
  const offer = next.getByRole('alertdialog', { name: 'Verdergaan waar je was?' });
  for (let offers = 2; offers > 0; offers -= 1) {
    await expect(offer).toBeVisible();
    await next.keyboard.press('Escape');
  }
  const customer = next.getByRole('dialog', { name: 'Nieuwe customer' });
  const takeUp = async () => {
    await signIn(next, 'PowerUser');
    await next.getByRole('button', { name: 'Verdergaan' }).click();
    await expect(customer.getByLabel('Naam')).toHaveValue(`Drukker ${word}`);
  };
  await chooseAccount(next, 'Uitloggen');
  await takeUp();
  // The session ends beneath both: by now the form is written down after its dialog.
  const other = await person.context.newPage();
  await open(other, '/segments');
  await chooseAccount(other, 'Uitloggen');
  await other.close();
  await takeUp();
  await customer.getByLabel('Multipress klant code').fill(word.slice(-4));
  await customer.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(customer).toHaveCount(0);
  await expect(next).toHaveURL(`/products/create?copy=${id}`);
  await expect(offer).toHaveCount(0);
  await isWhole(next);
});

test('a copy is taken up again though a colleague deleted what it is a copy of', async ({ request }) => {
  const { page } = person;
  const id = await newProduct(person, 'Bron');
  await typeProduct(person, `/products/create?copy=${id}`);
  await written(page, TEXT, SHORT);
  await (await newCaller(request, 'Admin')).call('DELETE', `Products/${id}`);
  await reloadAsked(page);
  await goOn(page);
  await isWhole(page);
});

test.describe(() => {
  test.use(server('real'));
  test('what a colleague deleted or renamed since its answer was lost is made anew by whoever makes it again', async ({ browser, request }) => {
    const editor = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    const colleague = await newCaller(request, 'Admin');
    const { page } = editor;
    const form = page.getByRole('dialog', { name: 'Nieuwe tag' });
    const make = async (word: string) => {
      await open(page, `/tags?searchTerm=${word}`);
      await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
      await form.getByLabel('Naam').fill(word);
      await form.getByRole('button', { name: 'Toevoegen' }).click();
    };
    const tags = async (word: string) => await (await editor.call('GET', `Tags?searchTerm=${word}`)).json() as { id: number; name: string }[];
    for (const isDeleted of [true, false]) {
      const word = ownWord();
      await loseAnswer(page, /api\/Tags$/, 'POST');
      await make(word);
      await expect.poll(async () => (await tags(word)).length).toBe(1);
      await form.getByRole('button', { name: 'Annuleer' }).click();
      await form.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
      const { id } = (await tags(word))[0]!;
      await expectOk(isDeleted ? await colleague.call('DELETE', `Tags/${id}`) : await colleague.call('PUT', 'Tags', { id, name: `${word} anders` }));
      await make(word);
      await expect(page.getByText(`Tag ${word} werd aangemaakt`)).toBeVisible();
      expect((await tags(word)).filter(({ name: one }) => one === word)).toHaveLength(1);
    }
    await editor.leave();
  });

  test('an import that a reload broke off is made once, however often it is sent', async ({ browser }) => {
    const editor = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    const { page } = editor;
    const word = ownWord();
    await open(page, '/products');
    await page.getByRole('button', { name: 'Importeren' }).click();
    const form = page.getByRole('dialog');
    await form.locator('input[type="file"]').setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from(`name;customer\n${word};Atelier Noord bv\n`) });
    await expect(form.getByText('1 rij', { exact: true })).toBeVisible();
    // It is made, and the page is gone before it hears of it.
    const isMade = Promise.withResolvers<void>();
    await page.route(/Products\/batch/, async route => {
      await route.fetch();
      isMade.resolve();
    }, { times: 1 });
    await form.getByRole('button', { name: 'Importeren' }).click();
    await isMade.promise;
    await reloadAsked(page);
    await page.getByRole('alertdialog', { name: 'Verdergaan waar je was?' }).getByRole('button', { name: 'Verdergaan' }).click();
    await form.getByRole('button', { name: 'Importeren' }).click();
    await expect(page.getByRole('tab', { name: '1 item(s) imported succesfully' })).toBeVisible();
    const made = await (await editor.call('GET', `Products?searchTerm=${word}`)).json() as unknown[];
    expect(made).toHaveLength(1);
    await editor.leave();
  });
});

test('what was typed on a page that a colleague deletes leads there twice at most, and is offered again', async ({ request }) => {
  const { page } = person;
  const colleague = await newCaller(request, 'Admin');
  const id = await idOf(await colleague.call('POST', 'Segments', { name: ownWord() }));
  await open(page, `/categories/segment/${id}`);
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Naam').fill('Half getypt');
  await written(page, 'Half getypt');
  await expectOk(await colleague.call('DELETE', `Segments/${id}`));
  await reloadAsked(page);
  const offer = page.getByRole('alertdialog', { name: 'Verdergaan waar je was?' });
  await expect(page.getByRole('heading', { name: 'ERROR PAGE' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', sent => { if (sent.url().endsWith(`/api/Segments/${id}`)) asked.push(sent.url()); });
  await offer.getByRole('button', { name: 'Verdergaan' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'ERROR PAGE' })).toBeVisible();
  await page.getByRole('link', { name: 'back to home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible();
  await page.reload();
  await expect(offer).toBeVisible();
  expect(asked.length).toBeLessThan(5);
});
