import type { Page } from '@playwright/test';

export const ROLES = ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'] as const;
export type Role = (typeof ROLES)[number];

/** Fills the sign-in page as a person would. */
export const signIn = async (page: Page, role: Role, password = 'staalkaart') => {
  await page.getByLabel('E-mail').fill(`${role.toLowerCase()}@staalkaart.be`);
  await page.getByLabel('Paswoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  if (role !== 'SuperAdmin') return;
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Bevestigen' }).click();
};

/** Starts signed in, without the two steps. */
export const startAs = async (page: Page, role: Role, mode: 'presentation' | 'edit' = 'presentation') => {
  const { token } = await (await page.request.post('/api/Auth/Login', { data: { email: `${role.toLowerCase()}@staalkaart.be`, password: 'staalkaart' } })).json()
    .then(async answer => answer.token ? answer : (await page.request.post('/api/Auth/LoginTOTP', { data: { email: `${role.toLowerCase()}@staalkaart.be`, code: '000000' } })).json());
  await page.addInitScript(([key, inMode]) => {
    localStorage.setItem('staalkaart.token', key!);
    if (inMode === 'edit' && !sessionStorage.getItem('staalkaart.mode')) sessionStorage.setItem('staalkaart.mode', 'edit');
  }, [token, mode]);
};
