import type { HttpHandler } from 'msw';
import { EXTRAS, type LoginResponse } from '@staalkaart/api-client/wire';
import { EVERYONE } from '../auth/access.ts';
import { createToken } from '../auth/accounts.ts';
import { acceptsCode, QR_CODE_IMAGE } from '../auth/oneTimeCode.ts';
import type { Db } from '../db/db.ts';
import type { UserFact } from '../db/facts.ts';
import { readBody, text } from './body.ts';
import { refusal, refuseInvalid } from './checks.ts';
import type { Route } from './route.ts';

const byEmail = (db: Db, email: string): UserFact | undefined =>
  db.users.all().find(user => user.email.toLowerCase() === email.toLowerCase());

const signedIn = ({ id, isActive }: UserFact): LoginResponse => {
  if (isActive) return { token: createToken(id), requiresTwoFactor: false };
  throw refusal(403, { title: 'Deze gebruiker is niet actief.', detail: 'Vraag een beheerder om je toegang te geven.' });
};

/** How long a password counts for the second step, in ms. */
const SECOND_STEP = 10 * 60_000;

/** Signing in, and the names of the roles. */
export const authHandlers = (route: Route): HttpHandler[] => {
  /** When the password of a user was right, in ms. */
  const passwordSteps = new Map<number, number>();

  return [
    route('post', EXTRAS.login, async ({ db, request }): Promise<LoginResponse> => {
      const body = await readBody(request);
      const [email, password] = [text(body.email), text(body.password)];
      refuseInvalid({ Email: [!email && 'email invullen is verplicht'], Password: [!password && 'paswoord invullen is verplicht'] });
      const user = byEmail(db, email);
      if (user?.password !== password) throw refusal(401, 'Het email adres of het paswoord is niet juist.');
      if (user.secret === null || !user.isActive) return signedIn(user);
      passwordSteps.set(user.id, Date.parse(db.now()));
      return { token: null, requiresTwoFactor: true, tempUserEmail: user.email, qrCodeImage: user.secretConfirmed ? null : QR_CODE_IMAGE };
    }, 'open'),

    route('post', EXTRAS.loginTotp, async ({ db, request }) => {
      const body = await readBody(request);
      const [email, code] = [text(body.email), text(body.code).replaceAll(/\s/g, '')];
      refuseInvalid({ Email: [!email && 'email invullen is verplicht'], Code: [!code && 'code invullen is verplicht'] });
      const user = byEmail(db, email);
      const passwordAt = (user && passwordSteps.get(user.id)) ?? 0;
      if (!user || Date.parse(db.now()) - passwordAt > SECOND_STEP) throw refusal(401, { title: 'Meld je eerst aan met je paswoord.' });
      if (!acceptsCode(user.secret, code)) throw refusal(401, { title: 'Deze code is niet juist of niet meer geldig.' });
      const answer = signedIn(user);
      if (!user.secretConfirmed) db.users.put({ ...user, secretConfirmed: true });
      return answer;
    }, 'open'),

    route('get', EXTRAS.roles, () => EVERYONE),
  ];
};
