import { Buffer } from 'node:buffer';
import { codeAt } from '@staalkaart/api';
import { PNG } from 'pngjs';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { accounts, SECRET } from '../auth/accounts.ts';
import type { SetUp } from './target.ts';

const PLAIN = accounts.filter(({ role }) => role !== 'SuperAdmin');
const LOGIN = { email: 'superadmin@staalkaart.be', password: 'staalkaart' };
const START = Date.parse('2026-11-17T09:00:00.000Z');
/** What an authenticator app scans. */
const ENROLMENT = `otpauth://totp/Staalkaart:superadmin%40staalkaart.be?issuer=Staalkaart&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`;

/** An API at a time that a test moves, in seconds after the start, and the steps of its SuperAdmin. */
const setUpAt = async (setUp: SetUp) => {
  let now = START;
  const { as, withToken } = await setUp({ clock: () => new Date(now) });
  const nobody = as(undefined);
  // A code of the secret was accepted an hour before: from then on it stays.
  now = START - 3_600_000;
  await nobody('POST', 'Auth/Login', LOGIN);
  await nobody('POST', 'Auth/LoginTOTP', { email: LOGIN.email, code: codeAt(SECRET, now) });
  now = START;
  return {
    at: (seconds: number) => { now = START + seconds * 1000; },
    withToken,
    password: async (password = LOGIN.password) => (await nobody('POST', 'Auth/Login', { ...LOGIN, password })).status,
    /** The right code of a moment, in seconds after the start, unless another is typed. */
    code: async (seconds: number, typed = codeAt(SECRET, START + seconds * 1000)) => (await nobody('POST', 'Auth/LoginTOTP', { email: LOGIN.email, code: typed })).status,
    right: (seconds: number) => codeAt(SECRET, START + seconds * 1000),
  };
};

