import { API_BASE, EXTRAS, type LoginResponse } from '@staalkaart/api-client/wire';
import type { SecondStepFact, UserFact, WaitingStep } from '../facts.ts';
import { json, type JsonAnswer } from '../http/json.ts';
import { readBody } from '../http/readBody.ts';
import { refusal } from '../http/refusal.ts';
import { isUnavailable } from '../http/unavailable.ts';
import { EVERYONE } from '../rules/access.ts';
import { textIn, typedIn } from '../rules/body.ts';
import { newKey } from '../rules/bytes.ts';
import { refuseInvalid } from '../rules/checks.ts';
import { counterOf, enrolmentUri, newSecret } from '../rules/oneTimeCode.ts';
import { beginStep, countWrong, endStep, type Giver, noStep, PATIENCE, waitingFor, waitOf } from '../rules/secondStep.ts';
import { folded, shows } from '../rules/text.ts';
import type { Snapshot } from '../store.ts';
import { type Call, type OpenCall, openRoute, route, type Route } from './route.ts';

/** The cookie by which a browser is known again in the second step, as long as its password waits. */
const TICKET = 'staalkaart-code';

const byEmail = async (at: Snapshot, email: string): Promise<UserFact | undefined> =>
  (await at.find('users', { same: { email: [email] } }, { number: 1, size: 1 })).records[0];

const stepOf = async (at: Snapshot, id: number): Promise<SecondStepFact> => ({ ...noStep(id), ...(await at.get('secondSteps', [id]))[0] });

/** Who gives a code. */
const giverOf = ({ request, address }: OpenCall): Giver => {
  const [, ticket] = new RegExp(`(?:^|;\\s*)${TICKET}=([0-9a-f]+)`).exec(request.headers.get('Cookie') ?? '') ?? [];
  return { ticket, address };
};

/** Begins to wait for a code: of the browser that asks, which says where its page is from, or of a client that keeps no cookies. */
const newWaiting = ({ request, address, now }: OpenCall): WaitingStep => ({
  ticket: newKey(),
  address: request.headers.has('Origin') ? null : address,
  since: Date.parse(now), tries: 0,
});

const cookieOf = ({ request }: OpenCall, { ticket }: WaitingStep): string =>
  `${TICKET}=${ticket}; Path=${API_BASE}Auth; Max-Age=${PATIENCE / 1000}; HttpOnly; SameSite=Strict${request.url.startsWith('https:') ? '; Secure' : ''}`;

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

/** Whether somebody signs in with a code too. */
const hasSecondStep = ({ secondStepFor = [] }: OpenCall, { secret, role }: UserFact): boolean => secret !== null || secondStepFor.includes(role);

/** What is renewed with a password that was right: its hash where it is an old one, and a secret that is missing or of which no code was accepted yet. */
const renewalsOf = async (call: OpenCall, user: UserFact, password: string) => ({
  password: call.passwords.isOutdated(user.password) ? await call.passwords.hash(password) : user.password,
  secret: hasSecondStep(call, user) && !user.secretConfirmed ? await call.secrets.encrypt(newSecret()) : user.secret,
});

/** Takes a password, as one more try where its hash became another one while it was compared: by a sign-in beside it that hashed it anew, or since it is another password. */
const takePassword = async (call: OpenCall, email: string, password: string): Promise<LoginResponse | JsonAnswer> => {
  const { store, passwords, secrets, sessions, tell } = call;
  const giveBack = await countTry(call, email);
  const found = await store.read(at => byEmail(at, email));
  const isRight = await passwords.verify(password, found?.password);
  if (!found || !isRight) {
    tell({ event: 'sign-in-failed', why: 'password', whom: found?.id });
    throw refusal(401, WRONG);
  }
  await giveBack();
  const [renewed, waiting] = [await renewalsOf(call, found, password), newWaiting(call)];
  const outcome = await store.write(async at => {
    const [right] = await at.get('users', [found.id]);
    if (right?.password !== found.password) return 'changed';
    if (!right.isActive) return 'inactive';
    const [step] = await at.get('secondSteps', [right.id]);
    // Whoever was shown the QR image before, and had no code accepted, may be somebody else than who is shown it now.
    const isNew = right.secret === found.secret && !right.secretConfirmed && (step !== undefined || right.secret === null);
    const kept = { ...right, password: renewed.password, secret: isNew ? renewed.secret : right.secret };
    if (kept.password !== right.password || kept.secret !== right.secret) await at.put('users', [kept]);
    if (kept.secret === null) return { user: kept, token: await sessions.open(at, kept.id) };
    await at.put('secondSteps', [beginStep(await stepOf(at, kept.id), waiting)]);
    return { user: kept, token: undefined };
  });
  if (outcome === 'changed') return takePassword(call, email, password);
  if (outcome === 'inactive') {
    tell({ event: 'sign-in-failed', why: outcome, whom: found.id });
    throw inactive();
  }
  const { user, token } = outcome;
  tell({ event: token === undefined ? 'code-asked' : 'sign-in', whom: user.id });
  if (token !== undefined) return signedIn(token);
  const qrCodeImage = user.secret === null || user.secretConfirmed ? null : await drawSecret(enrolmentUri(await secrets.decrypt(user.secret), user.email));
  return json({ token: null, requiresTwoFactor: true, tempUserEmail: user.email, qrCodeImage } satisfies LoginResponse, { headers: { 'Set-Cookie': cookieOf(call, waiting) } });
};

