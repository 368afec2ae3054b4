import { ApiError } from './ApiError.ts';
import type { Writer } from './cache/writer.ts';
import { applied, type Hideable, type Intention, targetOf, updateOf } from './intentions.ts';
import type { DetailOf } from './resources.ts';
import { tokenEpoch } from './token.ts';
import type { Id } from './types/common.ts';

/** What became of an intention. */
export interface Outcome {
  /** False: it was so already, and nothing was written for it. */
  isChanged: boolean;
  /** The record as it is now. */
  record: DetailOf<Hideable>;
}

/** Applies an intention to the record as it is now on the server. Throws ApiError, or IntentionRefused. */
export type CarryOut = (intention: Intention) => Promise<Outcome>;

/** How often a write is tried again that somebody else's write overtook (412). */
const MAX_RETRIES = 4;
/** How often it is looked whether a write without a version was overwritten. */
const CHECKS = 3;
/** When that is looked, in ms after the last write; apart, so that two tablets do not keep in step. */
const checkDelay = (): number => 800 + Math.random() * 600;

/** An intention that was written without a version: somebody who read the record before may overwrite it. */
interface Unsure {
  intention: Intention;
  checksLeft: number;
}

/** What goes on with one record in this tab. */
interface Target {
  name: Hideable;
  id: Id;
  /** The last of the works on it, which wait for each other. */
  turn: Promise<unknown>;
  /** By what they decide, so that a later intention takes the place of an earlier one. */
  unsure: Map<string, Unsure>;
  timer?: ReturnType<typeof setTimeout>;
}

const subjectOf = (intention: Intention): string => ('productId' in intention ? String(intention.productId) : 'isVisible');

const assertSession = (epoch: number): void => {
  if (epoch !== tokenEpoch()) throw new ApiError({ kind: 'cancelled' });
};

/**
 * Makes the one that carries out the intentions of a tab. They wait for each other record by record, in this tab
 * and, through `locks`, in the other tabs of this browser. Where the server tells no version, what was filed is
 * looked at again a little later in the background, and filed again if another tablet's write took it along.
 * @param locks the Web Locks of the browser, null where it has none
 */
export const createCarryOut = (
  writer: Pick<Writer, 'readFresh' | 'update'>,
  locks: Pick<LockManager, 'request'> | null = globalThis.navigator?.locks ?? null,
): CarryOut => {
  const targets = new Map<string, Target>();

  const findTarget = (intention: Intention): Target => {
    const { name, id } = targetOf(intention);
    const key = `${name} ${id}`;
    const target = targets.get(key) ?? { name, id, turn: Promise.resolve(), unsure: new Map<string, Unsure>() };
    targets.set(key, target);
    return target;
  };

  /** Does the work when all before it on the same record is done, whatever became of that. */
  const inTurn = <Result>(target: Target, work: () => Promise<Result>): Promise<Result> => {
    const start = () => (locks ? locks.request(`staalkaart ${target.name} ${target.id}`, work) : work());
    const turn = target.turn.then(start, start) as Promise<Result>;
    target.turn = turn;
    return turn;
  };

  /** Reads the record and writes it as the intentions want it, again for as long as others come first. */
  const write = async <N extends Hideable>(name: N, id: Id, intentions: Intention[], epoch: number) => {
    for (let retries = 0; ; retries += 1) {
      assertSession(epoch);
      const { record: before, version } = await writer.readFresh(name, id);
      assertSession(epoch);
      const record = intentions.reduce((now, intention) => applied(intention, now), before);
      if (record === before) return { before, record, version };
      try {
        await writer.update(name, updateOf[name](record), version);
        return { before, record, version };
      } catch (error) {
        const isOvertaken = error instanceof ApiError && error.status === 412;
        if (!isOvertaken || retries === MAX_RETRIES) throw error;
      }
    }
  };

  const check = async ({ name, id, unsure }: Target, epoch: number): Promise<void> => {
    const watched = [...unsure];
    // What cannot be looked at now is looked at the next time.
    const now = await write(name, id, watched.map(([, { intention }]) => intention), epoch).catch(() => undefined);
    for (const [subject, one] of watched) {
      one.checksLeft -= 1;
      const isKept = now && applied(one.intention, now.before) === now.before;
      if (isKept || one.checksLeft === 0) unsure.delete(subject);
    }
  };

  const checkLater = (target: Target, epoch: number): void => {
    clearTimeout(target.timer);
    target.timer = setTimeout(() => {
      void inTurn(target, () => check(target, epoch)).then(() => {
        if (target.unsure.size > 0) checkLater(target, epoch);
      });
    }, checkDelay());
  };

  return intention => {
    const target = findTarget(intention);
    const { name, id, unsure } = target;
    const epoch = tokenEpoch();
    return inTurn(target, async () => {
      // Whatever becomes of this one, what was said before it no longer holds.
      unsure.delete(subjectOf(intention));
      const { before, record, version } = await write(name, id, [intention], epoch);
      const isChanged = applied(intention, before) !== before;
      if (isChanged && version === undefined && 'productId' in intention) {
        unsure.set(subjectOf(intention), { intention, checksLeft: CHECKS });
        checkLater(target, epoch);
      }
      return { isChanged, record };
    });
  };
};
