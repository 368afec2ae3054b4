import { expect, type Page } from '@playwright/test';
import { chooseAccount, open, reloadAsked } from '../screen.ts';
import { changeProduct, holdBack, idOf, keptWork, loseAnswer, newCaller, newCollection, newPerson, newPictured, newProduct, ownWord, type Person } from '../seams.ts';
import { server } from '../servers.ts';
import { expectOk, signIn } from '../signIn.ts';
import { test } from '../tabs.ts';

test.use(server('plain'));

const collections = async (page: Page) => {
  await page.getByRole('link', { name: 'Collecties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
};

test('a save whose answer comes late leads nobody away from where they went on', async ({ browser }) => {
  const person = await newPerson(browser, 'Admin', { mode: 'edit' });
  const { page, leave } = person;
  await page.goto(`/products/manage/${await newProduct(person, 'Traag')}`);
  await page.getByLabel('Naam').fill('Traag bewaard');
  const goOn = await holdBack(page, '**/api/Products', 'PUT');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await goOn.asked;
  await collections(page);
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const name = page.getByRole('dialog', { name: 'Nieuwe collectie' }).getByLabel('Naam');
  await name.fill('Wordt nog getypt');
  goOn();
  await expect(page.getByText('Product Traag bewaard werd aangepast')).toBeVisible();
  await expect(page.getByText('Je wijzigingen zijn nog niet opgeslagen.')).toHaveCount(0);
  await name.fill('Wordt verder getypt');
  await expect(page).toHaveURL(/\/collections$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wijzigingen weggooien' }).click();

  await test.step('and one that is refused says which it was', async () => {
    await page.goto(`/products/manage/${await newProduct(person, 'Geweigerd')}`);
    await page.getByLabel('Formaat open').fill('12 cm');
    const answer = await holdBack(page, '**/api/Products', 'PUT');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await answer.asked;
    await collections(page);
    await person.setFault('serverError');
    answer();
    await expect(page.getByText('Product Geweigerd is niet opgeslagen. Wat je invulde, is bewaard.')).toBeVisible();
  });
  await leave();
});

/** How a product is called by now. */
const nameOf = async ({ call }: Person, id: string) => (await (await call('GET', `Products/${id}`)).json() as { name: string }).name;

test.describe(() => {
  test.use(server('real'));

  test('a product that was saved without an answer is saved as it is said next, and no colleague is named for it', async ({ browser }) => {
    const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    const { page, leave } = person;
    const word = ownWord();
    const id = await newProduct(person, word);
    const name = page.getByLabel('Naam');
    const save = page.getByRole('button', { name: 'Opslaan', exact: true });
    for (const [wrong, right, isTriedInVain] of [[`${word} fout`, word], [`${word} mis`, `${word} goed`], [`${word} erger`, `${word} goed`, true]] as const) {
      await page.goto(`/products/manage/${id}`);
      await name.fill(wrong);
      await loseAnswer(page, '**/api/Products', 'PUT');
      await save.click();
      await expect(page.getByText(/Geen verbinding met de server/).first()).toBeVisible();
      expect(await nameOf(person, id)).toBe(wrong);
      await name.fill(right);
      if (isTriedInVain) {
        await page.route('**/api/Products', route => route.abort(), { times: 1 });
        await save.click();
        await expect.poll(() => keptWork(page)).toContain(`"name":"${wrong}"},{`);
      }
      await save.click();
      await expect(page.getByText(`Product ${right} werd aangepast`)).toBeVisible();
      expect(await nameOf(person, id)).toBe(right);
    }
    await leave();
  });

  test('what a colleague changed before that stays, however often it is sent', async ({ browser, request }) => {
    const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    const colleague = await newCaller(request, 'Admin');
    const { page, leave } = person;
    const word = ownWord();
    const id = await newProduct(person, word);
    const read = async () => await (await person.call('GET', `Products/${id}`)).json() as { name: string; formatOpen: string; tags: { id: number }[] };
    await page.goto(`/products/manage/${id}`);
    await page.getByLabel('Formaat open').fill('A4');
    const [tag] = await (await person.call('GET', 'Tags?pageNumber=1&pageSize=1')).json() as { id: number }[];
    await changeProduct(colleague, id, { name: `${word} van hen`, tagIds: [tag!.id] });
    // The first is refused: it is read again and merged, and that is lost.
    await loseAnswer(page, '**/api/Products', 'PUT');
    const save = page.getByRole('button', { name: 'Opslaan', exact: true });
    await save.click();
    await expect.poll(async () => (await read()).formatOpen).toBe('A4');
    await expect(page.getByText(/Geen verbinding met de server/).first()).toBeVisible();
    await save.click();
    await expect(page.getByText(`Product ${word} van hen werd aangepast`)).toBeVisible();
    expect(await read()).toMatchObject({ name: `${word} van hen`, formatOpen: 'A4', tags: [{ id: tag!.id }] });
    await leave();
  });

  test('what a colleague deleted meanwhile is made anew once, though no answer came to that and it is corrected since', async ({ browser, request }) => {
    const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    const colleague = await newCaller(request, 'Admin');
    const { page, leave } = person;
    const word = ownWord();
    const save = page.getByRole('button', { name: 'Opslaan', exact: true });
    const id = await newProduct(person, word);
    await page.goto(`/products/manage/${id}`);
    await page.getByLabel('Formaat open').fill('A4');
    expectOk(await colleague.call('DELETE', `Products/${id}`));
    await save.click();
    await expect(page.getByText('Product is intussen verwijderd. Wat je invulde, is bewaard: nog eens opslaan maakt dit opnieuw aan.').first()).toBeVisible();
    await loseAnswer(page, '**/api/Products', 'POST');
    await save.click();
    await expect(page.getByText(/Geen verbinding met de server/).first()).toBeVisible();
    await page.getByLabel('Formaat open').fill('A5');
    await save.click();
    await expect(page.getByText(`Product ${word} werd aangemaakt`)).toBeVisible();
    const made = await (await person.call('GET', `Products?searchTerm=${word}`)).json() as { id: number }[];
    expect(made).toHaveLength(1);
    expect(await (await person.call('GET', `Products/${made[0]!.id}`)).json()).toMatchObject({ name: word, formatOpen: 'A5' });
    await leave();
  });

  test('so it is where its page is reloaded before that', async ({ browser }) => {
    const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    const { page, leave } = person;
    const word = ownWord();
    const id = await newProduct(person, word);
    const save = page.getByRole('button', { name: 'Opslaan', exact: true });
    await page.goto(`/products/manage/${id}`);
    await page.getByLabel('Naam').fill(`${word} fout`);
    await loseAnswer(page, '**/api/Products', 'PUT');
    await save.click();
    await expect(page.getByText(/Geen verbinding met de server/).first()).toBeVisible();
    await page.getByLabel('Naam').fill(word);
    await expect.poll(() => keptWork(page)).toContain(`"typed":{"name":"${word}"}`);
    await reloadAsked(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verdergaan' }).click();
    await expect(page.getByLabel('Naam')).toHaveValue(word);
    await save.click();
    await expect(page.getByText(`Product ${word} werd aangepast`)).toBeVisible();
    expect(await nameOf(person, id)).toBe(word);
    await leave();
  });

  test('a name that was corrected in place without an answer is corrected again, and put back', async ({ browser }) => {
    const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    const { page, leave } = person;
    const word = ownWord();
    const id = await newProduct(person, word);
    await open(page, `/products?searchTerm=${word}`);
    await page.getByRole('radio', { name: 'Lijst' }).click({ force: true });
    await expect(page.getByTitle('Dubbelklik of F2: naam wijzigen')).toBeVisible();
    for (const [seen, right] of [[word, `${word} goed`], [`${word} goed`, `${word} goed`]] as const) {
      await page.getByRole('link', { name: seen }).press('F2');
      const field = page.getByLabel(`Naam van ${seen}`);
      await field.fill(`${word} fout`);
      await loseAnswer(page, '**/api/Products', 'PUT');
      await field.press('Enter');
      await expect(page.getByText(/Geen verbinding met de server/).first()).toBeVisible();
      await expect(field).toBeEditable();
      expect(await nameOf(person, id)).toBe(`${word} fout`);
      await field.fill(right);
      await field.press('Enter');
      await expect(page.getByText(`Product ${right} werd aangepast`).last()).toBeVisible();
      await expect(field).toHaveCount(0);
      expect(await nameOf(person, id)).toBe(right);
      await page.unrouteAll();
    }
    await leave();
  });

  /** Fills in a new product, and loses the answer to it. */
  const makeUnanswered = async ({ page }: Person, name: string) => {
    await page.goto('/products/create');
    await page.getByLabel('Naam').fill(name);
    await page.getByRole('combobox', { name: /Klant/ }).fill('Ate');
    await page.getByRole('option').first().click();
    await loseAnswer(page, '**/api/Products', 'POST');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText(/Geen verbinding met de server/).first()).toBeVisible();
  };
  const made = async (person: Person, name: string) => (await (await person.call('GET', `Products?searchTerm=${name}`)).json() as { name: string }[]).map(one => one.name);

  test('a new product that was made without an answer is one product, also where its correction does not come through and the page is reloaded', async ({ browser }) => {
    const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    const { page, leave } = person;
    const name = ownWord();
    await makeUnanswered(person, name);
    await page.getByLabel('Naam').fill(`${name} beter`);
    await page.route('**/api/Products', route => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
    const corrected = page.waitForEvent('requestfailed', request => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await corrected;
    expect(await made(person, name)).toEqual([name]);
    await page.unrouteAll();
    await expect.poll(() => keptWork(page)).toContain(`"name":"${name} beter"`);
    await reloadAsked(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verdergaan' }).click();
    await expect(page.getByLabel('Naam')).toHaveValue(`${name} beter`);
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText(`Product ${name} beter werd aangemaakt`)).toBeVisible();
    expect(await made(person, name)).toEqual([`${name} beter`]);
    await leave();
  });

  test('so it is where its page is closed meanwhile, and another one takes it up and corrects it', async ({ browser }) => {
    const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    const name = ownWord();
    await makeUnanswered(person, name);
    // It is written down within a second.
    await expect.poll(() => keptWork(person.page)).toContain('"unanswered":{');
    await person.page.close();
    const page = await person.page.context().newPage();
    await page.goto('/products');
    const offer = page.getByRole('alertdialog', { name: 'Verdergaan waar je was?' });
    await expect(offer).toContainText('iets aan het bewaren. Kijk eerst na of het er al staat.');
    await offer.getByRole('button', { name: 'Verdergaan' }).click();
    const field = page.getByRole('textbox', { name: 'Naam', exact: true });
    await expect(field).toHaveValue(name);
    await field.fill(`${name} beter`);
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText(`Product ${name} beter werd aangemaakt`)).toBeVisible();
    expect(await made(person, name)).toEqual([`${name} beter`]);
    await person.leave();
  });

  for (const correction of ['', ' beter']) {
    test(`what a colleague calls it otherwise before it is sent again${correction && ', corrected,'} stays one`, async ({ browser, request }) => {
      const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
      const colleague = await newCaller(request, 'Admin');
      const { page, leave } = person;
      const name = ownWord();
      await page.goto(`/materials?searchTerm=${name}`);
      await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
      const form = page.getByRole('dialog', { name: 'Nieuw materiaal' });
      await form.getByLabel('Naam').fill(name);
      await loseAnswer(page, '**/api/Materials', 'POST');
      await form.getByRole('button', { name: 'Toevoegen' }).click();
      await expect(form.getByText(/Geen verbinding met de server/)).toBeVisible();
      const stand = async () => (await (await person.call('GET', `Materials?searchTerm=${name}`)).json() as { id: number; name: string }[]);
      await expectOk(await colleague.call('PUT', 'Materials', { id: (await stand())[0]!.id, name: `${name} van hen` }));
      if (correction) await form.getByLabel('Naam').fill(name + correction);
      await form.getByRole('button', { name: 'Toevoegen' }).click();
      if (correction) {
        // Both gave it another name: that is asked.
        await page.getByRole('radio', { name: /Andere versie/ }).check({ force: true });
        await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
      }
      await expect(page.getByText(`Materiaal ${name} van hen werd aangemaakt`)).toBeVisible();
      expect((await stand()).map(one => one.name)).toEqual([`${name} van hen`]);
      await leave();
    });
  }

  test('a user who was made without an answer is corrected, and stays one', async ({ browser }) => {
    const { page, call, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
    const name = ownWord();
    await page.goto('/users');
    await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Nieuwe gebruiker' });
    await form.getByLabel('E-mail').fill(`${name}@x.be`);
    await form.getByLabel('Gebruikersnaam').fill(name);
    await form.getByLabel('Telefoon').fill('0478123456');
    await form.getByRole('button', { name: 'Maak een paswoord' }).click();
    await form.getByRole('combobox').click();
    await page.getByRole('option', { name: 'ViewOnly' }).click();
    await loseAnswer(page, /api\/Users$/, 'POST');
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(form.getByText(/Geen verbinding met de server/)).toBeVisible();
    await form.getByLabel('Telefoon').fill('0478999999');
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(page.getByText(`Gebruiker ${name} werd aangemaakt`)).toBeVisible();
    const users = (await (await call('GET', 'Users?pageSize=1000')).json() as { username: string; phoneNumber: string }[]).filter(({ username }) => username === name);
    expect(users.map(({ phoneNumber }) => phoneNumber)).toEqual(['0478999999']);
    await leave();
  });

  test('a form that is opened again while it is being saved shows what is saved', async ({ browser }) => {
    const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    const { page, leave } = person;
    const word = ownWord();
    await page.goto(`/products/${await newProduct(person, word)}`);
    await page.getByRole('link', { name: 'Bewerken' }).click();
    await page.getByLabel('Naam').fill(`${word} nieuw`);
    const goOn = await holdBack(page, '**/api/Products', 'PUT');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await goOn.asked;
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Product aanpassen' })).toBeVisible();
    goOn();
    await expect(page.getByLabel('Naam')).toHaveValue(`${word} nieuw`);
    await leave();
  });
});

test('the own profile that was saved without an answer is saved as it is said next', async ({ browser }) => {
  const { page, call, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  const phone = async () => (await (await call('GET', 'Me')).json() as { phoneNumber: string }).phoneNumber;
  const right = await phone();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Bewerken' }).click();
  const save = async (said: string) => {
    await page.getByRole('dialog').getByLabel('Telefoon').fill(said);
    await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'JA' }).click();
  };
  await loseAnswer(page, /api\/Me$/, 'PUT');
  await save('0400 fout');
  await expect(page.getByRole('dialog').getByText('Je profiel is misschien opgeslagen: er kwam geen bruikbaar antwoord. Wat je invulde, is bewaard.')).toBeVisible();
  expect(await phone()).toBe('0400 fout');
  const isSaved = page.waitForResponse(answer => answer.url().endsWith('/api/Me') && answer.request().method() === 'PUT');
  await save(right);
  await isSaved;
  await expect(page.getByRole('heading', { name: 'Aanmelden' })).toBeVisible();
  const next = await newPerson(browser, 'Admin');
  expect((await (await next.call('GET', 'Me')).json() as { phoneNumber: string }).phoneNumber).toBe(right);
  await next.leave();
  await leave();
});

test('a new product whose answer comes late opens its media on no other page', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  await page.goto('/products/create');
  await page.getByLabel('Naam').fill('Traag gemaakt');
  await page.getByRole('combobox', { name: 'Klant' }).click();
  await page.getByRole('option', { name: 'Atelier Noord bv' }).click();
  const goOn = await holdBack(page, '**/api/Products', 'POST');
  await page.getByRole('button', { name: 'Opslaan en media toevoegen' }).click();
  await goOn.asked;
  await collections(page);
  // What is being saved is not there to be saved once more, neither before the answer nor after it.
  const isNew = async () => {
    await page.getByRole('link', { name: 'Producten', exact: true }).click();
    await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('');
  };
  await isNew();
  await collections(page);
  goOn();
  await expect(page.getByText('Product Traag gemaakt werd aangemaakt')).toBeVisible();
  await isNew();
  await page.getByRole('link', { name: 'Segmenten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alle segmenten' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await leave();
});

test('a deletion whose answer comes late leads nobody away from where they went on', async ({ browser }) => {
  const person = await newPerson(browser, 'Admin', { mode: 'edit' });
  const { page, leave } = person;
  const id = await newProduct(person, 'Traag weg');
  await page.goto('/products?searchTerm=Traag+weg');
  await page.locator(`a[href="/products/${id}"]`).first().click();
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  const goOn = await holdBack(page, `**/api/Products/${id}`, 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).focus();
  await page.keyboard.down('Enter');
  await goOn.asked;
  await page.keyboard.up('Enter');
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await collections(page);
  goOn();
  await expect(page.getByText('Product Traag weg werd verwijderd')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  await expect(page).toHaveURL(/\/collections$/);
  await leave();
});

test('a product that was deleted on its own page without an answer is told as deleted by oneself', async ({ browser }) => {
  const person = await newPerson(browser, 'Admin', { mode: 'edit' });
  const { page, leave } = person;
  const name = ownWord();
  await page.goto(`/products/${await newPictured(person, name)}`);
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await loseAnswer(page, '**/api/Products/*', 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).focus();
  await page.keyboard.down('Enter');
  await expect(page.getByText(`Product ${name} werd verwijderd`)).toBeVisible();
  await page.keyboard.up('Enter');
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByText(`Product ${name} bestaat niet (meer).`)).toHaveCount(0);
  await leave();
});

test('a deletion that got no answer is seen where it was done, and is one\'s own when it is tried again', async ({ browser }) => {
  const person = await newPerson(browser, 'Admin', { mode: 'edit' });
  const { page, leave } = person;
  const name = ownWord();
  await idOf(await person.call('POST', 'Tags', { name }));
  await page.goto(`/tags?searchTerm=${name}`);
  const row = page.locator('tr', { hasText: name });
  await row.getByRole('button', { name: 'Verwijderen' }).click();
  await loseAnswer(page, '**/api/Tags/*', 'DELETE');
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true });
  await sure.click();
  await expect(page.getByRole('alertdialog').getByText(`Tag ${name} is misschien verwijderd: er kwam geen bruikbaar antwoord.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await sure.click();
  await expect(page.getByText(`Tag ${name} werd verwijderd`)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await leave();
});

test('what may be made without an answer, by a server that knows no repeats, is said so before it is sent again; so is what is made anew', async ({ browser }) => {
  const { page, call, leave } = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  const [name, other] = [ownWord(), ownWord()];
  const id = await idOf(await call('POST', 'Segments', { name: other }));
  await open(page, '/segments');
  await loseAnswer(page, '**/api/Segments', 'POST');
  const maybe = 'Geen verbinding met de server. Controleer je netwerk en probeer opnieuw. Misschien is het toch bewaard: kijk dat na voor je het opnieuw probeert.';
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Nieuw segment' });
  await form.getByLabel('Naam').fill(name);
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(form.getByText(maybe)).toBeVisible();
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(form.getByText(`Er is al een segment met de naam ${name}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Wijzigingen weggooien' }).press('Enter');
  await expect(form).toHaveCount(0);

  const isRead = page.waitForResponse(`**/api/Segments/${id}`);
  await page.getByRole('group', { name: `Acties voor ${other}` }).getByRole('button', { name: 'Bewerken' }).click();
  await (await isRead).finished();
  const changed = page.getByRole('dialog', { name: 'Segment aanpassen' });
  await changed.getByLabel('Naam').fill(`${other} anders`);
  await expectOk(await call('DELETE', `Segments/${id}`));
  await changed.getByRole('button', { name: 'Opslaan' }).click();
  await expect(changed.getByText(/^Segment is intussen verwijderd/)).toBeVisible();
  await loseAnswer(page, '**/api/Segments', 'POST');
  await changed.getByRole('button', { name: 'Opslaan' }).click();
  await expect(changed.getByText(maybe)).toBeVisible();
  await leave();
});

test('a copy of a collection that got no answer, and is asked for again, is made once', async ({ browser }) => {
  const { page, call, leave } = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  const name = ownWord();
  await newCollection({ call }, name, [1001]);
  await page.goto('/collections');
  await loseAnswer(page, '**/api/Collections', 'POST');
  const copy = page.getByRole('group', { name: `Acties voor ${name}`, exact: true }).getByRole('button', { name: 'Kopiëren' });
  await copy.click();
  await expect(page.getByText(`Collectie ${name}-copy is misschien aangemaakt: er kwam geen bruikbaar antwoord.`)).toBeVisible();
  await expect(page.getByRole('link', { name: `${name}-copy` })).toBeVisible();
  await copy.click();
  await expect(page.getByText(`Collectie ${name}-copy werd aangemaakt`)).toBeVisible();
  expect((await (await call('GET', 'Collections?pageSize=10000')).json() as ({ name?: string } | null)[]).flatMap(one => one?.name?.startsWith(name) ? one.name : []).toSorted()).toEqual([name, `${name}-copy`]);
  await leave();
});

const startImport = async (page: Page, name: string) => {
  await page.goto('/collections');
  await page.getByRole('link', { name: 'Producten', exact: true }).click();
  await page.getByRole('button', { name: 'Importeren' }).click();
  const form = page.getByRole('dialog', { name: 'Producten importeren' });
  await form.locator('input[type="file"]').setInputFiles({ name: 'producten.csv', mimeType: 'text/csv', buffer: Buffer.from(`name;customer\n${name};Niemand in het bijzonder\n`) });
  await expect(form.getByText('1 rij', { exact: true })).toBeVisible();
  return form;
};

/** Starts one that is held back, and leaves its form. @returns what lets it go on */
const leaveImport = async (page: Page, name: string) => {
  const form = await startImport(page, name);
  const goOn = await holdBack(page, '**/api/Products/batch', 'POST');
  await form.getByRole('button', { name: 'Importeren' }).click();
  await goOn.asked;
  await page.goBack();
  return goOn;
};

test('an import goes on without its form, and tells whoever went on how it went', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  const goOn = await leaveImport(page, 'Traag ingevoerd');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  // It would end with the session.
  await chooseAccount(page, 'Uitloggen');
  await expect(page.getByText('Er wordt nog iets bewaard. Als je nu uitlogt, weet je niet of dat lukte.')).toBeVisible();
  await page.getByRole('button', { name: 'ANNULEER' }).click();
  goOn();
  await expect(page.getByText('1 item(s) failed to import')).toBeVisible();
  await expect(page).toHaveURL(/\/collections$/);
  await chooseAccount(page, 'Meldingen');
  const show = page.getByRole('dialog', { name: 'Meldingen' }).getByRole('button', { name: 'Resultaat bekijken' });
  await show.click();
  const result = page.getByRole('dialog', { name: 'Resultaat van de import' });
  await expect(result.getByText('Traag ingevoerd')).toBeVisible();
  await expect(result.getByRole('button', { name: 'Foutenlijst downloaden' })).toBeVisible();
  await result.getByRole('button', { name: 'Afluiten' }).click();
  await expect(result).toHaveCount(0);
  await expect(show).toBeFocused();
  await leave();
});

test('the result of an import that ended beside a dialog asks before it takes the place of what is typed there', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  const goOn = await leaveImport(page, 'Intussen ingevoerd');
  await page.getByRole('link', { name: 'Segmenten', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alle segmenten' })).toBeVisible();
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const name = page.getByRole('dialog').getByLabel('Naam');
  await name.fill('Nog niet bewaard');
  goOn();
  await page.getByRole('button', { name: 'Resultaat bekijken' }).click();
  await expect(page.getByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeVisible();
  await expect(name).toHaveValue('Nog niet bewaard');
  await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
  await expect(page.getByRole('dialog', { name: 'Resultaat van de import' }).getByText('Intussen ingevoerd')).toBeVisible();
  await expect(name).toHaveCount(0);
  await leave();
});

test('an import that is stopped once all of it is sent says that it may be there', async ({ browser }) => {
  const { page, leave, setFault } = await newPerson(browser, 'Admin', { mode: 'edit' });
  const form = await startImport(page, 'Gestopt na versturen');
  await setFault('stalledWrite');
  await form.getByRole('button', { name: 'Importeren' }).click();
  await expect(form.getByText('producten.csv wordt verwerkt')).toBeVisible();
  await form.getByRole('button', { name: 'Opladen annuleren' }).click();
  await expect(form.getByText('De server heeft het bestand misschien al. Kijk na of de producten er staan voor je het opnieuw importeert.')).toBeVisible();
  await expect(form.getByText('producten.csv', { exact: true })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Importeren' })).toBeEnabled();
  await leave();
});

test('an import of which all was sent as another tab signed out is offered again as perhaps done', async ({ browser }) => {
  const { context, page, leave, setFault, clearFault } = await newPerson(browser, 'Admin', { mode: 'edit' });
  const form = await startImport(page, 'Verzonden voor het einde');
  const other = await context.newPage();
  await other.goto('/segments');
  await setFault('stalledWrite');
  await form.getByRole('button', { name: 'Importeren' }).click();
  await expect(form.getByText('producten.csv wordt verwerkt')).toBeVisible();
  // As a sign-out does, and before the server has its answer ready.
  await other.evaluate(() => localStorage.removeItem('staalkaart.token'));
  await expect(page).toHaveURL('/login');
  await clearFault();
  await signIn(page, 'Admin');
  const offer = page.getByRole('alertdialog', { name: 'Verdergaan waar je was?' });
  await expect(offer.getByText(/iets aan het bewaren\. Kijk eerst na of het er al staat/)).toBeVisible();
  await offer.getByRole('button', { name: 'Verdergaan' }).click();
  await expect(form.getByText('producten.csv', { exact: true })).toBeVisible();
  await leave();
});

test('what is pressed without a line was not sent: nothing is said to be done perhaps', async ({ browser }) => {
  const { context, page, call, leave } = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  const noLine = 'Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.';
  const name = ownWord();
  const id = await newCollection({ call }, name);
  await open(page, '/collections');
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe collectie' });
  await form.getByLabel('Naam').fill('Zonder lijn');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(form.getByText(noLine, { exact: true })).toBeVisible();
  // Once nothing of it is left there is nothing to lose, so that nothing is asked.
  await form.getByLabel('Naam').fill('');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await context.setOffline(false);
  await open(page, `/collections/${id}`);
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true });
  await expect(yes).toBeVisible();
  await context.setOffline(true);
  await Promise.all([expect(page.getByRole('region', { name: 'Meldingen' }).getByText(noLine)).toBeVisible(), yes.click({ delay: 900 })]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'ANNULEER', exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Account van / }).click();
  await page.getByRole('menuitem', { name: 'Meldingen' }).click();
  const messages = page.getByRole('dialog', { name: 'Meldingen' });
  await expect(messages.getByText(noLine).first()).toBeVisible();
  await expect(messages.getByText(/misschien/i)).toHaveCount(0);
  await leave();
});
