import { expect } from '@playwright/test';
import { open } from './screen.ts';
import { newPerson, ownWord } from './seams.ts';
import { server } from './servers.ts';
import { startAs } from './signIn.ts';
import { test } from './tabs.ts';

test.use(server('kind'));

/** The first of each menu, or the one that is ticked. */
const MENUS = [
  { button: /^Sorteer/, role: 'menuitemradio', item: 'standaard' },
  { button: 'Weergaven', role: 'menuitem', item: 'Weergave bewaren of wissen …' },
  { button: 'Meer acties', role: 'menuitem', item: 'QR-blad' },
  { button: /^Account van/, role: 'menuitem', item: 'Mijn profiel' },
] as const;

// A browser presses the button once the key is up: only a real key tells whether the menu takes that for a press without a person's hand.
test('a menu that Space opened begins on an item, closes with Escape, and lets Tab go on from its button', async ({ page }) => {
  await startAs(page, 'Admin', 'edit');
  await open(page, '/products');
  for (const { button, role, item } of MENUS) {
    const trigger = page.getByRole('button', { name: button });
    await trigger.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole(role, { name: item })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole(role, { name: item })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(trigger).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(trigger).toBeFocused();
  }
});

// A browser waits for a software keyboard after a finger alone.
test('what a finger opens is seen at once, and a menu goes when the device is turned', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit', hasTouch: true });
  await page.setViewportSize({ width: 1180, height: 820 });
  await open(page, '/tags');
  await page.getByRole('button', { name: 'toevoegen' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor({ state: 'attached' });
  expect(await dialog.evaluate(element => {
    const opacities: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) opacities.push(getComputedStyle(at).opacity);
    return opacities.filter(opacity => opacity !== '1');
  })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Account van/ }).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await leave();
});

test('a menu that goes with its button, as the device is turned, leaves the focus to the page', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'PowerUser', { hasTouch: true });
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, '/collections');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.tap();
  await expect(page.getByRole('link', { name: 'Segmenten' })).toBeFocused();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await leave();
});

test('on a tablet the row after a deleted one has the focus, though no tick is seen there', async ({ browser }) => {
  const { page, call, leave } = await newPerson(browser, 'Admin', { mode: 'edit', hasTouch: true });
  const word = ownWord();
  for (const part of ['een', 'twee']) await call('POST', 'Tags', { name: `${word} ${part}` });
  await open(page, `/tags?searchTerm=${word}`);
  const row = (part: string) => page.getByRole('row').filter({ hasText: `${word} ${part}` });
  await row('een').getByRole('button', { name: 'Verwijderen' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).tap();
  await expect(row('een')).toHaveCount(0);
  await expect.poll(() => row('twee').evaluate(element => element.contains(document.activeElement))).toBe(true);
  await leave();
});
