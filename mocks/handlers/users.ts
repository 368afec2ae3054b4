import type { HttpHandler } from 'msw';
import { EXTRAS } from '@staalkaart/api-client/wire';
import { ADMINS, COLLECTORS, EVERYONE } from '../auth/access.ts';
import { SECRET } from '../auth/oneTimeCode.ts';
import type { Db } from '../db/db.ts';
import type { UserFact } from '../db/facts.ts';
import { meView, userView } from '../db/views.ts';
import { flag, optionalText, readBody, text, type Body } from './body.ts';
import { folded, isTaken, nameProblems, refusal, refuseInvalid, shows, tooLong, type Problems } from './checks.ts';
import { IMAGE, receive } from './files.ts';
import { find, type Resource } from './resource.ts';
import type { Call, Route } from './route.ts';

/** Whether text looks like an address; no more than that. */
const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

/** What is wrong with who somebody says to be. */
const identityProblems = (db: Db, email: string, username: string, own: UserFact | undefined): Problems => ({
  Email: [
    !isEmail(email) && 'Het is verplicht de gebruiker een geldig email adres te geven',
    tooLong(email),
    isTaken(db.users, 'email', email, own) && `Het email adres ${email} is al in gebruik.`,
  ],
  Username: [
    ...nameProblems(username, 'Het is verplicht de gebruiker een naam te geven'),
    shows(username) && !/^\p{L}+$/u.test(username) && 'Gelieve enkel alfabetische karakters te gebruiken, zonder spaties',
    isTaken(db.users, 'username', username, own) && `De naam ${username} is al in gebruik.`,
  ],
});

/** What is wrong with a chosen password. */
const passwordProblems = (password: string, confirm: string, required: string): (string | false)[] => {
  if (!shows(password)) return [required];
  return [
    password.length < 8 && 'Het password moet minstens 8 tekens lang zijn.',
    tooLong(password),
    password !== confirm && 'De twee passwords komen niet overeen.',
  ];
};

const secretOf = ({ me }: Call, body: Body, before: UserFact | undefined) => {
  if (body.clearSecret !== true) return { secret: before?.secret ?? null, secretConfirmed: before?.secretConfirmed ?? false };
  if (me.role !== 'SuperAdmin') throw refusal(403, { title: 'Enkel een SuperAdmin kan de QR-code opnieuw instellen.' });
  return { secret: SECRET, secretConfirmed: false };
};

const refuse = (isForbidden: boolean, message: string, field = 'User') => {
  if (isForbidden) throw refusal(403, { title: 'Dit mag niet.', errors: { [field]: [message] } });
};

/** People who may sign in; for those who manage them. */
export const users: Resource<UserFact> = {
  name: 'Users',
  noun: 'de gebruiker',
  list({ db, query }) {
    const isActive = query.get('isActive') !== 'false';
    const term = folded(query.get('searchTerm') ?? '').trim();
    return db.users.all().filter(user => user.isActive === isActive && folded(`${user.username} ${user.email}`).includes(term));
  },
  item: ({ db, me }, user) => userView(db, user, me),
  parse(call, body, before) {
    const { db, me } = call;
    const [email, username, phoneNumber] = [text(body.email), text(body.username), optionalText(body.phoneNumber)];
    const role = EVERYONE.find(known => known === (text(body.roleName) || text(body.role)));
    const password = text(body.password);
    refuseInvalid({
      ...identityProblems(db, email, username, before),
      PhoneNumber: nameProblems(phoneNumber ?? '', 'Het is verplicht de gebruiker een telefoon nummer te geven'),
      RoleName: [!role && 'Het is verplicht om de gebruiker een rol toe te kennen'],
      Password: before ? [] : passwordProblems(password, text(body.passwordConfirm), 'Het is verplicht de gebruiker een geldig password te geven'),
    }, before ? 'byField' : 'list');
    const isActive = flag(body.isActive, before?.isActive ?? true);
    const isOneself = before?.id === me.id;
    const isRaised = role === 'SuperAdmin' && before?.role !== role;
    refuse(isOneself && role !== before.role, 'Je kan je eigen rol niet wijzigen.', 'RoleName');
    refuse(isOneself && !isActive, 'Je kan jezelf niet op non-actief zetten.', 'IsActive');
    refuse(isRaised && me.role !== 'SuperAdmin', 'Enkel een SuperAdmin kan de rol SuperAdmin toekennen.', 'RoleName');
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
  },
  readers: ADMINS,
  writers: ADMINS,
  guardWrite: ({ me }, { role }) => refuse(role === 'SuperAdmin' && me.role !== role, 'Enkel een SuperAdmin kan een SuperAdmin aanpassen.'),
  guardDelete({ db, me }, { id, role, username }) {
    refuse(id === me.id, 'Je kan jezelf niet verwijderen.');
    refuse(role === 'SuperAdmin' && me.role !== role, 'Enkel een SuperAdmin kan een SuperAdmin verwijderen.');
    const { length } = db.collections.all().filter(({ createdById }) => createdById === id);
    if (length === 0) return;
    const sentence = `${username} heeft nog ${length} ${length === 1 ? 'collectie' : 'collecties'}.`;
    throw refusal(409, { title: 'Deze gebruiker kan niet verwijderd worden.', errors: { Collections: [sentence], User: ['Zet de gebruiker op non-actief.'] } });
  },
};

/** The signed-in person, and another password for somebody else. */
export const personHandlers = (route: Route): HttpHandler[] => [
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

  route('post', EXTRAS.newPassword, async ({ db, me, request }) => {
    const body = await readBody(request);
    const user = find(db.users, body.id, users.noun);
    if (user.role === 'SuperAdmin' && me.role !== user.role) throw refusal(403, { title: 'Enkel een SuperAdmin kan dit password wijzigen.' });
    const password = text(body.newPassword);
    refuseInvalid({
      NewPassword: passwordProblems(password, text(body.newPasswordConfirm), 'Het is verplicht de gebruiker een geldig nieuw password te geven'),
    });
    db.users.put({ ...user, password });
  }, ADMINS),
];
