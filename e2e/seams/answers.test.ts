import { expect } from '@playwright/test';
import type { FaultId } from '../../mocks/index.ts';
import { callsOf, open } from '../screen.ts';
import { createWalk, goTo, newPerson, newProduct, ownWord } from '../seams.ts';
import { server } from '../servers.ts';
import { test } from '../tabs.ts';

test.use(server('plain'));

const PAGES = ['/segments', '/categories', '/products', '/products/1001', '/products/manage/1001', '/products/category/129', '/collections', '/users', '/tags', '/assets'];
/** Two on one page each: what the first leaves behind is gone with a new one. */
const ODD: FaultId[][] = [['missingLists', 'nullItems'], ['nullLists', 'emptyObjects'], ['truncated', 'serverError']];

for (const faults of ODD) {
  test(`no page goes down with ${faults.join(' or ')}`, async ({ browser }) => {
    const { page, leave, setFault, clearFault } = await newPerson(browser, 'SuperAdmin', { mode: 'edit' });
    const failed: string[] = [];
    page.on('pageerror', error => failed.push(error.message));
    const walk = createWalk(page);
    for (const fault of faults) {
      await page.goto('/profile');
      await expect(page.getByRole('banner')).toBeVisible();
      await setFault(fault);
      for (const path of PAGES) {
        await test.step(`${path} with ${fault}`, async () => {
          await walk(path);
          await expect(page.locator('main')).toBeVisible();
          await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
        });
      }
      await clearFault();
    }
    expect(failed).toEqual([]);
    await leave();
  });
}

test('what fails beside what is known says so in its place, and comes with another try; the next page gives the focus to its top', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'User');
  const refuse = (address: string | RegExp) => page.route(address, route => route.fulfill({ status: 500, json: { title: 'De gegevensbank antwoordt niet.' } }));
  const retry = page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' });
  // One of the catalogue's own, which has everything.
  await open(page, '/products?orderBy=erpId');
  await refuse(/Products\/\d+$/);
  await page.locator('main li a[href*="/products/"]').first().click();
  await expect(page.getByRole('main').getByText('De gegevensbank antwoordt niet.')).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('button', { name: 'Formaat' })).toBeVisible();
  await expect(retry).toHaveCount(0);
  // Another page of a list: what is on screen answers the address.
  await open(page, '/products');
  await refuse(/pageNumber=2/);
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page.getByRole('main').getByText('De gegevensbank antwoordt niet.')).toBeVisible();
  await expect(page.locator('main li a[href*="/products/"]')).toHaveCount(0);
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByText(/^13-24 van/)).toBeVisible();
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page.getByText(/^25-36 van/)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await leave();
});

test.describe(() => {
  // It tells versions: a browser keeps what it answers.
  test.use(server('kind'));

  test('a list whose answer was cut off comes by itself, and after a reload: the browser does not give that again', async ({ browser }) => {
    const { page, leave, setFault, clearFault } = await newPerson(browser, 'User');
    const cutOff = async (path: string) => {
      await open(page, '/products?orderBy=erpId');
      await expect(page.getByText(/^1-12 van/)).toBeVisible();
      await setFault('truncated');
      await goTo(page, path);
      await expect(page.getByRole('main').getByText('De server gaf een onverwacht antwoord. Probeer het opnieuw.')).toBeVisible();
      await clearFault();
    };
    await cutOff('/products?orderBy=erpId&pageNumber=4');
    await expect(page.getByText(/^37-48 van/)).toBeVisible();
    await cutOff('/products?orderBy=erpId&pageNumber=6');
    await page.reload();
    await expect(page.getByText(/^61-72 van/)).toBeVisible();
    await leave();
  });
});

test('a product taken out of a collection hands the focus to its neighbour', async ({ browser }) => {
  const { page, leave, call } = await newPerson(browser, 'User');
  const me = await (await call('GET', 'Me')).json();
  const collection = me.collections.filter(Boolean).find((one: { productIds?: number[]; products?: object[] }) => (one.productIds ?? one.products ?? []).length > 2);
  await open(page, `/collections/${collection.id}`);
  const links = page.locator('main li a[href*="/products/"]');
  const next = await links.nth(1).getAttribute('href');
  await links.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'ANNULEER' })).toBeFocused();
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
  await expect(page.locator('main li a[href*="/products/"]').first()).toHaveAttribute('href', next!);
  await expect(links.first()).toBeFocused();
  await leave();
});

test('what is deleted in a list hands the focus to the next of it', async ({ browser }) => {
  const person = await newPerson(browser, 'Admin', { mode: 'edit' });
  const { page, leave, call } = person;
  const word = ownWord();
  for (const place of [1, 2, 3]) await call('POST', 'Tags', { name: `${word} ${place}` });
  await page.goto(`/tags?searchTerm=${word}`);
  const rowOf = (place: number) => page.getByRole('row', { name: `${word} ${place}` });
  await rowOf(2).getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
  await expect(rowOf(2)).toHaveCount(0);
  await expect(rowOf(3).locator(':focus')).toHaveCount(1);
  // Of the last one, to the one before it.
  await rowOf(3).getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
  await expect(rowOf(1).locator(':focus')).toHaveCount(1);
  const ids = [await newProduct(person, `${word} 1`), await newProduct(person, `${word} 2`)];
  await page.goto(`/products?searchTerm=${word}`);
  await page.getByRole('group', { name: `Acties voor ${word} 1` }).getByRole('button', { name: 'Verwijderen' }).click();
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true });
  // Too short at first: the press that holds is on what has the focus already.
  await yes.click();
  await expect(page.getByText('Houd de knop ingedrukt om te bevestigen.')).toBeVisible();
  await yes.hover();
  await page.mouse.down();
  await expect(page.getByText(`Product ${word} 1 werd verwijderd`)).toBeVisible();
  await page.mouse.up();
  await expect(page.locator(`main li a[href="/products/${ids[1]}"]`).first()).toBeFocused();
  await leave();
});

test('what is opened is asked once', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  const asked = callsOf(page);
  for (const path of ['/products/1002', '/collections', '/products/manage/1002']) {
    asked.length = 0;
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
  }
  // The lists to choose from are not asked again on the next product, nor is the own profile.
  asked.length = 0;
  await page.getByRole('button', { name: 'Annuleer', exact: true }).click();
  await page.getByRole('link', { name: 'Bewerken' }).click();
  await expect(page.getByLabel('Naam', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(one => /Me$|Customers|Materials|Tags\?|Categories\?/.test(one))).toEqual([]);
  await leave();
});
