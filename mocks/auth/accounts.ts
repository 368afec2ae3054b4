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

const account = (id: number, role: Role, username: string, label: string): Account => ({
  id,
  label,
  role,
  username,
  email: `${role.toLowerCase()}@staalkaart.be`,
  password: PASSWORD,
});

/** One account for each role; the sign-in page lists them in mock mode. */
export const accounts: readonly Account[] = [
  account(1, 'SuperAdmin', 'Annelies', 'Annelies, superbeheerder'),
  account(2, 'Admin', 'Bram', 'Bram, beheerder'),
  account(3, 'PowerUser', 'Charlotte', 'Charlotte, catalogus'),
  account(4, 'User', 'Daan', 'Daan, verkoop'),
  account(5, 'ViewOnly', 'Elke', 'Elke, alleen kijken'),
];
