import type { APIRequestContext, APIResponse, Page, Route } from '@playwright/test';

export const ROLES = ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'] as const;
export type Role = (typeof ROLES)[number];
/** The mode that a tab starts in. */
export type Mode = 'presentation' | 'edit';

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

/** Puts the session in place before the first page of a tab loads; what the person then does to it stays done. */
export const startTab = (page: Page, token: string, mode: Mode) =>
  page.addInitScript(session => {
    if (sessionStorage.getItem('e2e.started')) return;
    sessionStorage.setItem('e2e.started', 'true');
    localStorage.setItem('staalkaart.token', session.token);
    if (session.mode === 'edit') sessionStorage.setItem('staalkaart.mode', 'edit');
  }, { token, mode });

/** Starts signed in, without the two steps. */
export const startAs = async (page: Page, role: Role, mode: Mode = 'presentation') => startTab(page, await tokenOf(page.request, role), mode);

/** The session is over as if another tab had signed out. */
export const endElsewhere = (page: Page): Promise<void> => page.evaluate(() => {
  localStorage.removeItem('staalkaart.token');
  dispatchEvent(new StorageEvent('storage', { key: 'staalkaart.token' }));
});

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
