import { endSessions, EVERYONE, identityProblems, newSecret, type Snapshot, type UserFact } from '@staalkaart/api';
import { createPasswords } from '../auth/passwords.ts';
import { newSecretsOf } from '../auth/secretsOf.ts';
import { counts, createSessions } from '../auth/sessions.ts';
import { newPassword } from '../firstAccount.ts';
import { openDatabase } from '../sql/database.ts';
import { command, type Command, type Say, type Typed, usageOf } from './command.ts';
import { note } from './notes.ts';

const sessions = createSessions(() => new Date());

const sameAs = async (at: Snapshot, field: 'email' | 'username', text: string): Promise<UserFact | undefined> =>
  (await at.find('users', { same: { [field]: [text] } }, { number: 1, size: 1 })).records[0];

const known = async (at: Snapshot, email: string): Promise<UserFact> => {
  const user = await sameAs(at, 'email', email);
  if (!user) throw new Error(`Er is geen gebruiker met het e-mailadres ${email}.`);
  return user;
};

const tell = (say: Say, email: string, password: string): void => say(`✓ ${email} meldt zich aan met het paswoord ${password} (het wordt nergens bewaard).`);

const add = async ({ data, option }: Typed, email: string, say: Say): Promise<void> => {
  const [username, role] = [option('name'), EVERYONE.find(one => one === (option('role') ?? 'SuperAdmin'))];
  if (!role) throw new Error(`De rol is een van ${EVERYONE.join(', ')}.`);
  if (username === undefined) throw new Error('Geef de gebruiker met --name een naam.');
  const password = newPassword();
  const hash = await createPasswords().hash(password);
  using database = openDatabase(data);
  note(data, 'user-created', { role, whom: await database.store.write(async at => {
    const taken = { email: await sameAs(at, 'email', email), username: await sameAs(at, 'username', username) };
    const [problem] = Object.values(identityProblems(email, username, field => taken[field] !== undefined)).flat().filter(told => typeof told === 'string');
    if (problem) throw new Error(problem);
    const [made] = await at.add('users', [{
      email, username, role, phoneNumber: null, isActive: true, avatarPath: null, password: hash, secret: null, secretConfirmed: false,
    }]);
    return made!.id;
  }) });
  tell(say, email, password);
};

const reset = async ({ data, flag }: Typed, email: string, say: Say): Promise<void> => {
  const password = newPassword();
  const hash = await createPasswords().hash(password);
  using database = openDatabase(data, { mustExist: true });
  const secret = flag('new-code') ? await (await newSecretsOf(data, database.store)).encrypt(newSecret()) : undefined;
  const done = await database.store.write(async at => {
    const user = await known(at, email);
    await at.put('users', [{ ...user, password: hash, isActive: true, ...(secret !== undefined && { secret, secretConfirmed: false }) }]);
    await endSessions({ sessions }, at, user.id);
    return { whom: user.id };
  });
  note(data, 'password-reset', done);
  if (secret !== undefined) note(data, 'second-step-reset', done);
  tell(say, email, password);
  if (flag('new-code')) say(`✓ ${email} krijgt bij de volgende aanmelding een QR-code te zien, en meldt zich van dan af met een code aan.`);
};

const told = (moment: number): string => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

const listSessions = async ({ data, flag }: Typed, email: string | undefined, say: Say): Promise<void> => {
  const isClosing = flag('close');
  using database = openDatabase(data, isClosing ? { mustExist: true } : { isReadOnly: true });
  if (isClosing) {
    note(data, 'sessions-closed', await database.store.write(async at => {
      const users = email === undefined ? (await at.find('users', {})).records : [await known(at, email)];
      for (const { id } of users) await endSessions({ sessions }, at, id);
      return users.length === 1 ? { whom: users[0]!.id } : {};
    }));
    return say(`✓ ${email ?? 'Iedereen'} meldt zich opnieuw aan.`);
  }
  return await database.store.read(async at => {
    const users = email === undefined ? (await at.find('users', {})).records : [await known(at, email)];
    const nameOf = new Map(users.map(user => [user.id, user.email]));
    const { records: all } = await at.find('sessions', { where: { userId: [...nameOf.keys()] } });
    const records = all.filter(session => counts(session, Date.now()));
    for (const { userId, opened, used } of records) say(`${nameOf.get(userId)}: aangemeld ${told(opened)}, laatst gebruikt ${told(used)} (UTC)`);
    say(`${records.length} ${records.length === 1 ? 'aanmelding' : 'aanmeldingen'}`);
  });
};

const accepted = {
  usage: 'user add E-MAIL --name NAAM [--role ROL] | user reset E-MAIL [--new-code] | user sessions [E-MAIL] [--close]',
  words: [1, 2], options: ['name', 'role'], flags: ['new-code', 'close'],
} as const;

/** `user add|reset|sessions`: for whoever has the machine, when nobody can sign in to do it. */
export const user: Command = command(accepted, async (typed, say) => {
  const { words: [what, email], option, flag } = typed;
  const given = [...accepted.options, ...accepted.flags].filter(name => option(name) !== undefined || flag(name));
  const takes = (...names: string[]) => given.every(name => names.includes(name));
  if (what === 'sessions' && takes('close')) return listSessions(typed, email, say);
  if (what === 'add' && email && takes('name', 'role')) return add(typed, email, say);
  if (what === 'reset' && email && takes('new-code')) return reset(typed, email, say);
  throw new Error(usageOf(accepted));
});
