import { expect } from '@playwright/test';
import { expireAtWrite, ROLES, signIn } from './signIn.ts';
import { test } from './tabs.ts';

for (const role of ROLES) {
  test(`${role} signs in, comes to the page that was asked for, and stays signed in`, async ({ page }) => {
    await page.goto('/collections');
    await expect(page.getByRole('heading', { name: 'Aanmelden' })).toBeVisible();
    await signIn(page, role);
    await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible();
  });
}

test('what is typed survives the end of the session', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'Admin');
  await page.getByRole('radio', { name: 'Bewerken' }).check({ force: true });
  await page.getByRole('link', { name: 'Tags' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe tag' });
  await form.getByLabel('Naam', { exact: true }).fill('Regenboogfolie');
  await expireAtWrite(page);
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByRole('alert')).toHaveText('Je sessie is verlopen. Meld je opnieuw aan.');
  await signIn(page, 'Admin');
  await page.getByRole('button', { name: 'Verdergaan' }).click();
  await expect(form.getByLabel('Naam', { exact: true })).toHaveValue('Regenboogfolie');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText('Tag Regenboogfolie werd aangemaakt')).toBeVisible();
});

test('what is typed in the form of a product survives it too, and leads back into edit mode', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'PowerUser');
  await page.getByRole('radio', { name: 'Bewerken' }).check({ force: true });
  await page.getByRole('link', { name: 'Producten', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  await page.getByLabel('Naam', { exact: true }).fill('Kaartje met regenboogfolie');
  await page.getByRole('combobox', { name: /Klant/ }).click();
  await page.getByRole('option').first().click();
  await expireAtWrite(page);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Je sessie is verlopen. Meld je opnieuw aan.');
  await signIn(page, 'PowerUser');
  await page.getByRole('button', { name: 'Verdergaan' }).click();
  await expect(page).toHaveURL('/products/create');
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Kaartje met regenboogfolie');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Product Kaartje met regenboogfolie werd aangemaakt')).toBeVisible();
});

test('going on at once wins from a page that is still leading away', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'PowerUser');
  await page.getByRole('radio', { name: 'Bewerken' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Alle segmenten' })).toBeVisible();
  await page.goto('/products/create');
  await page.getByLabel('Naam', { exact: true }).fill('Kaartje dat blijft');
  await page.getByRole('combobox', { name: /Klant/ }).click();
  await page.getByRole('option').first().click();
  await expireAtWrite(page);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await signIn(page, 'PowerUser');
  await page.getByRole('button', { name: 'Verdergaan' }).click();
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Kaartje dat blijft');
  await expect(page).toHaveURL('/products/create');
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Kaartje dat blijft');
});
