import type { APIRequestContext, APIResponse, Page, Route } from '@playwright/test';

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

/** @throws Error with what was answered, where that is a refusal */
export const expectOk = async (answered: APIResponse): Promise<void> => {
  if (!answered.ok()) throw new Error(`${answered.url()}: ${answered.status()} ${await answered.text()}`);
};

/** Signs in past the screen, with both steps. */
export const tokenOf = async (request: APIRequestContext, role: Role): Promise<string> => {
  const email = `${role.toLowerCase()}@staalkaart.be`;
  const first = await request.post('/api/Auth/Login', { data: { email, password: 'staalkaart' } });
  await expectOk(first);
  const { token } = await first.json() as { token?: string | null };
  if (token) return token;
  const second = await request.post('/api/Auth/LoginTOTP', { data: { email, code: '000000' } });
  await expectOk(second);
  return (await second.json() as { token: string }).token;
};

/** Starts signed in, without the two steps. */
export const startAs = async (page: Page, role: Role, mode: 'presentation' | 'edit' = 'presentation') => {
  const token = await tokenOf(page.request, role);
  await page.addInitScript(([key, inMode]) => {
    localStorage.setItem('staalkaart.token', key!);
    if (inMode === 'edit' && !sessionStorage.getItem('staalkaart.mode')) sessionStorage.setItem('staalkaart.mode', 'edit');
  }, [token, mode]);
};

/** The session is over at the next write: no read that is still under way finds it out first. */
export const expireAtWrite = async (page: Page): Promise<void> => {
  const expire = async (route: Route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.continue();
    await route.continue({ headers: { ...request.headers(), authorization: 'Bearer verlopen' } });
    return page.unroute('/api/**', expire);
  };
  await page.route('/api/**', expire);
};
