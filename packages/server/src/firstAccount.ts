import { randomInt } from 'node:crypto';
import type { Ports } from '@staalkaart/api';

/** Whom to sign in as. */
export interface FirstAccount {
  email: string;
  password: string;
}

/** Without those that are taken for one another when they are typed over. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const EMAIL = 'superadmin@staalkaart.local';

const part = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A password that nobody guesses and everybody can type over: of a hundred random bits. */
export const newPassword = (): string => [part(), part(), part(), part()].join('-');

/** Whether nobody has an account yet. */
export const hasNobody = async ({ store }: Pick<Ports, 'store'>): Promise<boolean> =>
  (await store.read(at => at.find('users', {}, { number: 1, size: 1 }))).total === 0;

/** Makes a SuperAdmin where nobody has an account yet. The password is kept nowhere: it is known here and now. */
export const makeFirstAccount = async (ports: Pick<Ports, 'store' | 'passwords'>): Promise<FirstAccount | undefined> => {
  if (!await hasNobody(ports)) return undefined;
  const password = newPassword();
  const hash = await ports.passwords.hash(password);
  await ports.store.write(at => at.add('users', [{
    email: EMAIL, username: 'Superadmin', phoneNumber: null, role: 'SuperAdmin', isActive: true, avatarPath: null,
    password: hash, secret: null, secretConfirmed: false,
  }]));
  return { email: EMAIL, password };
};
