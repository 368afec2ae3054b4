import { expect, type Page } from '@playwright/test';
import { chooseAccount, open } from '../screen.ts';
import { holdBack, newCollection, newPerson, ownWord } from '../seams.ts';
import { server } from '../servers.ts';
import { signIn, tokenOf } from '../signIn.ts';
import { test } from '../tabs.ts';

test.use(server('plain'));

const account = (page: Page, name: string) => page.getByRole('button', { name: `Account van ${name}` });

test('a sign-out in one tab leads every tab to the sign-in page, and signing in again leads them on', async ({ browser }) => {
  const { page, context, leave } = await newPerson(browser, 'User');
  await page.goto('/collections');
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/products');
  await expect(other.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
  await chooseAccount(other, 'Uitloggen');
  await expect(page.getByRole('heading', { name: 'Aanmelden' })).toBeVisible();
  // Nothing was being typed.
  await expect(page.getByText('Je sessie eindigde in een ander tabblad.', { exact: true })).toBeVisible();
  await expect(other.getByText(/ander tabblad/)).toHaveCount(0);
  await signIn(other, 'User');
  await expect(other.getByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  await leave();
});

test('another person who signs in elsewhere replaces everything here', async ({ browser }) => {
  const { page, context, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  await page.goto('/users');
  await expect(account(page, 'Bram')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  // The other person signs in in another tab: this one hears it by the stored token alone.
  const token = await tokenOf(context.request, 'User');
  const other = await context.newPage();
  await other.goto('/not-found');
  await other.evaluate(next => localStorage.setItem('staalkaart.token', next), token);
  await expect(page).toHaveURL('/segments');
  await expect(page.getByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible();
  await expect(account(page, 'Bram')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Gebruikers' })).toHaveCount(0);
  await leave();
});

test('an answer that comes late is told to nobody who signed in meanwhile', async ({ browser }) => {
  const { page, leave, call } = await newPerson(browser, 'Admin', { mode: 'edit' });
  const name = ownWord();
  await newCollection({ call }, name, [1001], false);
  await open(page, '/collections');
  const release = await holdBack(page, /api\/Collections$/);
  const made = Promise.withResolvers<void>();
  await page.route(/\/export$/i, async route => {
    await made.promise;
    await route.fulfill({ body: 'document', contentType: 'application/octet-stream' });
  });
  const sent = page.waitForRequest(request => request.method() === 'PUT');
  const answer = page.waitForResponse(response => response.request().method() === 'PUT');
  const file = page.waitForResponse(/\/export$/i);
  let downloads = 0;
  page.on('download', () => { downloads += 1; });
  await page.getByRole('group', { name: `Acties voor ${name}` }).getByRole('button', { name: 'Exporteren' }).click();
  await page.getByRole('group', { name: `Acties voor ${name}` }).getByRole('button', { name: 'Verbergen' }).click();
  await sent;
  await chooseAccount(page, 'Uitloggen');
  await expect(page.getByText('Er wordt nog iets bewaard. Als je nu uitlogt, weet je niet of dat lukte.')).toBeVisible();
  await page.getByRole('button', { name: 'JA', exact: true }).click();
  await signIn(page, 'User');
  await expect(page.getByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible();
  release();
  await (await answer).finished();
  made.resolve();
  await (await file).finished();
  await page.getByRole('link', { name: 'Collecties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem')).toHaveCount(0);
  expect(downloads).toBe(0);
  await leave();
});

test('a sign-in that is refused late does not end the one of another tab', async ({ browser }) => {
  const { page, context, leave } = await newPerson(browser, 'User');
  const token = await tokenOf(context.request, 'User');
  await page.goto('/not-found');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  const release = await holdBack(page, /api\/auth\/login/i);
  const answer = page.waitForResponse(/api\/auth\/login/i);
  await signIn(page, 'User', 'fout');
  await page.evaluate(next => {
    localStorage.setItem('staalkaart.token', next);
    dispatchEvent(new StorageEvent('storage'));
  }, token);
  await expect(page.getByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible();
  release();
  await (await answer).finished();
  await page.getByRole('link', { name: 'Collecties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  await leave();
});

test('no answer is no refusal: the session stays, the page says so, and heals by itself', async ({ browser }) => {
  const { page, leave, setFault, clearFault } = await newPerson(browser, 'User');
  await setFault('noProfile');
  await page.goto('/collections');
  await expect(page.getByText('De server is even niet beschikbaar. Probeer het later opnieuw.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await expect(page).toHaveURL('/collections');
  await clearFault();
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible({ timeout: 20_000 });
  await leave();
});
