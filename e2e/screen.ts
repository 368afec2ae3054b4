import { expect, type Locator, type Page } from '@playwright/test';

/** Opens an address, until its first screen is there. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('#splash')).toHaveCount(0);
};

export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });

/** Presses the own avatar, and chooses from its menu. */
export const chooseAccount = async (page: Page, item: string): Promise<void> => {
  await button(page, /^Account van/).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** What is chosen, and what may be done with it. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Selectie' });

/** What is being done to many at once. */
export const tray = (page: Page) => page.getByRole('region', { name: 'Bezig met veel tegelijk' });

/** Every call of the API by the page from now on, as 'GET Products/7'; no files. */
export const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', request => {
    const [, path] = request.url().split('/api/');
    if (path && !path.startsWith('media/')) calls.push(`${request.method()} ${path}`);
  });
  return calls;
};

/** Reloads a page that asks first; who is asked goes. */
export const reloadAsked = async (page: Page): Promise<void> => {
  const asked = page.waitForEvent('dialog').then(async question => {
    await question.accept();
    return question.type();
  });
  await page.reload();
  expect(await asked).toBe('beforeunload');
};

/** Reloads a page that asks first; who is asked stays. */
export const stayOnReload = async (page: Page): Promise<void> => {
  const asked = page.waitForEvent('dialog');
  page.reload().catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
};
