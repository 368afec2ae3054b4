import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from '@staalkaart/api';
import { createQueue } from './queue.ts';

/** What a hash costs: the least that OWASP advises for argon2id, in KiB, passes and lanes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const [SALT_BYTES, HASH_BYTES] = [16, 32];
/** How many hashes are computed at once: each takes a thread, and the others read files. */
const AT_ONCE = 2;

const compute = promisify(argon2);

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const derive = (password: string, nonce: Buffer, cost: typeof COST, tagLength: number): Promise<Buffer> =>
  compute('argon2id', { message: Buffer.from(password, 'utf8'), nonce, ...cost, tagLength });

/** A hash in the PHC format: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Hashes passwords with argon2id, two at a time whoever asks. A stored hash that is none never matches.
 * @param cost of the hashes that are made
 */
export const createPasswords = (cost = COST): Passwords => {
  const inTurn = createQueue(AT_ONCE);
  const begin = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
  return {
    hash: password => inTurn(async () => {
      const salt = randomBytes(SALT_BYTES);
      const hash = await derive(password, salt, cost, HASH_BYTES);
      return `${begin}${unpadded(salt)}$${unpadded(hash)}`;
    }),
    isOutdated: stored => !stored.startsWith(begin),
    verify: (password, stored) => inTurn(async () => {
      const [, memory, passes, parallelism, salt, hash] = PHC.exec(stored ?? '') ?? [];
      if (!salt || !hash) {
        await derive(password, randomBytes(SALT_BYTES), cost, HASH_BYTES);
        return false;
      }
      const expected = Buffer.from(hash, 'base64');
      const paid = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), paid, expected.length), expected);
    }),
  };
};
