import type { HttpHandler } from 'msw';
import { EXTRAS, type LoginResponse } from '@staalkaart/api-client/wire';
import { acceptsCode, enrolmentUri } from '../auth/oneTimeCode.ts';
import { qrCodeImage } from '../auth/qrCode.ts';
import { createToken } from '../auth/tokens.ts';
import type { Db } from '../db/db.ts';
import type { UserFact } from '../db/facts.ts';
import { readBody, text } from './body.ts';
import { EVERYONE } from '../auth/access.ts';
import { refusal, refuseInvalid } from './refusal.ts';
import type { Route } from './route.ts';

const byEmail = (db: Db, email: string): UserFact | undefined =>
  db.users.all().find(user => user.email.toLowerCase() === email.toLowerCase());

const refuseInactive = (user: UserFact) => {
  if (!user.isActive) throw refusal(403, { title: 'Deze gebruiker is niet actief.', detail: 'Vraag een beheerder om je toegang te geven.' });
};

const secondStep = (user: UserFact): LoginResponse => ({
  token: null,
  requiresTwoFactor: true,
  tempUserEmail: user.email,
  qrCodeImage: user.secretConfirmed ? null : qrCodeImage(enrolmentUri(user)),
});

const signedIn = (user: UserFact): LoginResponse => ({ token: createToken(user.id), requiresTwoFactor: false });

/** How long a password counts for the second step, in ms. */
const SECOND_STEP = 10 * 60_000;

/** Signing in, and the names of the roles. */
export const authHandlers = (route: Route): HttpHandler[] => {
  /** When the password of a user was right, in ms. */
  const passwordSteps = new Map<number, number>();
  const isFresh = (db: Db, { id }: UserFact) => Date.parse(db.now()) - (passwordSteps.get(id) ?? 0) <= SECOND_STEP;

  return [
    route('post', EXTRAS.login, async ({ db, request }) => {
      const body = await readBody(request);
      const [email, password] = [text(body.email), text(body.password)];
      refuseInvalid({ Email: [!email && 'email invullen is verplicht'], Password: [!password && 'paswoord invullen is verplicht'] });
      const user = byEmail(db, email);
      if (user?.password !== password) throw refusal(401, 'Het email adres of het paswoord is niet juist.');
      refuseInactive(user);
      if (user.secret === null) return signedIn(user);
      passwordSteps.set(user.id, Date.parse(db.now()));
      return secondStep(user);
    }, 'open'),

    route('post', EXTRAS.loginTotp, async ({ db, request }) => {
      const body = await readBody(request);
      const [email, code] = [text(body.email), text(body.code).replaceAll(/\s/g, '')];
      refuseInvalid({ Email: [!email && 'email invullen is verplicht'], Code: [!code && 'code invullen is verplicht'] });
      const user = byEmail(db, email);
      if (!user || !isFresh(db, user)) throw refusal(401, { title: 'Meld je eerst aan met je paswoord.' });
      if (!acceptsCode(user, code)) throw refusal(401, { title: 'Deze code is niet juist of niet meer geldig.' });
      refuseInactive(user);
      if (!user.secretConfirmed) db.users.put({ ...user, secretConfirmed: true });
      return signedIn(user);
    }, 'open'),

    route('get', EXTRAS.roles, () => EVERYONE),
  ];
};
