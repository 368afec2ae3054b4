import { expect, type Page, test } from '@playwright/test';
import { signIn, startAs } from './signIn.ts';

const DESCRIPTION = '<p>Vierkleurendruk op <strong>170 g mat</strong> &amp; gesatineerd.</p><ul><li><p>Geleverd op rol</p></li></ul>';

/** @returns what the page does against the policy of its server, by now */
const hearViolations = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (told: string) => { violations.push(told); });
  await page.addInitScript(() => document.addEventListener('securitypolicyviolation', event => {
    const { tellViolation } = globalThis as unknown as { tellViolation: (told: string) => void };
    tellViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}:${event.columnNumber} ${event.sample}`);
  }));
  return violations;
};

const paste = (page: Page, html: string) => page.getByRole('textbox', { name: /Omschrijving/ }).evaluate((box, pasted) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', pasted);
  box.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}, html);

test('the policy of the server stops an attack, and nothing that the application does', async ({ page }) => {
  const violations = await hearViolations(page);
  await startAs(page, 'Admin', 'edit');
  await page.goto('/products/1001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(violations).toEqual([]);
  const attack = () => page.evaluate(() => { document.body.innerHTML = '<img src=x>'; });
  await expect(attack()).rejects.toThrow('TrustedHTML');
  await expect.poll(() => violations).toEqual([expect.stringContaining('require-trusted-types-for')]);
});

test('descriptions are shown, edited, pasted into and saved under the policy', async ({ page }) => {
  const violations = await hearViolations(page);
  await startAs(page, 'Admin', 'edit');
  await page.goto('/products');
  const customerId = 401;
  const token = await page.evaluate(() => localStorage.getItem('staalkaart.token'));
  const headers = { Authorization: `Bearer ${token}` };
  const data = { name: 'Onder beleid', customerId, description: DESCRIPTION };
  const { id } = await (await page.request.post('/api/Products', { headers, data })).json();

  await page.goto(`/products/${id}`);
  await expect(page.locator('strong', { hasText: '170 g mat' })).toBeVisible();
  await expect(page.getByText('mat & gesatineerd')).toBeVisible();

  await page.goto(`/products/manage/${id}`);
  const box = page.getByRole('textbox', { name: /Omschrijving/ });
  await expect(box.locator('strong')).toHaveText('170 g mat');
  await box.press('Control+End');
  await page.keyboard.type(' en gevouwen');
  await paste(page, '<table><tr><td><p>geplakt</p></td></tr></table><script>alert(1)</script>');
  await expect(box).toContainText('geplakt');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect.poll(async () => (await (await page.request.get(`/api/Products/${id}`, { headers })).json()).description).toContain('geplakt');
  const { description } = await (await page.request.get(`/api/Products/${id}`, { headers })).json();
  expect(description).toContain('<strong>170 g mat</strong> &amp; gesatineerd.</p>');
  expect(description).toContain('<li><p>Geleverd op rol en gevouwen');
  expect(description).not.toContain('script');
  expect(violations).toEqual([]);
});

test('a portrait is cut and saved under the policy, after signing in by hand', async ({ page }) => {
  const violations = await hearViolations(page);
  await page.goto('/login');
  await signIn(page, 'User');
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/profile');
  await page.getByRole('button', { name: /Foto (toevoegen|wijzigen)/ }).click();
  const form = page.getByRole('dialog');
  await form.locator('input[type="file"]').setInputFiles('mocks/public/media/images/poster-2-1.png');
  await expect(form.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  const saved = page.waitForResponse(response => response.url().endsWith('/api/Me/image'));
  await form.getByRole('button', { name: 'Opladen' }).click();
  expect((await saved).status()).toBe(200);
  await expect(form).toHaveCount(0);
  expect(violations).toEqual([]);
});
