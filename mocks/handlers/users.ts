import { createSecret } from '../auth/oneTimeCode.ts';
import type { UserFact } from '../db/facts.ts';
import { userView } from '../db/views/user.ts';
import { flag, optionalText, text, type Body } from './body.ts';
import { ADMINS } from '../auth/access.ts';
import type { Call } from './call.ts';
import { counted } from './checks.ts';
import { nameProblems } from './lengths.ts';
import { refusal, refuseInvalid } from './refusal.ts';
import type { Resource } from './resource.ts';
import { folded } from './search.ts';
import { identityProblems, passwordProblems, toRole } from './userChecks.ts';

const secretOf = ({ me }: Call, body: Body, before: UserFact | undefined) => {
  if (body.clearSecret !== true) return { secret: before?.secret ?? null, secretConfirmed: before?.secretConfirmed ?? false };
  if (me.role !== 'SuperAdmin') throw refusal(403, { title: 'Enkel een SuperAdmin kan de QR-code opnieuw instellen.' });
  return { secret: createSecret(), secretConfirmed: false };
};

const forbidden = (message: string, field = 'User') => refusal(403, { title: 'Dit mag niet.', errors: { [field]: [message] } });

const parse = (call: Call, body: Body, before: UserFact | undefined): Omit<UserFact, 'id'> => {
  const { db, me } = call;
  const [email, username, phoneNumber] = [text(body.email), text(body.username), optionalText(body.phoneNumber)];
  const role = toRole(text(body.roleName) || text(body.role));
  const password = text(body.password);
  refuseInvalid({
    ...identityProblems(db, email, username, before),
    PhoneNumber: nameProblems(phoneNumber ?? '', 'Het is verplicht de gebruiker een telefoon nummer te geven'),
    RoleName: [!role && 'Het is verplicht om de gebruiker een rol toe te kennen'],
    Password: before ? [] : passwordProblems(password, text(body.passwordConfirm), 'Het is verplicht de gebruiker een geldig password te geven'),
  }, before ? 'byField' : 'list');
  const isActive = flag(body.isActive, before?.isActive ?? true);
  if (before?.id === me.id && role !== before.role) throw forbidden('Je kan je eigen rol niet wijzigen.', 'RoleName');
  if (before?.id === me.id && !isActive) throw forbidden('Je kan jezelf niet op non-actief zetten.', 'IsActive');
  if (role === 'SuperAdmin' && me.role !== 'SuperAdmin' && before?.role !== role) {
    throw forbidden('Enkel een SuperAdmin kan de rol SuperAdmin toekennen.', 'RoleName');
  }
  return {
    email,
    username,
    phoneNumber,
    role: role ?? 'ViewOnly',
    isActive,
    avatarPath: before?.avatarPath ?? null,
    password: before?.password ?? password,
    ...secretOf(call, body, before),
  };
};

/** People who may sign in; for those who manage them. */
export const users: Resource<UserFact> = {
  name: 'Users',
  noun: 'Deze gebruiker',
  pageSize: 10,
  table: db => db.users,
  list({ db, query }) {
    const isActive = query.get('isActive') !== 'false';
    const term = folded(query.get('searchTerm') ?? '').trim();
    return db.users.all().filter(user => user.isActive === isActive && folded(`${user.username} ${user.email}`).includes(term));
  },
  item: ({ db, me }, user) => userView(db, user, me),
  parse,
  readers: ADMINS,
  writers: ADMINS,
  guardWrite({ me }, user) {
    if (user.role === 'SuperAdmin' && me.role !== 'SuperAdmin') throw forbidden('Enkel een SuperAdmin kan een SuperAdmin aanpassen.');
  },
  guardDelete({ db, me }, user) {
    if (user.id === me.id) throw forbidden('Je kan jezelf niet verwijderen.');
    if (user.role === 'SuperAdmin' && me.role !== 'SuperAdmin') throw forbidden('Enkel een SuperAdmin kan een SuperAdmin verwijderen.');
    const count = db.collections.all().filter(({ createdById }) => createdById === user.id).length;
    if (count === 0) return;
    const sentence = `${user.username} heeft nog ${counted(count, 'collectie', 'collecties')}.`;
    throw refusal(409, { title: 'Deze gebruiker kan niet verwijderd worden.', errors: { Collections: [sentence], User: ['Zet de gebruiker op non-actief.'] } });
  },
};
