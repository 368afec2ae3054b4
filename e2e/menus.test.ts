import { expect } from '@playwright/test';
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
  await page.goto('/products');
  await expect(page.locator('#splash')).toHaveCount(0);
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
