import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Ports, Seed, UserFact } from '@staalkaart/api';
import { accounts, PASSWORD, seedOf, withSeedMedia } from '@staalkaart/mocks/seed';
import { hasNobody } from './firstAccount.ts';

/** The folder that has the pictures and films of the demonstration in `media`. */
const PUBLIC = fileURLToPath(new URL('../public', import.meta.resolve('@staalkaart/mocks/seed')));

/** The accounts as a server keeps them: with one hash for the one password, or the first start would take a second longer. */
const accountsOf = async ({ passwords, secrets }: Ports, users: readonly UserFact[]): Promise<UserFact[]> => {
  const password = await passwords.hash(PASSWORD);
  return Promise.all(users.map(async user => ({ ...user, password, secret: user.secret === null ? null : await secrets.encrypt(user.secret) })));
};

/** Whether the catalogue is the demonstration: a first account that nobody else has. */
const isDemonstration = async ({ store }: Ports): Promise<boolean> =>
  (await store.read(at => at.find('users', { same: { email: [accounts[0]!.email] } }, { number: 1, size: 1 }))).total > 0;

/**
 * Fills an empty catalogue with the demonstration, whose pictures are files of its own.
 * Nobody has a phone at hand while trying: a second step takes six zeros too, of accounts whose password everybody knows.
 * @param load fills an empty database
 * @throws Error in Dutch where the catalogue is another one: six zeros are no code there
 */
export const openDemo = async (ports: Ports, load: (seed: Seed) => void): Promise<{ ports: Ports; media: string }> => {
  if (await hasNobody(ports)) {
    const seed = seedOf();
    load({ ...seed, users: await accountsOf(ports, seed.users) });
  }
  if (!await isDemonstration(ports)) throw new Error('Deze map bevat een eigen catalogus. Start ze zonder --demo.');
  const files = withSeedMedia(ports.files, async path => new Uint8Array(await readFile(PUBLIC + path)));
  return { ports: { ...ports, files, masterCode: '000000' }, media: PUBLIC };
};