const login = async (call: OpenCall): Promise<LoginResponse | JsonAnswer> => {
  const body = await readBody(call.request);
  const [email, password] = [textIn(body, 'email'), typedIn(body, 'password')];
  refuseInvalid({ Email: [!email && 'email invullen is verplicht'], Password: [!shows(password) && 'paswoord invullen is verplicht'] });
  return takePassword(call, email, password);
};

/** What becomes of a code; a number is how long to wait before another one is looked at, in ms. */
type Outcome = 'over' | 'wrong' | 'inactive' | number | { token: string; isFirst: boolean };

/** Signs in by a code, or counts a wrong one; a code that was used before is wrong, also where two are sent at once. */
const takeStep = (call: OpenCall, { id, secret }: UserFact, counter: number | undefined): Promise<Outcome> =>
  call.store.write(async at => {
    const now = Date.parse(call.now);
    const [step, [user]] = [await stepOf(at, id), await at.get('users', [id])];
    const waiting = waitingFor(step, giverOf(call), now);
    if (!user || user.secret !== secret || !waiting) return 'over';
    if (waitOf(step, now) > 0) return waitOf(step, now);
    if (counter === undefined || counter <= step.lastCounter) {
      await at.put('secondSteps', [countWrong(step, waiting, now)]);
      return 'wrong';
    }
    await at.put('secondSteps', [endStep(step, waiting, counter)]);
    if (!user.isActive) return 'inactive';
    if (!user.secretConfirmed) await at.put('users', [{ ...user, secretConfirmed: true }]);
    return { token: await call.sessions.open(at, id), isFirst: !user.secretConfirmed };
  });

/** Refuses whoever knows the password and goes on guessing the code. @param ms until the next code is looked at */
const tooManyCodes = (ms: number): Response => refusal(429, {
  title: 'Er werden te veel foute codes ingegeven.',
  detail: `Wacht ${Math.ceil(ms / 60_000)} minuten. Was jij dat niet, dan kent iemand je paswoord: vraag een beheerder om een ander.`,
}, { 'Retry-After': `${Math.ceil(ms / 1000)}` });

const loginWithCode = async (call: OpenCall): Promise<LoginResponse> => {
  const { store, secrets, masterCode, tell } = call;
  const body = await readBody(call.request);
  const [email, code] = [textIn(body, 'email'), textIn(body, 'code').replaceAll(/\s/g, '')];
  refuseInvalid({ Email: [!email && 'email invullen is verplicht'], Code: [!code && 'code invullen is verplicht'] });
  const now = Date.parse(call.now);
  // Nothing is written, or told apart, of an account whose password was not given; how often others guess is counted for them alone.
  const user = await store.read(async at => {
    const found = await byEmail(at, email);
    return found && waitingFor(await stepOf(at, found.id), giverOf(call), now) ? found : undefined;
  });
  if (!user) await countTry(call, email);
  const counter = code === masterCode ? Number.POSITIVE_INFINITY : user?.secret ? counterOf(await secrets.decrypt(user.secret), code, now) : undefined;
  const outcome: Outcome = user ? await takeStep(call, user, counter) : 'over';
  if (typeof outcome === 'number') {
    tell({ event: 'sign-in-throttled', whom: user?.id });
    throw tooManyCodes(outcome);
  }
  if (typeof outcome === 'string') tell({ event: 'sign-in-failed', why: outcome === 'inactive' ? outcome : 'code', whom: user?.id });
  if (outcome === 'over') throw refusal(401, { title: 'Meld je eerst aan met je paswoord.' });
  if (outcome === 'wrong') throw refusal(401, { title: 'Deze code is niet juist of niet meer geldig.' });
  if (outcome === 'inactive') throw inactive();
  tell({ event: 'sign-in', whom: user?.id });
  if (outcome.isFirst) tell({ event: 'second-step-on', whom: user?.id });
  return signedIn(outcome.token);
};

const logout = async ({ store, sessions, token, me, tell }: Call): Promise<void> => {
  await store.write(at => sessions.close(at, token)).catch((thrown: unknown) => {
    // A disk that is full keeps nobody signed in who leaves.
    if (!isUnavailable(thrown)) throw thrown;
    sessions.forget(token);
  });
  tell({ event: 'sign-out', whom: me.id });
};

/** Signing in and out, and the names of the roles. */
export const authRoutes: readonly Route[] = [
  openRoute('POST', EXTRAS.login, login),
  openRoute('POST', EXTRAS.loginTotp, loginWithCode),
  route('POST', EXTRAS.logout, logout),
  route('GET', EXTRAS.roles, () => EVERYONE),
];
