import type { Role } from '@staalkaart/api-client/wire';
import { accounts, PASSWORD, SECRET } from '../auth/accounts.ts';
import type { UserFact } from '@staalkaart/api';
import { avatarOf } from './pictures.ts';

/** Set up on a phone before. */
const CONFIRMED_SECRET = 'KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD';

const person = (username: string, role: Role, isActive = true, secret: string | null = null) =>
  ({ username, role, isActive, secret, secretConfirmed: secret !== null });

const OTHERS = [
  person('Fien', 'PowerUser', true, CONFIRMED_SECRET),
  person('Gilles', 'User'),
  person('Hanne', 'User', false),
  person('Ilse', 'ViewOnly'),
  person('Jonas', 'User'),
  person('Kaat', 'PowerUser', false),
  person('Lowie', 'User'),
];

const phoneOf = (id: number) => `+32 470 00 ${String(10 + id)} ${String(90 - id * 3)}`;

/** The accounts first, then colleagues: some without a portrait, some who left. */
export const users: readonly UserFact[] = [
  ...accounts.map(({ id, email, username, role, password }): UserFact => ({
    id, email, username, role, password,
    phoneNumber: phoneOf(id),
    isActive: true,
    avatarPath: role === 'ViewOnly' ? null : avatarOf(id - 1),
    secret: role === 'SuperAdmin' ? SECRET : null,
    secretConfirmed: false,
  })),
  ...OTHERS.map((other, index): UserFact => ({
    ...other,
    id: accounts.length + index + 1,
    email: `${other.username.toLowerCase()}@staalkaart.be`,
    password: PASSWORD,
    phoneNumber: phoneOf(accounts.length + index + 1),
    avatarPath: index % 2 === 0 ? avatarOf(index + 4) : null,
  })),
];
