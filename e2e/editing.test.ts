import { expect } from '@playwright/test';
import { open } from './screen.ts';
import { newCollection, newPerson, ownWord } from './seams.ts';
import { startAs } from './signIn.ts';
import { test } from './tabs.ts';

test('going back with something typed asks first, also to another page of the same list, and loses nothing; a double click sends one POST', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', request => { if (request.method() === 'POST') posts.push(`${new URL(request.url()).pathname} ${request.postData()}`); });
  const form = page.getByRole('dialog', { name: 'Nieuw segment' });
  const name = ownWord();
  const isAskedByBack = async () => {
    await page.getByRole('button', { name: 'toevoegen', exact: true }).click();
    await form.getByLabel('Naam').fill(name);
    await page.goBack();
    await expect(form.getByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeVisible();
    // Where 'Toevoegen' stands: no hand presses that at once.
    await form.getByRole('button', { name: 'Verder werken' }).press('Enter');
    await expect(form.getByLabel('Naam')).toHaveValue(name);
  };
  await startAs(page, 'Admin', 'edit');
  await open(page, '/categories');
  await page.getByRole('link', { name: 'Segmenten' }).click();

  await test.step('to another page', async () => {
    await isAskedByBack();
    await expect(page).toHaveURL('/segments');
  });
  await test.step('a double click sends one POST, and the new segment is there', async () => {
    await form.getByRole('button', { name: 'Toevoegen' }).dblclick();
    await expect(page.getByText(`Segment ${name} werd aangemaakt`)).toBeVisible();
    await expect(form).toHaveCount(0);
    expect(posts).toEqual([`/api/Segments {"name":"${name}"}`]);
  });
  await test.step('to another page of the same list', async () => {
    await page.evaluate(() => {
      history.pushState({ index: 99 }, '', '/segments?pageNumber=1');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await isAskedByBack();
  });
});

test('a form that is given up leads back to the list that it was opened from, as it was left, and one that is saved to the products', async ({ page }) => {
  await startAs(page, 'Admin', 'edit');
  let at = 0;
  const leave = async (name: string) => {
    const edit = page.getByRole('group', { name: /^Acties voor/ }).nth(8).getByRole('button', { name: 'Bewerken' });
    await edit.scrollIntoViewIfNeeded();
    at = await page.evaluate(() => window.scrollY);
    expect(at).toBeGreaterThan(300);
    await edit.click();
    await expect(page.getByLabel('Naam', { exact: true })).toBeVisible();
    await page.getByRole('button', { name, exact: true }).click();
  };
  const isWhereItWas = async () => {
    await expect(page.getByRole('article').nth(8)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(at);
  };
  await open(page, '/products/category/129');
  await leave('Annuleer');
  await expect(page).toHaveURL('/products/category/129');
  await isWhereItWas();
  await leave('Opslaan');
  await expect(page).toHaveURL('/products');
  await leave('Opslaan');
  await expect(page).toHaveURL('/products');
  await isWhereItWas();
  await page.goBack();
  await expect(page.getByLabel('Naam', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products/category/129');
});

test('a form that is given up twice at once, or was opened from elsewhere than a list, leads one step back', async ({ page }) => {
  await startAs(page, 'Admin', 'edit');
  const newProduct = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('Nieuw product');
    await page.getByRole('option', { name: 'Nieuw product' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const giveUp = async () => {
    await expect(page.getByLabel('Naam', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Annuleer', exact: true }).dblclick();
  };
  // Its own page took its own place: nobody knows what comes before that.
  await open(page, '/products/create');
  await newProduct();
  await giveUp();
  await expect(page).toHaveURL('/products');
  await open(page, '/tags');
  await newProduct();
  await giveUp();
  await expect(page).toHaveURL('/tags');
  await page.getByRole('link', { name: 'Producten' }).click();
  await page.getByRole('article').getByRole('link').first().click();
  const product = page.getByRole('link', { name: 'Bewerken' });
  await expect(product).toBeVisible();
  const address = page.url();
  await product.click();
  await giveUp();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Kopiëren' }).click();
  await giveUp();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.getByRole('button', { name: 'Bewerken', exact: true }).first().click();
  await page.getByRole('button', { name: 'Opslaan en volgende' }).click();
  await expect(page).not.toHaveURL(/\/1001$/);
  await giveUp();
  await expect(page).toHaveURL('/products');
});

test('an own collection is renamed and deleted from its own page, one of somebody else is not', async ({ browser }) => {
  const { page, call, leave } = await newPerson(browser, 'User', { mode: 'edit' });
  const name = ownWord();
  const id = await newCollection({ call }, name, [1004]);
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await open(page, `/collections/${id}`);
  await choose('Bewerken');
  await page.getByRole('dialog').getByLabel('Naam').fill(`${name} bis`);
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Producten in de collectie ${name} bis` })).toBeVisible();
  await choose('Verwijderen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA' }).click({ delay: 700 });
  await expect(page.getByRole('heading', { level: 1, name: 'Collecties', exact: true })).toBeVisible();
  await expect(page.getByText(`Collectie ${name} bis werd verwijderd`)).toBeVisible();
  await leave();

  const admin = await newPerson(browser, 'Admin', { mode: 'edit' });
  const other = await newPerson(browser, 'User');
  const foreign = await newCollection(other, ownWord(), [1004], false);
  await open(admin.page, `/collections/${foreign}`);
  await admin.page.getByRole('button', { name: 'Meer acties' }).click();
  await expect(admin.page.getByRole('menuitem', { name: 'Verwijderen: Je kan enkel collecties van jezelf aanpassen of verwijderen' })).toBeDisabled();
  await other.leave();
  await admin.leave();
});
