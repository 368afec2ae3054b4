import { expect, type Page } from '@playwright/test';
import { newPerson } from '../seams.ts';
import { signIn, tokenOf } from '../signIn.ts';
import { test } from '../tabs.ts';

const account = (page: Page, name: string) => page.getByRole('button', { name: `Account van ${name}` });
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /Account van/ }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
};

test('a sign-out in one tab leads every tab to the sign-in page, and signing in again leads them on', async ({ browser }) => {
  const { page, context, leave } = await newPerson(browser, 'User');
  await page.goto('/collections');
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/products');
  await expect(other.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
  await signOut(other);
  await expect(page.getByRole('heading', { name: 'Aanmelden' })).toBeVisible();
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

test('a failed sign-in keeps the e-mail, and gives the focus to the password', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await signIn(page, 'User', 'fout');
  await expect(page.locator('form').getByRole('alert')).toContainText('paswoord');
  await expect(page.getByLabel('E-mail')).toHaveValue('user@staalkaart.be');
  await expect(page.getByLabel('Paswoord', { exact: true })).toBeFocused();
});
