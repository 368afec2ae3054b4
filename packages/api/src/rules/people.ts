import type { UserFact } from '../facts.ts';
import { refusal } from '../http/refusal.ts';
import { type Reader } from './access.ts';
import { type Problems, nameProblems, tooLong } from './checks.ts';
import { shows } from './text.ts';

/** Whether text looks like an address; no more than that. One expression for all of it takes minutes over a megabyte of points. */
const isEmail = (value: string): boolean => {
  const [, host = ''] = /^[^\s@]+@([^\s@]+)$/.exec(value) ?? [];
  return host.slice(1, -1).includes('.');
};

/** What is wrong with who somebody says to be. */
export const identityProblems = (email: string, username: string, isTaken: (field: 'email' | 'username') => boolean): Problems => ({
  Email: [
    !isEmail(email) && 'Het is verplicht de gebruiker een geldig email adres te geven',
    tooLong(email),
    isTaken('email') && `Het email adres ${email} is al in gebruik.`,
  ],
  Username: [
    ...nameProblems(username, 'Het is verplicht de gebruiker een naam te geven'),
    shows(username) && !/^\p{L}+$/u.test(username) && 'Gelieve enkel alfabetische karakters te gebruiken, zonder spaties',
    isTaken('username') && `De naam ${username} is al in gebruik.`,
  ],
});

const SHORTEST_PASSWORD = 8;

/** What everybody tries first: those of many characters, since shorter ones are refused anyhow. */
const COMMON = new Set([
  '12345678', '123456789', '1234567890', '0123456789', '87654321', '11111111', '00000000', '12341234', '11223344', '1q2w3e4r', '1qaz2wsx', 'q1w2e3r4',
  'abcd1234', 'abc12345', 'aaaaaaaa', 'admin123', 'administrator', 'password', 'password1', 'password12', 'password123', 'passw0rd', 'p@ssw0rd', 'p@ssword',
  'qwertyui', 'qwertyuiop', 'qwerty12', 'qwerty123', 'azertyui', 'azertyuiop', 'azerty12', 'azerty123', 'iloveyou', 'sunshine', 'princess', 'football',
  'baseball', 'superman', 'trustno1', 'letmein1', 'welcome1', 'welkom01', 'welkom12', 'welkom123', 'wachtwoord', 'wachtwoord1', 'paswoord', 'paswoord1',
  'voetbal1', 'belgium1', 'vlaanderen', 'antwerpen', 'brussel1', 'drukkerij', 'catalogus', 'staalkaart', 'staalkaart1', 'changeme', 'whatever',
]);

/** What is wrong with a password that is chosen for an account, exactly as it was typed. */
export const passwordProblems = (password: string, confirm: string, email: string, required: string): (string | false)[] => {
  if (!shows(password)) return [required];
  const plain = password.toLowerCase();
  return [
    password.length < SHORTEST_PASSWORD && `Het password moet minstens ${SHORTEST_PASSWORD} tekens lang zijn.`,
    tooLong(password),
    (COMMON.has(plain) || plain === email.toLowerCase()) && 'Dit password is te gemakkelijk te raden. Kies een ander.',
    password !== confirm && 'De twee passwords komen niet overeen.',
  ];
};

/** Refuses with 403 what somebody may not do to a user. */
export const refuseWhen = (isForbidden: boolean, message: string, field = 'User'): void => {
  if (isForbidden) throw refusal(403, { title: 'Dit mag niet.', errors: { [field]: [message] } });
};

/** Whether a user is a SuperAdmin, and the one who wants to change that user is none. */
export const isAbove = ({ role }: UserFact, me: Reader): boolean => role === 'SuperAdmin' && me.role !== role;
