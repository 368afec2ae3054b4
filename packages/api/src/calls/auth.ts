import { EXTRAS, type LoginResponse } from '@staalkaart/api-client/wire';
import type { SecondStepFact, UserFact } from '../facts.ts';
import { readBody } from '../http/readBody.ts';
import { refusal } from '../http/refusal.ts';
import { EVERYONE } from '../rules/access.ts';
import { textIn, typedIn } from '../rules/body.ts';
import { refuseInvalid } from '../rules/checks.ts';
import { counterOf, enrolmentUri, newSecret } from '../rules/oneTimeCode.ts';
import { folded, shows } from '../rules/text.ts';
import type { Snapshot } from '../store.ts';
import { type Call, type OpenCall, openRoute, route, type Route } from './route.ts';

/** How long a password counts for the second step, in ms. */
const SECOND_STEP = 10 * 60_000;
/** How many wrong codes a password allows. */
const MOST_ATTEMPTS = 5;

const byEmail = async (at: Snapshot, email: string): Promise<UserFact | undefined> =>
  (await at.find('users', { same: { email: [email] } }, { number: 1, size: 1 })).records[0];

const stepOf = async (at: Snapshot, id: number): Promise<SecondStepFact> =>
  (await at.get('secondSteps', [id]))[0] ?? { id, passwordAt: null, attempts: 0, lastCounter: 0 };

const isWaiting = ({ passwordAt, attempts }: SecondStepFact, now: number): boolean =>
  passwordAt !== null && now - passwordAt <= SECOND_STEP && attempts < MOST_ATTEMPTS;

const WRONG = 'Het email adres of het paswoord is niet juist.';
const inactive = (): Response => refusal(403, { title: 'Deze gebruiker is niet actief.', detail: 'Vraag een beheerder om je toegang te geven.' });

/** Loaded when it is needed: that is once for each person with a second step. */
const drawSecret = async (uri: string): Promise<string> => (await import('../qrCode.ts')).qrCodeImage(uri);

/** Counts a try, or 429. @returns what takes it out of the count again once it proves right */
const countTry = async ({ throttle, address, store, tell }: OpenCall, email: string): Promise<() => Promise<void>> => {
  const account = folded(email);
  const seconds = await throttle.take(account, address);
  if (seconds === 0) return () => throttle.giveBack(account, address);
  tell({ event: 'sign-in-throttled', whom: (await store.read(at => byEmail(at, email)))?.id });
  throw refusal(429, {
    title: 'Je hebt te vaak na elkaar geprobeerd om aan te melden.', detail: `Wacht ${seconds} seconden en probeer het dan opnieuw.`,
  }, { 'Retry-After': `${seconds}` });
};

const signedIn = (token: string): LoginResponse => ({ token, requiresTwoFactor: false });

/** The user whose password was right, as they are now: it may have been changed while it was compared. */
const stillRight = async (at: Snapshot, { id, password }: UserFact): Promise<UserFact> => {
  const [user] = await at.get('users', [id]);
  if (!user || user.password !== password) throw refusal(401, WRONG);
  if (!user.isActive) throw inactive();
  return user;
};

/** Whether somebody signs in with a code too. */
const hasSecondStep = ({ secondStepFor = [] }: OpenCall, { secret, role }: UserFact): boolean => secret !== null || secondStepFor.includes(role);

/** What is renewed with a password that was right: its hash where it is an old one, and a secret that is missing or of which no code was accepted yet. */
const renewalsOf = async (call: OpenCall, user: UserFact, password: string) => ({
  password: call.passwords.isOutdated(user.password) ? await call.passwords.hash(password) : user.password,
  secret: hasSecondStep(call, user) && !user.secretConfirmed ? await call.secrets.encrypt(newSecret(call.random)) : user.secret,
});

