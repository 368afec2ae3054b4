import type { HttpHandler } from 'msw';
import { EXTRAS } from '@staalkaart/api-client/wire';
import { meView } from '../db/views/user.ts';
import { optionalText, readBody, text } from './body.ts';
import { COLLECTORS } from '../auth/access.ts';
import { refuseInvalid } from './refusal.ts';
import type { Route } from './route.ts';
import { identityProblems } from './userChecks.ts';
import { IMAGE, receive } from './receive.ts';

/** The signed-in person. */
export const meHandlers = (route: Route): HttpHandler[] => [
  route('get', EXTRAS.me, ({ db, me }) => meView(db, me)),

  route('put', EXTRAS.me, async ({ db, me, request }) => {
    const body = await readBody(request);
    const email = 'email' in body ? text(body.email) : me.email;
    const username = 'username' in body ? text(body.username) : me.username;
    refuseInvalid(identityProblems(db, email, username, me));
    const phoneNumber = 'phoneNumber' in body ? optionalText(body.phoneNumber) : me.phoneNumber;
    return meView(db, db.users.put({ ...me, email, username, phoneNumber }));
  }, COLLECTORS),

  route('post', EXTRAS.meImage, async call => {
    const { path } = await receive(call, IMAGE);
    return meView(call.db, call.db.users.put({ ...call.me, avatarPath: path }));
  }),
];