/** Signing in, and the second step (specification §4, "Login"). */
export const signInCases = (setUp: SetUp): void => {
  test.each(PLAIN)('$role signs in with the password alone', async ({ email, password, role }) => {
    const { as, withToken } = await setUp();
    const { status, body } = await as(undefined)('POST', 'Auth/Login', { email: email.toUpperCase(), password });
    expect([status, body]).toEqual([200, { token: expect.any(String), requiresTwoFactor: false }]);
    expect((await withToken(body.token)('GET', 'Me')).body).toMatchObject({ email, role });
  });

  test('the superadmin sees a QR image until the first accepted code', async () => {
    const { as, withToken } = await setUp();
    const nobody = as(undefined);
    const first = (await nobody('POST', 'Auth/Login', LOGIN)).body;
    expect(first).toMatchObject({ token: null, requiresTwoFactor: true, tempUserEmail: LOGIN.email });

    const png = PNG.sync.read(Buffer.from(first.qrCodeImage.split(',')[1], 'base64'));
    expect([png.width, png.width > 200]).toEqual([png.height, true]);
    const { data: modules, size } = encode(ENROLMENT, { ecc: 'M', border: 4 });
    const pixels = png.width / size;
    const drawn = modules.map((row, y) => row.map((_, x) => png.data[4 * (Math.floor((y + 0.5) * pixels) * png.width + Math.floor((x + 0.5) * pixels))] === 0));
    expect(drawn).toEqual(modules);

    const { token } = (await nobody('POST', 'Auth/LoginTOTP', { email: LOGIN.email, code: codeAt(SECRET, Date.now()) })).body;
    expect((await withToken(token)('GET', 'Me')).body).toMatchObject({ role: 'SuperAdmin' });
    expect((await nobody('POST', 'Auth/Login', LOGIN)).body.qrCodeImage).toBeNull();
    expect((await withToken(token)('GET', 'Users/1')).body.twoFactorSecretSet).toBe(true);
  });

  test.skipIf(setUp.isElsewhere)('a code counts after a password, for ten minutes', async () => {
    const { at, password, code } = await setUpAt(setUp);
    expect(await code(0)).toBe(401);
    expect(await password('fout')).toBe(401);
    expect(await code(0)).toBe(401);
    expect(await password()).toBe(200);
    at(601);
    expect(await code(601)).toBe(401);
    await password();
    at(1200);
    expect(await code(1200)).toBe(200);
  });

  test.skipIf(setUp.isElsewhere)('a code is accepted half a minute early or late, and once', async () => {
    const { password, code } = await setUpAt(setUp);
    for (const [seconds, status] of [[-60, 401], [-30, 200], [-30, 401], [0, 200], [60, 401], [30, 200], [0, 401]] as const) {
      await password();
      expect([seconds, await code(seconds)]).toEqual([seconds, status]);
    }
  });

  test.skipIf(setUp.isElsewhere)('a password is good for one sign-in, and for five wrong codes', async () => {
    const { at, password, code, right } = await setUpAt(setUp);
    await password();
    expect([await code(0), await code(30)]).toEqual([200, 401]);
    at(90);
    await password();
    const wrong = right(90) === '123456' ? '654321' : '123456';
    for (let attempt = 1; attempt <= 5; attempt += 1) expect(await code(90, wrong)).toBe(401);
    expect(await code(90)).toBe(401);
    await password();
    expect(await code(90, ` ${right(90).slice(0, 3)} ${right(90).slice(3)}`)).toBe(200);
  });

  test.skipIf(setUp.isElsewhere)('an account takes ten wrong codes, however often its password is given, and one more each hour', async () => {
    const { at, password, code, right } = await setUpAt(setUp);
    const guesses = async (count: number, seconds: number) => {
      const wrong = right(seconds) === '123456' ? '654321' : '123456';
      const statuses: number[] = [];
      for (let guess = 0; guess < count; guess += 1) {
        if (guess % 4 === 0) await password();
        statuses.push(await code(seconds, wrong));
      }
      return statuses.filter(status => status === 401).length;
    };
    expect(await guesses(14, 0)).toBe(10);
    // Nor is the right one looked at.
    expect(await code(0)).toBe(429);
    at(3601);
    expect(await guesses(3, 3601)).toBe(1);
    at(2 * 3601);
    expect(await password()).toBe(200);
    expect(await code(2 * 3601)).toBe(200);
  });

  test.skipIf(setUp.isElsewhere)('six characters that are no digits are a wrong code, and count as one', async () => {
    const { password, code } = await setUpAt(setUp);
    await password();
    for (const odd of ['１２３４５６', '١٢٣٤٥٦', 'éééééé', '😀😀😀', 'abcdef']) expect([odd, await code(0, odd)]).toEqual([odd, 401]);
    expect(await code(0)).toBe(401);
    await password();
    expect(await code(0)).toBe(200);
  });

  test.skipIf(setUp.isElsewhere)('of one code that is sent twice at once, one is accepted', async () => {
    const { password, code } = await setUpAt(setUp);
    await password();
    expect((await Promise.all([code(0), code(0), code(0)])).sort()).toEqual([200, 401, 401]);
  });

  test('a wrong password, an unknown address and blank fields are refused', async () => {
    const nobody = (await setUp()).as(undefined);
    const wrong = await nobody('POST', 'Auth/Login', { email: 'user@staalkaart.be', password: 'fout' });
    const unknown = await nobody('POST', 'Auth/Login', { email: 'niemand@staalkaart.be', password: 'staalkaart' });
    expect(wrong).toMatchObject({ status: 401, body: 'Het email adres of het paswoord is niet juist.' });
    expect(unknown.body).toBe(wrong.body);
    const blank = await nobody('POST', 'Auth/Login', { email: '', password: '' });
    expect(blank.body.errors).toEqual({ Email: ['email invullen is verplicht'], Password: ['paswoord invullen is verplicht'] });
    expect((await nobody('POST', 'Auth/LoginTOTP', { email: LOGIN.email, code: ' ' })).body.errors).toEqual({ Code: ['code invullen is verplicht'] });
    expect((await nobody('POST', 'Auth/LoginTOTP', { email: 'user@staalkaart.be', code: '123456' })).body).toEqual({ title: 'Meld je eerst aan met je paswoord.' });
    expect(await nobody('POST', 'Auth/Login', ['geen object'])).toMatchObject({ status: 400, body: { title: 'De aanvraag kon niet gelezen worden.' } });
  });

  test('signing out is announced, and asks for a session', async () => {
    const { as } = await setUp();
    expect((await as('ViewOnly')('GET', 'Me')).headers.get('Staalkaart-Features')?.split(', ')).toContain('logout');
    expect((await as('ViewOnly')('POST', 'Auth/Logout')).status).toBe(204);
    expect((await as(undefined)('POST', 'Auth/Logout')).status).toBe(401);
  });

  test('a HEAD is answered as a GET, without its body', async () => {
    const { as } = await setUp();
    const told = await as('User')('GET', 'Products/1001');
    const asked = await as('User')('HEAD', 'Products/1001');
    expect([asked.status, asked.headers.get('ETag')]).toEqual([200, told.headers.get('ETag')]);
    expect((await as('User')('HEAD', 'Auth/Login')).status).toBe(405);
  });

  test('a token is known, however its scheme is written', async () => {
    const nobody = (await setUp()).as(undefined);
    const { body: { token } } = await nobody('POST', 'Auth/Login', { email: 'user@staalkaart.be', password: 'staalkaart' });
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) expect([scheme, (await nobody('GET', 'Me', undefined, { Authorization: `${scheme} ${token}` })).status]).toEqual([scheme, 200]);
    expect((await nobody('GET', 'Me', undefined, { Authorization: `Basic ${token}` })).status).toBe(401);
  });

  test('no token and a made-up one are refused', async () => {
    const { withToken } = await setUp();
    for (const token of [undefined, 'verzonnen', 'mock.999.1', 'mock.8.1']) {
      expect(await withToken(token)('GET', 'Me')).toMatchObject({ status: 401, body: 'Je bent niet aangemeld, of je aanmelding is verlopen.' });
    }
  });
};
