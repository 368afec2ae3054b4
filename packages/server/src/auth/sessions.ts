import { hash, randomBytes } from 'node:crypto';
import type { SessionFact, Sessions, Snapshot, Transaction } from '@staalkaart/api';

const HOUR = 3_600_000;
/** How long a session lasts that nobody uses, in ms. */
const IDLE = 12 * HOUR;
/** How long any session lasts, in ms. */
const ABSOLUTE = 14 * 24 * HOUR;
/** How often the last use is written down, in ms: not for each call. */
const RENEWED = 60_000;
const TOKEN_BYTES = 32;
/** On how many devices somebody is signed in at most: the one that was used longest ago makes place. */
const MOST_SESSIONS = 50;

const hashOf = (token: string): string => hash('sha256', token, 'hex');

const remove = async (at: Transaction, sessions: readonly SessionFact[]): Promise<void> => at.remove('sessions', sessions.map(({ id }) => id));

/** How far a clock may be put back, in ms: what lies further ahead was written down while it stood wrong, and would count until then. */
const AHEAD = 60_000;

const isWithin = (moment: number, now: number, longest: number): boolean => now - moment <= longest && moment - now <= AHEAD;

/** Whether a session still counts at a moment, in ms: neither left unused too long, nor too old, nor of a moment to come. */
export const counts = ({ opened, used }: SessionFact, now: number): boolean => isWithin(used, now, IDLE) && isWithin(opened, now, ABSOLUTE);

/** Sessions as records of the store: opaque tokens of 256 random bits, of which the store has the hash alone. */
export const createSessions = (clock: () => Date): Sessions => {
  // As hashes. Few: nobody signs in while nothing can be written.
  const forgotten = new Set<string>();
  const find = async (at: Snapshot, token: string): Promise<SessionFact | undefined> =>
    (await at.find('sessions', { where: { tokenHash: [hashOf(token)] } }, { number: 1, size: 1 })).records[0];
  const ofUser = async (at: Snapshot, userId: number) => (await at.find('sessions', { where: { userId: [userId] } })).records;
  return {
    async open(at, userId) {
      const now = clock().getTime();
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const open = await ofUser(at, userId);
      const kept = open.filter(session => counts(session, now)).sort((one, other) => other.used - one.used).slice(0, MOST_SESSIONS - 1);
      await remove(at, open.filter(session => !kept.includes(session)));
      await at.add('sessions', [{ tokenHash: hashOf(token), userId, opened: now, used: now }]);
      return token;
    },
    async find(at, token) {
      const session = await find(at, token);
      const now = clock().getTime();
      return session && !forgotten.has(session.tokenHash) && counts(session, now) ? { userId: session.userId, isDue: now - session.used >= RENEWED } : undefined;
    },
    async renew(at, token) {
      const session = await find(at, token);
      if (session) await at.put('sessions', [{ ...session, used: clock().getTime() }]);
    },
    async close(at, token) {
      const session = await find(at, token);
      if (session) await remove(at, [session]);
    },
    forget: token => void forgotten.add(hashOf(token)),
    async closeAllOf(at, userId, spared) {
      const kept = spared === undefined ? undefined : hashOf(spared);
      await remove(at, (await ofUser(at, userId)).filter(({ tokenHash }) => tokenHash !== kept));
    },
  };
};
