import { Buffer } from 'node:buffer';
import { PNG } from 'pngjs';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { setUp } from '../testing.ts';
import { accounts } from './accounts.ts';
import { currentCode, ENROLMENT_URI } from './oneTimeCode.ts';

const PLAIN = accounts.filter(({ role }) => role !== 'SuperAdmin');

test.each(PLAIN)('$role signs in with the password alone', async ({ email, password, role }) => {
  const { as, api } = setUp();
  const { status, body } = await as(undefined)('POST', 'Auth/Login', { email, password });
  expect(status).toBe(200);
  expect(body).toEqual({ token: api.tokenFor(role), requiresTwoFactor: false });
  expect((await as(role)('GET', 'Me')).body).toMatchObject({ email, role });
});

test('the superadmin sees a QR image until the first accepted code', async () => {
  const { as, api } = setUp();
  const login = { email: 'superadmin@staalkaart.be', password: 'staalkaart' };
  const first = (await as(undefined)('POST', 'Auth/Login', login)).body;
  expect(first).toMatchObject({ token: null, requiresTwoFactor: true, tempUserEmail: login.email });

  const png = PNG.sync.read(Buffer.from(first.qrCodeImage.split(',')[1], 'base64'));
  expect(png.width).toBe(png.height);
  expect(png.width).toBeGreaterThan(200);

  const secret = api.db.users.get(1)?.secret ?? '';
  expect(ENROLMENT_URI).toContain(`secret=${secret}&`);
  const { data: modules, size } = encode(ENROLMENT_URI, { ecc: 'M', border: 4 });
  const pixels = png.width / size;
  const drawn = modules.map((row, y) => row.map((_, x) => png.data[4 * (Math.floor((y + 0.5) * pixels) * png.width + Math.floor((x + 0.5) * pixels))] === 0));
  expect(drawn).toEqual(modules);

  expect((await as(undefined)('POST', 'Auth/LoginTOTP', { email: login.email, code: currentCode(secret) })).body.token).toBe(api.tokenFor('SuperAdmin'));
  expect((await as(undefined)('POST', 'Auth/Login', login)).body.qrCodeImage).toBeNull();
});

test('a wrong code is refused, and six zeros are accepted', async () => {
  const { as, api } = setUp();
  const email = 'superadmin@staalkaart.be';
  const wrong = currentCode(api.db.users.get(1)?.secret ?? '') === '123456' ? '654321' : '123456';
  await as(undefined)('POST', 'Auth/Login', { email, password: 'staalkaart' });
  expect((await as(undefined)('POST', 'Auth/LoginTOTP', { email, code: wrong })).status).toBe(401);
  expect((await as(undefined)('POST', 'Auth/LoginTOTP', { email, code: '000000' })).status).toBe(200);
});

test('a code counts after a password, for ten minutes', async () => {
  let now = new Date('2026-11-17T09:00:00.000Z');
  const { as } = setUp({ clock: () => now });
  const login = { email: 'superadmin@staalkaart.be', password: 'staalkaart' };
  const password = () => as(undefined)('POST', 'Auth/Login', login);
  const code = async () => (await as(undefined)('POST', 'Auth/LoginTOTP', { email: login.email, code: '000000' })).status;
  expect(await code()).toBe(401);
  await as(undefined)('POST', 'Auth/Login', { ...login, password: 'fout' });
  expect(await code()).toBe(401);
  await password();
  now = new Date('2026-11-17T09:10:01.000Z');
  expect(await code()).toBe(401);
  await password();
  now = new Date('2026-11-17T09:20:00.000Z');
  expect(await code()).toBe(200);
});

test('a wrong password, an unknown address and blank fields are refused', async () => {
  const { as } = setUp();
  const wrong = await as(undefined)('POST', 'Auth/Login', { email: 'user@staalkaart.be', password: 'fout' });
  const unknown = await as(undefined)('POST', 'Auth/Login', { email: 'niemand@staalkaart.be', password: 'staalkaart' });
  expect(wrong).toMatchObject({ status: 401, body: 'Het email adres of het paswoord is niet juist.' });
  expect(unknown.body).toBe(wrong.body);
  const blank = await as(undefined)('POST', 'Auth/Login', { email: '', password: '' });
  expect(blank.body.errors).toEqual({ Email: ['email invullen is verplicht'], Password: ['paswoord invullen is verplicht'] });
});

test('no token, a made-up token and the token of somebody who left are refused', async () => {
  const { as, api } = setUp();
  expect((await as(undefined)('GET', 'Products')).status).toBe(401);
  const call = (token: string) => api.fetch('/api/Me', { headers: { Authorization: `Bearer ${token}` } });
  expect((await call('mock.999.1')).status).toBe(401);
  expect((await call('mock.8.1')).status).toBe(401);
});
