import { expect } from '@playwright/test';
import { chooseAccount, open } from './screen.ts';
import { holdBack, newCollection, newPerson, ownWord } from './seams.ts';
import { endElsewhere, expireAtWrite, signIn } from './signIn.ts';
import { test } from './tabs.ts';

test('nobody gets in without signing in; who does, by two steps, comes to the page that was asked for, and stays signed in', async ({ page }) => {
  const asked = '/products?searchTerm=kaart&pageNumber=2';
  const isThere = async () => {
    await expect(page).toHaveURL(asked);
    await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
  };
  await page.goto(asked);
  await expect(page).toHaveURL('/login');
  await signIn(page, 'SuperAdmin');
  await isThere();
  await page.reload();
  await isThere();
  const token = await page.evaluate(() => localStorage.getItem('staalkaart.token'));
  const me = async () => (await page.request.get('/api/Me', { headers: { Authorization: `Bearer ${token}` } })).status();
  expect(await me()).toBe(200);
  await chooseAccount(page, 'Uitloggen');
  await expect(page).toHaveURL('/login');
  await expect.poll(me).toBe(401);
});

test('who goes back from the code is signed in as whoever they fill in then, whatever comes of the code', async ({ page }) => {
  await page.goto('/segments');
  const release = await holdBack(page, /Auth\/LoginTOTP/, 'POST');
  await signIn(page, 'SuperAdmin');
  await expect(page.getByRole('button', { name: 'Bevestigen' })).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Terug naar aanmelden' }).click();
  const answered = page.waitForResponse(/Auth\/LoginTOTP/);
  release();
  expect((await answered).status()).toBe(200);
  await page.getByLabel('E-mail').fill('user@staalkaart.be');
  await page.getByLabel('Paswoord', { exact: true }).fill('staalkaart');
  // Within half a second a press where the last one was would count as its second.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account van Daan' })).toBeVisible();
});

test('a password that may be changed is never said not to be, whatever becomes of another try', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  const sentence = 'Het paswoord van Charlotte is misschien aangepast: er kwam geen bruikbaar antwoord.';
  await page.goto('/users');
  await page.getByRole('row', { name: /poweruser@/ }).getByRole('button', { name: 'Bewerken' }).click();
  await page.getByRole('button', { name: 'Paswoord wijzigen' }).click();
  await page.getByRole('button', { name: 'Maak een paswoord' }).click();
  await page.route('**/api/Users/newpassword', route => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Paswoord wijzigen' }).getByText(sentence)).toBeVisible();
  await expireAtWrite(page);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText('Het paswoord van Charlotte werd niet aangepast')).toHaveCount(0);
  await leave();
});

test('what the end of a session broke off is said not to be done', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  await page.goto('/users');
  const row = page.getByRole('row', { name: /poweruser@/ });
  await row.getByRole('button', { name: 'Bewerken' }).click();
  await page.getByRole('button', { name: 'Paswoord wijzigen' }).click();
  await page.getByRole('button', { name: 'Maak een paswoord' }).click();
  await expireAtWrite(page);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Het paswoord van Charlotte werd niet aangepast')).toBeVisible();
  await signIn(page, 'Admin');
  // Whoever looked away reads it now.
  const messages = page.getByRole('dialog', { name: 'Meldingen' });
  const openMessages = () => chooseAccount(page, 'Meldingen');
  await openMessages();
  await expect(messages.getByText('Het paswoord van Charlotte werd niet aangepast')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radiogroup', { name: 'Modus' }).getByText('Bewerken').click();
  await row.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('Charlotte');
  await expireAtWrite(page);
  await page.getByRole('button', { name: 'JA', exact: true }).click();
  await expect(page.getByText('Gebruiker Charlotte werd niet verwijderd')).toBeVisible();
  // Nobody else does.
  await signIn(page, 'PowerUser');
  await openMessages();
  await expect(messages.getByText('Er zijn nog geen meldingen.')).toBeVisible();
  await leave();
});

