import { EXTRAS, FEATURES_HEADER, type Feature } from '@staalkaart/api-client/wire';
import type { UserFact } from '../facts.ts';
import { json, JsonAnswer } from '../http/json.ts';
import { readBody } from '../http/readBody.ts';
import { refusal } from '../http/refusal.ts';
import { eventsOf, users } from '../resources/users.ts';
import { ADMINS, COLLECTORS } from '../rules/access.ts';
import { optionalTextIn, textIn, typedIn } from '../rules/body.ts';
import { refuseInvalid, tooLong } from '../rules/checks.ts';
import { IMAGE } from '../rules/files.ts';
import { identityProblems, isAbove, passwordProblems, refuseWhen } from '../rules/people.ts';
import type { Snapshot } from '../store.ts';
import { collectionView } from '../views/catalogue.ts';
import { meView } from '../views/people.ts';
import { once } from './once.ts';
import { findSeen, takenFields } from './resource.ts';
import { type Call, route, type Route } from './route.ts';
import { endSessions } from './sessions.ts';
import { withFile } from './upload.ts';

const showMe = async (at: Snapshot, user: UserFact) => {
  const { records } = await at.find('collections', { where: { createdById: [user.id] } });
  return meView(user, records, await at.related(collectionView.needs(records)));
};

const featuresWith = (hasRenditions: boolean): Feature[] => ['logout', 'presented', 'idempotency-key', ...(hasRenditions ? ['renditions' as const] : [])];

/** The own profile, with what this server can do beyond specification §7. */
const ownProfile = async ({ store, files, me }: Call): Promise<JsonAnswer> =>
  json(await store.read(at => showMe(at, me)), {
    headers: { [FEATURES_HEADER]: featuresWith(files.hasRenditions).join(', ') },
  });

const saveMe = async (call: Call) => {
  const { store, me, request, tell } = call;
  const body = await readBody(request);
  const { saved, shown } = await store.write(async at => {
    const before = await findSeen(at, users, me, me.id);
    const [email, username] = [textIn(body, 'email', before.email), textIn(body, 'username', before.username)];
    const phoneNumber = optionalTextIn(body, 'phoneNumber', before.phoneNumber);
    const isAdmin = ADMINS.includes(before.role);
    refuseWhen(!isAdmin && email !== before.email, 'Enkel een beheerder kan een email adres wijzigen.', 'Email');
    refuseWhen(!isAdmin && username !== before.username, 'Enkel een beheerder kan een naam wijzigen.', 'Username');
    refuseInvalid({ ...identityProblems(email, username, await takenFields(at, users, body, before.id)), PhoneNumber: [tooLong(phoneNumber)] });
    const after = { ...before, email, username, phoneNumber };
    await at.put('users', [after]);
    // Whoever saves the own profile signs in anew, everywhere (specification §4).
    await endSessions(call, at, me.id);
    return { saved: eventsOf(before, after), shown: await showMe(at, after) };
  });
  saved.forEach(tell);
  return shown;
};

const savePortrait = (call: Call) => withFile(call, IMAGE, ({ path }) => call.store.write(async at => {
  const after = { ...await findSeen(at, users, call.me, call.me.id), avatarPath: path };
  await at.put('users', [after]);
  return showMe(at, after);
}));

const savePassword = async (call: Call): Promise<JsonAnswer> => {
  const { passwords, me, request } = call;
  const body = await readBody(request);
  const password = typedIn(body, 'newPassword');
  const hash = await passwords.hash(password);
  return once(call, JSON.stringify(body), async at => {
    const user = await findSeen(at, users, me, body.id);
    if (isAbove(user, me)) throw refusal(403, { title: 'Enkel een SuperAdmin kan dit password wijzigen.' });
    refuseInvalid({
      NewPassword: passwordProblems(password, typedIn(body, 'newPasswordConfirm'), user.email, 'Het is verplicht de gebruiker een geldig nieuw password te geven'),
    });
    await at.put('users', [{ ...user, password: hash }]);
    await endSessions(call, at, user.id, call.token);
    return { events: [{ event: 'password-reset', whom: user.id }], answer: new JsonAnswer(null, { status: 204 }) };
  });
};

/** The signed-in person, and another password for somebody else. */
export const peopleRoutes: readonly Route[] = [
  route('GET', EXTRAS.me, ownProfile),
  route('PUT', EXTRAS.me, saveMe, COLLECTORS),
  route('POST', EXTRAS.meImage, savePortrait),
  route('POST', EXTRAS.newPassword, savePassword, ADMINS),
];
