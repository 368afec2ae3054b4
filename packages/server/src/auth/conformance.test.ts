import { randomBytes } from 'node:crypto';
import { type AuditEvent, codeAt, createApi, createDb, createMemoryStore, type Ports, type Store, unavailable } from '@staalkaart/api';
import { conformance, createPorts, fileForm, logIn, senderTo } from '@staalkaart/mocks/conformance';
import { SECRET, seedOf } from '@staalkaart/mocks/seed';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';
import { createSecrets } from './secrets.ts';
import { createSessions } from './sessions.ts';
import { createThrottle } from './throttle.ts';

/** An API over memory that signs in as the server does; with plain passwords, since each hash takes a while. */
const setUp = async (clock = () => new Date(), products?: number, more: Partial<Ports> = {}) => {
  const secrets = createSecrets(randomBytes(32));
  const seed = seedOf(products);
  const users = await Promise.all(seed.users.map(async user => ({ ...user, secret: user.secret === null ? null : await secrets.encrypt(user.secret) })));
  const db = createDb({ ...seed, users });
  const ports = { ...createPorts(db, clock, undefined), secrets, sessions: createSessions(clock), throttle: createThrottle(() => clock().getTime()), ...more };
  return { db, secrets, fetch: createApi({ ...ports, masterCode: undefined }).fetch };
};

// Who is signed in, with which secret and how often was tried: nothing else differs from the server in memory.
conformance('signing in as the server does', async ({ clock, products }) => (await setUp(clock, products)).fetch, { about: ['sign-in', 'roles', 'people'] });

const LOGIN = { email: 'user@staalkaart.be', password: 'staalkaart' };
const DAAN = { id: 4, email: LOGIN.email, username: 'Daan', phoneNumber: '1', roleName: 'User', isActive: true };

