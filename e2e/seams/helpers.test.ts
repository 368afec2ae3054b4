import { expect } from '@playwright/test';
import { countLost, newPerson, typed } from '../seams.ts';
import { test } from '../tabs.ts';

test('two people each have a session, and a line, of their own', async ({ browser }) => {
  const [admin, boss] = [await newPerson(browser, 'Admin', { mode: 'edit' }), await newPerson(browser, 'SuperAdmin')];
  const name = async ({ call }: typeof admin) => (await (await call('GET', 'Me')).json()).username;
  expect([await name(admin), await name(boss)]).toEqual(['Bram', 'Annelies']);
  await boss.setFault('serverError');
  expect([(await admin.call('GET', 'Tags')).status(), (await boss.call('GET', 'Tags')).status()]).toEqual([200, 500]);
  await boss.clearFault();
  expect((await boss.call('GET', 'Tags')).status()).toBe(200);
  await admin.leave();
  await boss.leave();
});

test('a person starts in a mode, and is met by a fault in the page too', async ({ browser }) => {
  const { page, setFault, leave } = await newPerson(browser, 'User', { mode: 'edit' });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn profiel' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bewerken' })).toBeChecked();
  await setFault('serverError');
  await page.goto('/products');
  await expect(page.getByText('De server heeft een fout. Probeer het later opnieuw.').first()).toBeVisible();
  await leave();
});

test('what is lost of a text is counted', async ({ page }) => {
  const text = typed(240);
  expect([text.length, typed(3), new Set(text.match(/t\d{3}/g)).size]).toEqual([240, 't00', 60]);
  await page.setContent('<input id="field"><div id="rich" contenteditable></div>');
  await page.locator('#field').fill(text);
  await page.locator('#rich').fill(`${text}!`);
  expect(await countLost(page.locator('#field'), text)).toBe(0);
  expect(await countLost(page.locator('#rich'), text)).toBe(0);
  await page.locator('#field').fill(text.slice(0, 200));
  expect(await countLost(page.locator('#field'), text)).toBe(40);
  expect(await countLost(page.locator('#gone'), text)).toBe(240);
});
