import type { Role } from '@staalkaart/api-client/wire';

/** Somebody to sign in as. */
export interface Account {
  /** The user's id in the seed. */
  id: number;
  label: string;
  role: Role;
  username: string;
  email: string;
  password: string;
}

/** The password of every account. */
export const PASSWORD = 'staalkaart';

/** The secret of the account with a second step, in base32. */
export const SECRET = 'JBSWY3DPEHPK3PXPKRSXG5BAONXGC3DL';

const account = (id: number, role: Role, username: string, label: string): Account =>
  ({ id, label, role, username, email: `${role.toLowerCase()}@staalkaart.be`, password: PASSWORD });

/** One account for each role; the sign-in page lists them in mock mode. */
export const accounts: readonly Account[] = [
  account(1, 'SuperAdmin', 'Annelies', 'Annelies, superbeheerder'),
  account(2, 'Admin', 'Bram', 'Bram, beheerder'),
  account(3, 'PowerUser', 'Charlotte', 'Charlotte, catalogus'),
  account(4, 'User', 'Daan', 'Daan, verkoop'),
  account(5, 'ViewOnly', 'Elke', 'Elke, alleen kijken'),
];

/** A bearer token. It names its user, so that it outlives a reload. */
export const createToken = (userId: number): string => `mock.${userId}.1`;

/** The user that a token names. */
export const userIn = (token: string): number | undefined => {
  const id = /^mock\.(\d+)\.\d+$/.exec(token)?.[1];
  return id === undefined ? undefined : Number(id);
};

/** The token of an account, or of the account with a role: signs in without the call. */
export const tokenFor = (who: Role | Account): string =>
  createToken(typeof who === 'string' ? accounts.find(({ role }) => role === who)!.id : who.id);
