import type { AuditEvent } from '../events.ts';
import type { UserFact } from '../facts.ts';
import { refusal } from '../http/refusal.ts';
import type { Ports } from '../ports.ts';
import { ADMINS, EVERYONE } from '../rules/access.ts';
import { type Body, flagIn, optionalTextIn, textIn, typedIn } from '../rules/body.ts';
import { nameProblems, refuseInvalid } from '../rules/checks.ts';
import { newSecret } from '../rules/oneTimeCode.ts';
import { identityProblems, isAbove, passwordProblems, refuseWhen } from '../rules/people.ts';
import { wordsOf } from '../rules/text.ts';
import { userView } from '../views/people.ts';
import type { Prepared, Resource, Saving } from './resource.ts';

const roleIn = ({ body, before }: Saving<UserFact>) => EVERYONE.find(known => known === textIn(body, 'roleName', textIn(body, 'role', before?.role)));
const isNewSecretAsked = (body: Body) => flagIn(body, 'clearSecret', false);

/** Hashes the password of a new user, and encrypts a new secret where one is wanted. */
const prepare = async ({ passwords, secrets }: Ports, body: Body, isNew: boolean): Promise<Prepared> => ({
  ...(isNew && { password: await passwords.hash(typedIn(body, 'password')) }),
  ...(isNewSecretAsked(body) && { secret: await secrets.encrypt(newSecret()) }),
});

const secretIn = ({ me, body, before, prepared }: Saving<UserFact>) => {
  if (!isNewSecretAsked(body)) return { secret: before?.secret ?? null, secretConfirmed: before?.secretConfirmed ?? false };
  if (me.role !== 'SuperAdmin') throw refusal(403, { title: 'Enkel een SuperAdmin kan de QR-code opnieuw instellen.' });
  return { secret: prepared.secret ?? null, secretConfirmed: false };
};

/** Refuses what nobody does to the own account, and what only a SuperAdmin gives. */
const refuseRights = ({ me, before }: Saving<UserFact>, role: UserFact['role'], isActive: boolean): void => {
  const isOneself = before?.id === me.id;
  refuseWhen(isOneself && role !== before.role, 'Je kan je eigen rol niet wijzigen.', 'RoleName');
  refuseWhen(isOneself && !isActive, 'Je kan jezelf niet op non-actief zetten.', 'IsActive');
  refuseWhen(role === 'SuperAdmin' && before?.role !== role && me.role !== role, 'Enkel een SuperAdmin kan de rol SuperAdmin toekennen.', 'RoleName');
};

/** What changed about who somebody is, and what they may. */
export const eventsOf = (before: UserFact | undefined, after: UserFact | undefined): AuditEvent[] => {
  const [whom, role] = [(before ?? after)?.id, (after ?? before)?.role ?? 'ViewOnly'];
  if (!before || !after) return [{ event: after ? 'user-created' : 'user-deleted', whom, role }];
  return [
    ...(before.role === after.role ? [] : [{ event: 'role-changed' as const, whom, from: before.role, to: after.role }]),
    ...(before.isActive === after.isActive ? [] : [{ event: after.isActive ? 'user-activated' as const : 'user-deactivated' as const, whom }]),
    ...(before.email === after.email && before.username === after.username ? [] : [{ event: 'identity-changed' as const, whom }]),
    ...(before.secret === after.secret ? [] : [{ event: 'second-step-reset' as const, whom }]),
  ];
};

/** People who may sign in; for those who manage them. */
export const users: Resource<'users'> = {
  name: 'Users',
  table: 'users',
  noun: 'de gebruiker',
  readers: ADMINS,
  writers: ADMINS,
  ask: ({ query }) => ({ where: { isActive: [query.get('isActive') !== 'false'] }, words: wordsOf(query.get('searchTerm')) }),
  item: userView,
  prepare,
  unique: ['email', 'username'],
  parse(saving) {
    const { body, before, isTaken, prepared } = saving;
    const [email, username] = [textIn(body, 'email', before?.email), textIn(body, 'username', before?.username)];
    const phoneNumber = optionalTextIn(body, 'phoneNumber', before?.phoneNumber);
    const role = roleIn(saving);
    const [password, confirm] = [typedIn(body, 'password'), typedIn(body, 'passwordConfirm')];
    refuseInvalid({
      ...identityProblems(email, username, isTaken),
      // An account that was made without one, at the machine, is changed without one.
      PhoneNumber: phoneNumber === before?.phoneNumber ? [] : nameProblems(phoneNumber ?? '', 'Het is verplicht de gebruiker een telefoon nummer te geven'),
      RoleName: [!role && 'Het is verplicht om de gebruiker een rol toe te kennen'],
      Password: before ? [] : passwordProblems(password, confirm, email, 'Het is verplicht de gebruiker een geldig password te geven'),
    }, before ? 'byField' : 'list');
    const isActive = flagIn(body, 'isActive', before?.isActive ?? true);
    refuseRights(saving, role ?? 'ViewOnly', isActive);
    return {
      email,
      username,
      phoneNumber,
      role: role ?? 'ViewOnly',
      isActive,
      avatarPath: before?.avatarPath ?? null,
      password: before?.password ?? prepared.password ?? '',
      ...secretIn(saving),
    };
  },
  guardWrite: (me, user) => refuseWhen(isAbove(user, me), 'Enkel een SuperAdmin kan een SuperAdmin aanpassen.'),
  events: eventsOf,
  endsSessions: (before, after) => before.role !== after.role || before.isActive !== after.isActive || before.secret !== after.secret,
  guardDelete(me, user) {
    refuseWhen(user.id === me.id, 'Je kan jezelf niet verwijderen.');
    refuseWhen(isAbove(user, me), 'Enkel een SuperAdmin kan een SuperAdmin verwijderen.');
  },
  usedBy: {
    table: 'collections',
    field: 'createdById',
    // Of how many nothing is said: they may be private.
    refuse: ({ username }) => refusal(409, {
      title: 'Deze gebruiker kan niet verwijderd worden.',
      errors: { Collections: [`${username} heeft nog collecties.`], User: ['Zet de gebruiker op non-actief.'] },
    }),
  },
  owns: [{ table: 'secondSteps', field: 'id' }, { table: 'sessions', field: 'userId' }, { table: 'answers', field: 'userId' }],
};
