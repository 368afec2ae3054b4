import { expect } from '@playwright/test';
import { newPerson } from './seams.ts';
import { expireAtWrite, signIn } from './signIn.ts';
import { test } from './tabs.ts';

test('nobody gets in without signing in; who does, by one step or by two, comes to the page that was asked for, and stays signed in', async ({ page }) => {
  const asked = '/products?searchTerm=kaart&pageNumber=2';
  const isThere = async () => {
    await expect(page).toHaveURL(asked);
    await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
  };
  for (const role of ['User', 'SuperAdmin'] as const) {
    await test.step(role, async () => {
      await page.goto(asked);
      await expect(page).toHaveURL('/login');
      await signIn(page, role);
      await isThere();
      if (role === 'User') await page.reload();
      await isThere();
      await page.getByRole('button', { name: /Account van/ }).click();
      await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
      await expect(page).toHaveURL('/login');
    });
  }
});

test('going on at once wins from a page that is still leading away, and what was typed is saved', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'PowerUser', { mode: 'edit' });
  const name = page.getByLabel('Naam', { exact: true });
  const save = () => page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await page.goto('/products/create');
  await name.fill('Kaartje dat blijft');
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
  await save();
  await expect(page.getByText('Product Kaartje dat blijft werd aangemaakt')).toBeVisible();
  await leave();
});