/** Somebody signs in from an address. */
const people = async (clock?: () => Date) => {
  const { db, fetch } = await setUp(clock);
  const send = senderTo(fetch);
  const signIn = async (email: string) => send((await logIn(send(undefined), email)).body.token);
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

test('another password of one\'s own ends every other session, and not the one that it was given in', async () => {
  const { admin, signIn } = await people();
  const elsewhere = await signIn('admin@staalkaart.be');
  await admin('POST', 'Users/newpassword', { id: 2, newPassword: 'geheim-1', newPasswordConfirm: 'geheim-1' });
  expect([(await elsewhere('GET', 'Me')).status, (await admin('GET', 'Me')).status]).toEqual([401, 200]);
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

test('who is signed out while a call is on its way writes nothing by it', async () => {
  const { send, fetch } = await people();
  const { token } = (await logIn(send(undefined), 'poweruser@staalkaart.be')).body;
  const [arrived, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const body = new ReadableStream({
    pull: async controller => {
      arrived.resolve();
      await rest.promise;
      controller.enqueue(new TextEncoder().encode('{"name":"Nog onderweg"}'));
      controller.close();
    },
  }, { highWaterMark: 0 });
  const slow = fetch(new Request('http://x/api/Tags', { method: 'POST', body, headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }, duplex: 'half' } as RequestInit));
  await arrived.promise;
  expect((await send(token)('POST', 'Auth/Logout')).status).toBe(204);
  rest.resolve();
  expect((await slow).status).toBe(401);
});

test('a refused change ends no session, and signing out ends one', async () => {
  const { admin, user, signIn } = await people();
  expect((await admin('PUT', 'Users', { ...DAAN, roleName: 'ViewOnly', email: 'x' })).status).toBe(400);
  const elsewhere = await signIn(LOGIN.email);
  expect((await user('POST', 'Auth/Logout')).status).toBe(204);
  expect([(await user('GET', 'Me')).status, (await elsewhere('GET', 'Me')).status]).toEqual([401, 200]);
});

test('who signs out while nothing can be kept is signed out', async () => {
  const store = createMemoryStore(createDb(seedOf()));
  const isFull = { now: false };
  const full: Store = { ...store, write: work => (isFull.now ? Promise.reject(unavailable('De schijf is vol.', undefined)) : store.write(work)) };
  const { fetch } = await setUp(undefined, undefined, { store: full });
  const send = senderTo(fetch);
  const [leaving, staying] = [await logIn(send(undefined), LOGIN.email), await logIn(send(undefined), LOGIN.email)].map(({ body }) => send(body.token));
  isFull.now = true;
  expect((await leaving!('POST', 'Auth/Logout')).status).toBe(204);
  isFull.now = false;
  expect([(await leaving!('GET', 'Me')).status, (await staying!('GET', 'Me')).status]).toEqual([401, 200]);
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

test('a session that was begun or used while the clock stood ahead ends once it is right; a minute is no matter', async () => {
  let now = Date.parse('2026-11-17T09:00:00.000Z');
  const { user, signIn } = await people(() => new Date(now));
  now -= 60_000;
  expect((await user('GET', 'Me')).status).toBe(200);
  now += 365 * 24 * 3_600_000;
  const ahead = await signIn(LOGIN.email);
  expect((await ahead('GET', 'Me')).status).toBe(200);
  now -= 61_000;
  expect((await ahead('GET', 'Me')).status).toBe(401);
});

test('somebody is signed in on fifty devices at most: the one that was used longest ago makes place', async () => {
  let now = Date.parse('2026-11-17T09:00:00.000Z');
  const { db, user, signIn } = await people(() => new Date(now));
  const first = await signIn(LOGIN.email);
  now += 60_000;
  expect((await user('GET', 'Me')).status).toBe(200);
  for (let device = 0; device < 49; device += 1) await signIn(LOGIN.email);
  expect(db.sessions.all().filter(({ userId }) => userId === 4)).toHaveLength(50);
  expect([(await user('GET', 'Me')).status, (await first('GET', 'Me')).status]).toEqual([200, 401]);
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
  const { token } = (await logIn(send(undefined), LOGIN.email)).body;
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

test('whose role needs a second step gets one at the next sign-in, and keeps it', async () => {
  let now = Date.parse('2026-11-17T09:00:00.000Z');
  const { db, secrets, fetch } = await setUp(() => new Date(now), undefined, { secondStepFor: ['Admin'] });
  const nobody = senderTo(fetch)(undefined);
  const admin = { email: 'admin@staalkaart.be', password: 'staalkaart' };
  expect((await nobody('POST', 'Auth/Login', LOGIN)).body.requiresTwoFactor).toBe(false);
  // Asked twice at once, both are shown the same.
  const [first, second] = await Promise.all([nobody('POST', 'Auth/Login', admin), nobody('POST', 'Auth/Login', admin)]);
  expect(first.body).toMatchObject({ token: null, requiresTwoFactor: true, tempUserEmail: admin.email, qrCodeImage: expect.stringMatching(/^data:image\/png/) });
  expect(second.body.qrCodeImage).toBe(first.body.qrCodeImage);
  const secret = await secrets.decrypt(db.users.all().find(({ email }) => email === admin.email)!.secret!);
  const { token } = (await nobody('POST', 'Auth/LoginTOTP', { email: admin.email, code: codeAt(secret, now) })).body;
  expect((await senderTo(fetch)(token)('GET', 'Me')).body).toMatchObject({ email: admin.email });
  now += 60_000;
  expect((await nobody('POST', 'Auth/Login', admin)).body).toMatchObject({ requiresTwoFactor: true, qrCodeImage: null });
});

test('who guesses has to wait, whether the account is there or not, and its owner elsewhere has not', async () => {
  const { fetch } = await people();
  const login = async (address: string, email: string, password: string) => fetch(new Request('http://x/api/Auth/Login', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email, password }),
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

/** Two steps of signing in, from an address, by a browser or by what is none. */
const fromWith = (fetch: Awaited<ReturnType<typeof setUp>>['fetch'], email: string) => (address: string, headers: Record<string, string> = {}, origin = 'http://x') => {
  const post = (path: string, body: object, more = {}) =>
    fetch(new Request(`${origin}/api/Auth/${path}`, { method: 'POST', body: JSON.stringify({ email, ...body }), headers: { 'Content-Type': 'application/json', ...headers, ...more } }), { address });
  let cookie = '';
  return {
    password: async () => {
      const answer = await post('Login', { password: LOGIN.password });
      cookie = answer.headers.get('Set-Cookie') ?? '';
      return { status: answer.status, cookie };
    },
    code: async (code: string, isHeld = true) => {
      const answer = await post('LoginTOTP', { code }, isHeld ? { Cookie: `iets=anders; ${cookie.split(';')[0]}` } : {});
      return [answer.status, (await answer.json() as { title?: string }).title];
    },
  };
};
const BROWSER = { Origin: 'http://x' };
const NOT_WAITING = [401, 'Meld je eerst aan met je paswoord.'];
const NOT_RIGHT = [401, 'Deze code is niet juist of niet meer geldig.'];

test('who did not give the password spends none of the tries of who did, and tells nothing from nothing', async () => {
  const { db, secrets, fetch } = await setUp();
  const from = fromWith(fetch, 'fien@staalkaart.be');
  const right = async () => codeAt(await secrets.decrypt(db.users.get(6)!.secret!), Date.now());
  const [owner, script] = [from('10.0.0.1', BROWSER), from('10.0.0.2')];
  await owner.password();
  await script.password();
  const before = db.secondSteps.get(6);
  // Elsewhere, by no browser and by one, and behind the address of the owner, who does not wait for that either.
  for (const stranger of [from('10.0.0.3'), from('10.0.0.4', BROWSER), from('10.0.0.1', BROWSER)]) {
    for (let guess = 0; guess < 10; guess += 1) expect(await stranger.code('123456', false)).toEqual(NOT_WAITING);
    expect((await stranger.code('123456', false))[0]).toBe(429);
  }
  const forger = from('10.0.0.5', { ...BROWSER, Cookie: `staalkaart-code=${'0'.repeat(32)}` });
  expect(await forger.code(await right(), false)).toEqual(NOT_WAITING);
  expect(db.secondSteps.get(6)).toEqual(before);
  expect((await owner.code(await right()))[0]).toBe(200);
});

test('a person who signs in at two browsers at once gets into both, each by a code of its own', async () => {
  let now = Date.parse('2026-11-17T09:00:00.000Z');
  const { db, secrets, fetch } = await setUp(() => new Date(now));
  const from = fromWith(fetch, 'fien@staalkaart.be');
  const right = async () => codeAt(await secrets.decrypt(db.users.get(6)!.secret!), now);
  const [desk, tablet] = [from('10.0.0.1', BROWSER), from('10.0.0.1', BROWSER)];
  await desk.password();
  await tablet.password();
  expect((await desk.code(await right()))[0]).toBe(200);
  expect(await desk.code(await right())).toEqual(NOT_WAITING);
  expect(await tablet.code(await right())).toEqual(NOT_RIGHT);
  now += 30_000;
  expect((await tablet.code(await right()))[0]).toBe(200);
});

test('a client that keeps no cookies is known by its address', async () => {
  const { db, secrets, fetch } = await setUp();
  const from = fromWith(fetch, 'fien@staalkaart.be');
  const script = from('10.0.0.2');
  await script.password();
  expect(await from('10.0.0.3').code('123456', false)).toEqual(NOT_WAITING);
  expect(await script.code('123456', false)).toEqual(NOT_RIGHT);
  expect((await script.code(codeAt(await secrets.decrypt(db.users.get(6)!.secret!), Date.now()), false))[0]).toBe(200);
});

test('the cookie of the second step is of the sign-in alone, and of no script', async () => {
  const { fetch } = await setUp();
  const from = fromWith(fetch, 'fien@staalkaart.be');
  const attributes = async (origin: string) => (await from('10.0.0.1', BROWSER, origin).password()).cookie;
  expect(await attributes('http://x')).toMatch(/^staalkaart-code=[0-9a-f]{32}; Path=\/api\/Auth; Max-Age=600; HttpOnly; SameSite=Strict$/);
  expect(await attributes('https://x')).toMatch(/; SameSite=Strict; Secure$/);
  expect((await fromWith(fetch, LOGIN.email)('10.0.0.1').password()).cookie).toBe('');
});

test('who has the password guesses ten codes from wherever, until another password is given', async () => {
  const { db, secrets, fetch } = await setUp();
  const from = fromWith(fetch, 'fien@staalkaart.be');
  const right = async () => codeAt(await secrets.decrypt(db.users.get(6)!.secret!), Date.now());
  for (let guess = 0; guess < 10; guess += 1) {
    const guesser = from(`10.0.1.${guess}`, BROWSER);
    await guesser.password();
    expect(await guesser.code('123456')).toEqual(NOT_RIGHT);
  }
  const owner = from('10.0.0.1', BROWSER);
  await owner.password();
  expect(await owner.code(await right())).toEqual([429, 'Er werden te veel foute codes ingegeven.']);
  const nobody = senderTo(fetch)(undefined);
  const boss = senderTo(fetch)((await logIn(nobody, 'admin@staalkaart.be')).body.token);
  expect((await boss('POST', 'Users/newpassword', { id: 6, newPassword: 'geheim-1', newPasswordConfirm: 'geheim-1' })).status).toBe(204);
  const { headers } = await nobody('POST', 'Auth/Login', { email: 'fien@staalkaart.be', password: 'geheim-1' });
  const Cookie = headers.get('Set-Cookie')!;
  expect((await nobody('POST', 'Auth/LoginTOTP', { email: 'fien@staalkaart.be', code: await right() }, { Cookie })).status).toBe(200);
});

test('who was shown a QR image without a code of it has nothing in hand when the next one is shown', async () => {
  const { db, secrets, fetch } = await setUp();
  const nobody = senderTo(fetch)(undefined);
  const boss = { email: 'superadmin@staalkaart.be', password: LOGIN.password };
  const show = async () => {
    const { qrCodeImage } = (await nobody('POST', 'Auth/Login', boss)).body;
    return { qrCodeImage, secret: await secrets.decrypt(db.users.get(1)!.secret!) };
  };
  const [first, second] = [await show(), await show()];
  expect([second.qrCodeImage === first.qrCodeImage, second.secret === first.secret]).toEqual([false, false]);
  const code = (secret: string) => nobody('POST', 'Auth/LoginTOTP', { email: boss.email, code: codeAt(secret, Date.now()) });
  expect([(await code(first.secret)).status, (await code(second.secret)).status]).toEqual([401, 200]);
  // From then on it is the one.
  expect(await show()).toEqual({ qrCodeImage: null, secret: second.secret });
});

test('a password whose hash is an old one is hashed anew at the next sign-in, which ends no session and refuses nobody who signs in beside it', async () => {
  const old = await createPasswords({ memory: 8192, passes: 1, parallelism: 1 }).hash(LOGIN.password);
  const { db, fetch } = await setUp(undefined, undefined, { passwords: createPasswords({ memory: 8192, passes: 2, parallelism: 1 }) });
  db.users.put({ ...db.users.get(4)!, password: old });
  const nobody = senderTo(fetch)(undefined);
  const signIn = (password?: string) => logIn(nobody, LOGIN.email, password);
  expect([(await signIn('fout-1234')).status, db.users.get(4)!.password]).toEqual([401, old]);
  const { token } = (await signIn()).body;
  const renewed = db.users.get(4)!.password;
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=8192,t=2,p=1\$/);
  expect([(await signIn()).status, db.users.get(4)!.password]).toEqual([200, renewed]);
  expect((await senderTo(fetch)(token)('GET', 'Me')).status).toBe(200);
  db.users.put({ ...db.users.get(4)!, password: old });
  expect((await Promise.all([signIn(), signIn()])).map(({ status }) => status)).toEqual([200, 200]);
});

test('what happens to accounts is told, by id and role, once it is so', async () => {
  const { fetch } = await setUp();
  const told: AuditEvent[] = [];
  const heard = (request: Request) => fetch(request, { address: '10.0.0.1', onEvent: event => told.push(event) });
  const send = senderTo(heard);
  const signIn = async (email: string, password?: string) => (await logIn(send(undefined), email, password)).body.token;
  /** What is told of work. */
  const during = async (work: () => Promise<unknown>) => {
    told.length = 0;
    await work();
    return told.map(({ event, ...more }) => [event, ...Object.values(more)]);
  };
  const admin = send(await signIn('admin@staalkaart.be'));
  const noor = { email: 'noor@staalkaart.be', username: 'Noor', phoneNumber: '1', roleName: 'User', isActive: true, password: 'geheim-1', passwordConfirm: 'geheim-1' };
  let id = 0;
  expect(await during(async () => { id = (await admin('POST', 'Users', noor)).body.id; })).toEqual([['user-created', id, 'User']]);
  expect(await during(() => admin('PUT', 'Users', { ...noor, id, email: 'x' }))).toEqual([]);
  expect(await during(() => admin('PUT', 'Users', { ...noor, id, roleName: 'PowerUser', isActive: false }))).toEqual([['role-changed', id, 'User', 'PowerUser'], ['user-deactivated', id]]);
  expect(await during(() => signIn(noor.email, noor.password))).toEqual([['sign-in-failed', 'inactive', id]]);
  expect(await during(() => admin('PUT', 'Users', { ...noor, id, username: 'Nora' }))).toEqual([['role-changed', id, 'PowerUser', 'User'], ['user-activated', id], ['identity-changed', id]]);
  /** As a browser repeats it by itself. */
  const twice = (method: string, path: string, body?: object) => async () => { for (let time = 0; time < 2; time += 1) await admin(method, path, body, { 'Idempotency-Key': path }); };
  expect(await during(twice('POST', 'Users/newpassword', { id, newPassword: 'geheim-2', newPasswordConfirm: 'geheim-2' }))).toEqual([['password-reset', id]]);
  let token = '';
  expect(await during(async () => { token = await signIn(noor.email, 'geheim-2'); })).toEqual([['sign-in', id]]);
  expect(await during(() => send(token)('POST', 'Auth/Logout'))).toEqual([['sign-out', id]]);
  expect(await during(twice('DELETE', `Users/${id}`))).toEqual([['user-deleted', id, 'User']]);
  expect(await during(() => admin('PUT', 'Me', { email: 'bram@staalkaart.be' }))).toEqual([['identity-changed', 2]]);
  expect(await during(async () => { for (let time = 0; time < 11; time += 1) await signIn('user@staalkaart.be', 'fout'); }))
    .toEqual([...Array.from({ length: 10 }, () => ['sign-in-failed', 'password', 4]), ['sign-in-throttled', 4]]);
  expect(await during(() => signIn('niemand@staalkaart.be', 'fout'))).toEqual([['sign-in-failed', 'password', undefined]]);

  const boss = 'superadmin@staalkaart.be';
  expect(await during(() => signIn(boss))).toEqual([['code-asked', 1]]);
  const code = (typed: string) => send(undefined)('POST', 'Auth/LoginTOTP', { email: boss, code: typed });
  expect(await during(() => code('12'))).toEqual([['sign-in-failed', 'code', 1]]);
  let asBoss = admin;
  expect(await during(async () => { asBoss = send((await code(codeAt(SECRET, Date.now()))).body.token); })).toEqual([['sign-in', 1], ['second-step-on', 1]]);
  const fien = { id: 6, email: 'fien@staalkaart.be', username: 'Fien', phoneNumber: '1', roleName: 'PowerUser', isActive: true, clearSecret: true };
  expect(await during(() => asBoss('PUT', 'Users', fien))).toEqual([['second-step-reset', 6]]);
  const csv = fileForm('file', 'a.csv', 'text/csv', 'name;customer\r\nWaaier;Atelier Noord bv\r\nx_y;Niemand\r\n');
  expect(await during(() => asBoss('POST', 'Products/batch', csv))).toEqual([['products-imported', 1, 1]]);
});