const login = async (call: OpenCall): Promise<LoginResponse> => {
  const { store, passwords, secrets, sessions, now, tell } = call;
  const body = await readBody(call.request);
  const [email, password] = [textIn(body, 'email'), typedIn(body, 'password')];
  refuseInvalid({ Email: [!email && 'email invullen is verplicht'], Password: [!shows(password) && 'paswoord invullen is verplicht'] });
  const giveBack = await countTry(call, email);
  const found = await store.read(at => byEmail(at, email));
  const isRight = await passwords.verify(password, found?.password);
  if (!found || !isRight) {
    tell({ event: 'sign-in-failed', why: 'password', whom: found?.id });
    throw refusal(401, WRONG);
  }
  await giveBack();
  const renewed = await renewalsOf(call, found, password);
  const { user, token } = await store.write(async at => {
    const right = await stillRight(at, found);
    const [step] = await at.get('secondSteps', [right.id]);
    // Whoever was shown the QR image before, and had no code accepted, may be somebody else than who is shown it now.
    const isNew = right.secret === found.secret && !right.secretConfirmed && (step !== undefined || right.secret === null);
    const kept = { ...right, password: renewed.password, secret: isNew ? renewed.secret : right.secret };
    if (kept.password !== right.password || kept.secret !== right.secret) await at.put('users', [kept]);
    if (kept.secret === null) return { user: kept, token: await sessions.open(at, kept.id) };
    await at.put('secondSteps', [{ ...await stepOf(at, kept.id), passwordAt: Date.parse(now), attempts: 0 }]);
    return { user: kept, token: undefined };
  }).catch((thrown: unknown) => {
    if (thrown instanceof Response) tell({ event: 'sign-in-failed', why: thrown.status === 403 ? 'inactive' : 'password', whom: found.id });
    throw thrown;
  });
  tell({ event: token === undefined ? 'code-asked' : 'sign-in', whom: user.id });
  if (token !== undefined) return signedIn(token);
  const qrCodeImage = user.secret === null || user.secretConfirmed ? null : await drawSecret(enrolmentUri(await secrets.decrypt(user.secret), user.email));
  return { token: null, requiresTwoFactor: true, tempUserEmail: user.email, qrCodeImage };
};

/** Signs in by a code, or counts a wrong one; a code that was used before is wrong, also where two are sent at once. */
const takeStep = ({ store, sessions, now }: OpenCall, { id, secret }: UserFact, counter: number | undefined): Promise<'over' | 'wrong' | 'inactive' | { token: string; isFirst: boolean }> =>
  store.write(async at => {
    const [step, [user]] = [await stepOf(at, id), await at.get('users', [id])];
    if (!user || user.secret !== secret || !isWaiting(step, Date.parse(now))) return 'over';
    if (counter === undefined || counter <= step.lastCounter) {
      await at.put('secondSteps', [{ ...step, attempts: step.attempts + 1 }]);
      return 'wrong';
    }
    await at.put('secondSteps', [{ ...step, passwordAt: null, lastCounter: Number.isFinite(counter) ? counter : step.lastCounter }]);
    if (!user.isActive) return 'inactive';
    if (!user.secretConfirmed) await at.put('users', [{ ...user, secretConfirmed: true }]);
    return { token: await sessions.open(at, id), isFirst: !user.secretConfirmed };
  });

const loginWithCode = async (call: OpenCall): Promise<LoginResponse> => {
  const { store, secrets, masterCode, tell } = call;
  const body = await readBody(call.request);
  const [email, code] = [textIn(body, 'email'), textIn(body, 'code').replaceAll(/\s/g, '')];
  refuseInvalid({ Email: [!email && 'email invullen is verplicht'], Code: [!code && 'code invullen is verplicht'] });
  const giveBack = await countTry(call, email);
  const now = Date.parse(call.now);
  // Nothing is written, or told apart, of an account whose password was not given.
  const user = await store.read(async at => {
    const found = await byEmail(at, email);
    return found && isWaiting(await stepOf(at, found.id), now) ? found : undefined;
  });
  const counter = code === masterCode ? Number.POSITIVE_INFINITY : user?.secret ? counterOf(await secrets.decrypt(user.secret), code, now) : undefined;
  const outcome = user ? await takeStep(call, user, counter) : 'over';
  if (typeof outcome === 'string') tell({ event: 'sign-in-failed', why: outcome === 'inactive' ? outcome : 'code', whom: user?.id });
  if (outcome === 'over') throw refusal(401, { title: 'Meld je eerst aan met je paswoord.' });
  if (outcome === 'wrong') throw refusal(401, { title: 'Deze code is niet juist of niet meer geldig.' });
  await giveBack();
  if (outcome === 'inactive') throw inactive();
  tell({ event: 'sign-in', whom: user?.id });
  if (outcome.isFirst) tell({ event: 'second-step-on', whom: user?.id });
  return signedIn(outcome.token);
};

const logout = async ({ store, sessions, token, me, tell }: Call): Promise<void> => {
  await store.write(at => sessions.close(at, token));
  tell({ event: 'sign-out', whom: me.id });
};

/** Signing in and out, and the names of the roles. */
export const authRoutes: readonly Route[] = [
  openRoute('POST', EXTRAS.login, login),
  openRoute('POST', EXTRAS.loginTotp, loginWithCode),
  route('POST', EXTRAS.logout, logout),
  route('GET', EXTRAS.roles, () => EVERYONE),
];
