import type { HttpHandler } from 'msw';
import { EXTRAS } from '@staalkaart/api-client/wire';
import { readBody, text } from './body.ts';
import { ADMINS } from '../auth/access.ts';
import { refusal, refuseInvalid } from './refusal.ts';
import { find } from './resource.ts';
import type { Route } from './route.ts';
import { passwordProblems } from './userChecks.ts';

/** Gives a user another password. */
export const newPasswordHandlers = (route: Route): HttpHandler[] => [
  route('post', EXTRAS.newPassword, async ({ db, me, request }) => {
    const body = await readBody(request);
    const user = find(db.users, body.id, 'Deze gebruiker');
    if (user.role === 'SuperAdmin' && me.role !== 'SuperAdmin') {
      throw refusal(403, { title: 'Enkel een SuperAdmin kan dit password wijzigen.' });
    }
    const password = text(body.newPassword);
    refuseInvalid({
      NewPassword: passwordProblems(password, text(body.newPasswordConfirm), 'Het is verplicht de gebruiker een geldig nieuw password te geven'),
    });
    db.users.put({ ...user, password });
  }, ADMINS),
];
