import type { Role } from '@staalkaart/api-client/wire';
import type { Db } from '../db/db.ts';
import type { UserFact } from '../db/facts.ts';
import type { Problems } from './refusal.ts';
import { EVERYONE } from '../auth/access.ts';
import { nameProblems, shows, tooLong } from './lengths.ts';
import { folded } from './search.ts';

/** Whether text looks like an address; no more than that. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const isTaken = (db: Db, field: 'email' | 'username', value: string, own: UserFact | undefined) =>
  db.users.all().some(user => user.id !== own?.id && folded(user[field]) === folded(value));

/** What is wrong with who somebody says to be. */
export const identityProblems = (db: Db, email: string, username: string, own: UserFact | undefined): Problems => ({
  Email: [
    !isEmail(email) && 'Het is verplicht de gebruiker een geldig email adres te geven',
    tooLong(email),
    isTaken(db, 'email', email, own) && `Het email adres ${email} is al in gebruik.`,
  ],
  Username: [
    ...nameProblems(username, 'Het is verplicht de gebruiker een naam te geven'),
    shows(username) && !/^\p{L}+$/u.test(username) && 'Gelieve enkel alfabetische karakters te gebruiken, zonder spaties',
    isTaken(db, 'username', username, own) && `De naam ${username} is al in gebruik.`,
  ],
});

/** What is wrong with a chosen password. */
export const passwordProblems = (password: string, confirm: string, required: string): (string | false)[] => {
  if (!shows(password)) return [required];
  return [
    password.length < 8 && 'Het password moet minstens 8 tekens lang zijn.',
    tooLong(password),
    password !== confirm && 'De twee passwords komen niet overeen.',
  ];
};

/** A role by its name. */
export const toRole = (value: string): Role | undefined => EVERYONE.find(role => role === value);
