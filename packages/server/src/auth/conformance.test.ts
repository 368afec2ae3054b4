import { randomBytes } from 'node:crypto';
import { createApi, createDb } from '@staalkaart/api';
import { conformance, createPorts, senderTo } from '@staalkaart/mocks/conformance';
import { seedOf } from '@staalkaart/mocks/seed';
import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';
import { createSessions } from './sessions.ts';
import { createThrottle } from './throttle.ts';

/** An API over memory that signs in as the server does; with plain passwords, since each hash takes a while. */
const setUp = async (clock = () => new Date(), products?: number) => {
  const secrets = createSecrets(randomBytes(32));
  const seed = seedOf(products);
  const users = await Promise.all(seed.users.map(async user => ({ ...user, secret: user.secret === null ? null : await secrets.encrypt(user.secret) })));
  const db = createDb({ ...seed, users });
  const ports = { ...createPorts(db, clock, undefined), secrets, sessions: createSessions(clock), throttle: createThrottle(() => clock().getTime()) };
  return { db, fetch: createApi({ ...ports, masterCode: undefined }).fetch };
};

conformance('signing in as the server does', async ({ clock, products }) => (await setUp(clock, products)).fetch);

const LOGIN = { email: 'user@staalkaart.be', password: 'staalkaart' };
const DAAN = { id: 4, email: LOGIN.email, username: 'Daan', phoneNumber: '1', roleName: 'User', isActive: true };

/** Somebody signs in from an address. */
const people = async (clock?: () => Date) => {
  const { db, fetch } = await setUp(clock);
  const send = senderTo(fetch);
  const signIn = async (email: string) => send((await send(undefined)('POST', 'Auth/Login', { ...LOGIN, email })).body.token);
  return { db, fetch, send, admin: await signIn('admin@staalkaart.be'), user: await signIn(LOGIN.email), signIn };
};

test.each([
  ['other rights', 'PUT', 'Users', { ...DAAN, roleName: 'ViewOnly' }],
  ['being put out of use', 'PUT', 'Users', { ...DAAN, isActive: false }],
  ['another password', 'POST', 'Users/newpassword', { id: 4, newPassword: 'geheim-1', newPasswordConfirm: 'geheim-1' }],
])('%s end every session of that user, and nobody else\'s', async (_, method, path, body) => {
  const { db, admin, user, signIn } = await people();
  const elsewhere = await signIn(LOGIN.email);
  expect((await admin(method, path, body)).status).toBeLessThan(300);
  expect([(await user('GET', 'Me')).status, (await elsewhere('GET', 'Me')).status, (await admin('GET', 'Me')).status]).toEqual([401, 401, 200]);
  expect(db.sessions.all().map(({ userId }) => userId)).toEqual([2]);
});

test('the own profile that is saved, and a user who is deleted, leave no session', async () => {
  const { db, admin, user, signIn } = await people();
  expect((await user('PUT', 'Me', { phoneNumber: '2' })).status).toBe(200);
  expect((await user('GET', 'Me')).status).toBe(401);
  const ilse = await signIn('ilse@staalkaart.be');
  await admin('DELETE', 'Users/9');
  expect((await ilse('GET', 'Me')).status).toBe(401);
  expect(db.sessions.all().map(({ userId }) => userId)).toEqual([2]);
});

test('a refused change ends no session, and signing out ends one', async () => {
  const { admin, user, signIn } = await people();
  expect((await admin('PUT', 'Users', { ...DAAN, roleName: 'ViewOnly', email: 'x' })).status).toBe(400);
  const elsewhere = await signIn(LOGIN.email);
  expect((await user('POST', 'Auth/Logout')).status).toBe(204);
  expect([(await user('GET', 'Me')).status, (await elsewhere('GET', 'Me')).status]).toEqual([401, 200]);
});

test('a session ends when nobody uses it for twelve hours, and after fourteen days; what is over is forgotten', async () => {
  let now = Date.parse('2026-11-17T09:00:00.000Z');
  const { db, user, signIn } = await people(() => new Date(now));
  const after = async (hours: number) => {
    now += hours * 3_600_000;
    return (await user('GET', 'Me')).status;
  };
  expect([await after(11), await after(11), await after(12.1)]).toEqual([200, 200, 401]);
  const fresh = await signIn(LOGIN.email);
  expect(db.sessions.all().filter(({ userId }) => userId === 4)).toHaveLength(1);
  let hours = 0;
  for (; (await fresh('GET', 'Me')).status === 200; hours += 8) now += 8 * 3_600_000;
  // The first eight hours beyond them.
  expect(hours).toBe(14 * 24 + 8);
});

test('the last use is written down once a minute at most, and no token is stored', async () => {
  let now = Date.parse('2026-11-17T09:00:00.000Z');
  const { db, user, send } = await people(() => new Date(now));
  const used = () => db.sessions.all().find(({ userId }) => userId === 4)!.used;
  const before = used();
  now += 59_000;
  await user('GET', 'Me');
  expect(used()).toBe(before);
  now += 1000;
  await user('GET', 'Me');
  expect(used()).toBe(now);
  const { token } = (await send(undefined)('POST', 'Auth/Login', LOGIN)).body;
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(db.sessions.all())).not.toContain(token);
});

test('a password that waits for its code waits no longer once it is another one', async () => {
  const { fetch, admin } = await people();
  const fien = { email: 'fien@staalkaart.be', password: 'staalkaart' };
  const nobody = senderTo(fetch)(undefined);
  expect((await nobody('POST', 'Auth/Login', fien)).body.requiresTwoFactor).toBe(true);
  const code = async () => (await nobody('POST', 'Auth/LoginTOTP', { email: fien.email, code: '123456' })).body.title;
  expect(await code()).toBe('Deze code is niet juist of niet meer geldig.');
  await admin('POST', 'Users/newpassword', { id: 6, newPassword: 'geheim-1', newPasswordConfirm: 'geheim-1' });
  expect(await code()).toBe('Meld je eerst aan met je paswoord.');
});

test('who guesses has to wait, whether the account is there or not, and its owner elsewhere has not', async () => {
  const { fetch } = await people();
  const login = async (address: string, email: string, password: string) => fetch(new Request('http://x/api/Auth/Login', {
    method: 'POST', body: JSON.stringify({ email, password }),
  }), { address });
  for (const email of [LOGIN.email, 'niemand@staalkaart.be']) {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login('10.0.0.1', email, 'fout')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
  }
  const refused = await login('10.0.0.1', LOGIN.email, LOGIN.password);
  expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([429, '60', {
    title: 'Je hebt te vaak na elkaar geprobeerd om aan te melden.', detail: 'Wacht 60 seconden en probeer het dan opnieuw.',
  }]);
  for (let time = 0; time < 20; time += 1) expect((await login('10.0.0.2', LOGIN.email, LOGIN.password)).status).toBe(200);
});

test('who has the password does not get codes for free by giving it again', async () => {
  const { fetch } = await people();
  const nobody = senderTo(fetch)(undefined);
  const fien = { email: 'fien@staalkaart.be', password: 'staalkaart' };
  const statuses: number[] = [];
  for (let time = 0; time < 30; time += 1) {
    await nobody('POST', 'Auth/Login', fien);
    statuses.push((await nobody('POST', 'Auth/LoginTOTP', { email: fien.email, code: '123456' })).status);
  }
  expect(statuses.filter(status => status === 401)).toHaveLength(10);
});
