import { createMemoryFiles, createMemoryStore, type Db, type Ports } from '@staalkaart/api';
import { createToken, userIn } from './auth/accounts.ts';
import { type ReadMedia, withSeedMedia } from './seed/media.ts';

const nothing = async () => undefined;

/** All that the API needs, as simple as it can be: passwords and secrets are kept as they are, and a session is its token. */
export const createPorts = (db: Db, clock: () => Date, readMedia: ReadMedia | undefined): Ports => ({
  store: createMemoryStore(db),
  files: withSeedMedia(createMemoryFiles(db), readMedia),
  passwords: { hash: async password => password, verify: async (password, hash) => password === hash, isOutdated: () => false },
  secrets: { encrypt: async secret => secret, decrypt: async secret => secret },
  sessions: {
    open: async (_at, userId) => createToken(userId),
    find: async (_at, token) => {
      const userId = userIn(token);
      return userId === undefined ? undefined : { userId, isDue: false };
    },
    renew: nothing, close: nothing, forget: () => undefined, closeAllOf: nothing,
  },
  throttle: { take: async () => 0, giveBack: nothing },
  clock,
  // Nobody has a phone at hand while testing.
  masterCode: '000000',
});
