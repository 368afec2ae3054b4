import { expect } from '@playwright/test';
import { startAs } from './signIn.ts';
import { test } from './tabs.ts';

test.beforeEach(async ({ page }) => {
  await startAs(page, 'Admin', 'edit');
  await page.goto('/categories');
  await expect(page.locator('#splash')).toHaveCount(0);
  await page.getByRole('link', { name: 'Segmenten' }).click();
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
});

test('going back with something typed asks first, and loses nothing', async ({ page }) => {
  const form = page.getByRole('dialog', { name: 'Nieuw segment' });
  await form.getByLabel('Naam').fill('Sport');
  await page.goBack();
  await expect(form.getByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeVisible();
  await expect(page).toHaveURL('/segments');
  await form.getByRole('button', { name: 'Verder werken' }).click();
  await expect(form.getByLabel('Naam')).toHaveValue('Sport');
});

test('going back to another page of the same list asks too', async ({ page }) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await page.evaluate(() => {
    history.pushState({ index: 99 }, '', '/segments?pageNumber=1');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Nieuw segment' });
  await form.getByLabel('Naam').fill('Sport');
  await page.goBack();
  await expect(form.getByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeVisible();
  await form.getByRole('button', { name: 'Verder werken' }).click();
  await expect(form.getByLabel('Naam')).toHaveValue('Sport');
});

test('a double click sends one POST, and the new segment is there', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', request => { if (request.method() === 'POST') posts.push(`${new URL(request.url()).pathname} ${request.postData()}`); });
  const form = page.getByRole('dialog', { name: 'Nieuw segment' });
  const name = `Sport ${test.info().workerIndex} ${test.info().retry}`;
  await form.getByLabel('Naam').fill(name);
  await form.getByRole('button', { name: 'Toevoegen' }).dblclick();
  await expect(page.getByText(`Segment ${name} werd aangemaakt`)).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(posts).toEqual([`/api/Segments {"name":"${name}"}`]);
});