test('an export and a copy that the end of the session broke off say so, and who comes then is not led to where another one was', async ({ browser }) => {
  const { page, leave, call } = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  const name = ownWord();
  const id = await newCollection({ call }, name, [1004], true);
  await open(page, `/collections/${id}`);
  const release = await holdBack(page, /\/export$/i);
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: 'Exporteren' }).click();
  await release.asked;
  const releaseCopy = await holdBack(page, /\/Collections$/);
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: 'Kopiëren' }).click();
  await releaseCopy.asked;
  await endElsewhere(page);
  await expect(page.getByText('Exporteren werd afgebroken: er werd niets bewaard.')).toBeVisible();
  await expect(page.getByText('Kopiëren werd afgebroken: kijk na of de kopie er staat.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  release();
  releaseCopy();
  await page.reload();
  await signIn(page, 'User');
  await expect(page.getByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible();
  await expect(page).toHaveURL('/segments');
  await leave();
});

test('a browser that may keep nothing signs in, files a product and signs out', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const refuse = () => { throw new DOMException('may keep nothing', 'SecurityError'); };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) Object.defineProperty(window, name, { get: refuse });
    for (const name of ['request', 'query'] as const) LockManager.prototype[name] = async () => refuse();
  });
  await page.goto('/products');
  await signIn(page, 'PowerUser');
  await page.locator('main li a[href*="/products/"]').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText(/^Collectie .* werd aangepast$/)).toBeVisible();
  await chooseAccount(page, 'Uitloggen');
  await expect(page).toHaveURL('/login');
  await context.close();
});

test('going on at once wins from a page that is still leading away, and what was typed is saved', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  const name = page.getByLabel('Naam', { exact: true });
  const save = () => page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await page.goto('/products/create');
  await name.fill('Kaartje dat blijft');
  await page.getByLabel('Formaat open').fill('10 cm');
  await page.getByRole('combobox', { name: /Klant/ }).click();
  await page.getByRole('option', { name: 'Atelier Noord bv' }).click();
  await expireAtWrite(page);
  await save();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await signIn(page, 'PowerUser');
  await page.getByRole('button', { name: 'Verdergaan' }).click();
  await expect(name).toHaveValue('Kaartje dat blijft');
  await expect(page).toHaveURL('/products/create');
  await expect(name).toHaveValue('Kaartje dat blijft');
  await expect(page.getByLabel('Formaat open')).toHaveValue('10 cm');
  await save();
  await expect(page.getByText('Product Kaartje dat blijft werd aangemaakt')).toBeVisible();
  await leave();
});

test('the own profile is saved to the end without its form, and takes nothing along that was begun since; a session that ends first offers it as what may be', async ({ browser }) => {
  const { page, context, leave } = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  const beginToSave = async (phone: string) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/Me', async route => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await answered;
      return route.fulfill({ json: route.request().postDataJSON() }).catch(() => undefined);
    });
    await chooseAccount(page, 'Mijn profiel');
    await expect(page.getByRole('heading', { level: 1, name: 'Mijn profiel' })).toBeVisible();
    await page.getByRole('button', { name: 'Bewerken', exact: true }).click();
    await page.getByLabel('Telefoon').fill(phone);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    const sent = page.waitForRequest(request => request.method() === 'PUT');
    await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
    await sent;
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    return answer;
  };
  await open(page, '/segments');
  const answer = await beginToSave('09 111 11 11');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
  // What is begun meanwhile was in nothing that was asked.
  await page.getByRole('link', { name: 'Collecties', exact: true }).click();
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const name = page.getByRole('dialog').getByLabel('Naam');
  await name.fill('Intussen begonnen');
  answer();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Je gegevens zijn bewaard. Meld je opnieuw aan.')).toBeVisible();
  await expect(page.getByText('Je sessie is verlopen. Meld je opnieuw aan.')).toBeVisible();

  await signIn(page, 'PowerUser');
  await expect(page.getByText(/iets aan het invullen dat nog niet opgeslagen is\. .*‘Intussen begonnen’/)).toBeVisible();
  await page.getByRole('button', { name: 'Verdergaan' }).click();
  await expect(name).toHaveValue('Intussen begonnen');
  await name.press('Escape');
  await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
  await expect(name).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await beginToSave('09 222 22 22');
  const other = await context.newPage();
  await other.goto('/segments');
  await chooseAccount(other, 'Uitloggen');
  await expect(page).toHaveURL('/login');
  await signIn(page, 'PowerUser');
  await expect(page.getByText(/iets aan het bewaren\. Kijk eerst na of het er al staat/)).toBeVisible();
  await leave();
});
