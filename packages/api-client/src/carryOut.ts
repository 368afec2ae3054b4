import { ApiError, mayBeDone } from './ApiError.ts';
import { IntentionRefused } from './IntentionRefused.ts';
import type { Versioned } from './api.ts';
import type { Writer } from './cache/writer.ts';
import { applied, type Editable, type Intention, inverseOf, sinceSent, targetOf, updateOf } from './intentions.ts';
import { locksOf } from './locks.ts';
import type { DetailOf } from './resources.ts';
import { assertSession, tokenEpoch } from './token.ts';
import type { Id } from './types/common.ts';
import { whileOvertaken } from './whileOvertaken.ts';

/** What became of an intention. */
export interface Outcome {
  /** False: it was so already, and nothing was written for it. */
  isChanged: boolean;
  /** The record as it is now; none where it was removed. */
  record?: DetailOf<Editable>;
  /** What undoes it: of what really changed, and nothing that was so before. */
  inverse?: Intention | undefined;
}

/** Applies an intention to the record as it is now on the server. Throws ApiError, or IntentionRefused. */
export type CarryOut = (intention: Intention) => Promise<Outcome>;

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
  lock: string;
  name: Editable;
  id: Id;
  /** By what they decide, so that a later intention takes the place of an earlier one. */
  unsure: Map<string, Unsure>;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * A collection as the last write left it, with its version: the next write needs no other look, since it is refused (412)
 * where somebody else came first. A version does not tell of what comes beside a record, as the media of a product.
 */
interface Left extends Versioned<DetailOf<Editable>> {
  lock: string;
  epoch: number;
}

/** Writes that may have been done, or not: no answer told. */
interface Untold {
  /** Each that was tried since one was answered. */
  sent: readonly Intention[];
  /** What the last one was to change. */
  before: DetailOf<Editable>;
}

/** What it decides, each by itself: a later intention may take the place of a part of it. */
const partsOf = (intention: Intention): [subject: string, part: Intention][] => {
  if ('productIds' in intention) return intention.productIds.map(id => [String(id), { ...intention, productIds: [id] }]);
  return [['label' in intention ? `${intention.list} ${intention.label.id}` : intention.do, intention]];
};

/**
 * Makes the one that carries out the intentions of a tab. They wait for each other record by record, in this tab
 * and in the other tabs of this browser. Where the server tells no version, what was filed is
 * looked at again a little later in the background, and filed again if another tablet's write took it along.
 */
export const createCarryOut = (
  writer: Pick<Writer, 'readFresh' | 'readFreshList' | 'update' | 'remove'>, locks = locksOf(),
): CarryOut => {
  /** Those that are looked at again. */
  const targets = new Map<string, Target>();
  /** Of the last write alone: collections are many, and may be long. */
  let left: Left | undefined;
  /** The last writes of a record, by its lock: tried again they may be found done, and are then what was changed. */
  const untold = new Map<string, Untold>();

  /** The record as it was left, where that is known for sure, else as it is on the server. */
  const read = async ({ lock, name, id }: Target, isWanted: (record: DetailOf<Editable>) => boolean, epoch: number) => {
    // What would change nothing is no longer sure: nobody is asked by a write.
    if (left?.lock === lock && left.epoch === epoch && !isWanted(left.record)) return left;
    const now = await writer.readFresh(name, id);
    assertSession(epoch);
    return now;
  };

  /**
   * Writes the record as the intentions want it, again for as long as others come first.
   * @param onUntold hears of the record as it was, where nothing tells whether it was written
   */
  const write = (target: Target, intentions: Intention[], epoch: number, onUntold?: (before: DetailOf<Editable>) => void) => {
    const sent = untold.get(target.lock)?.sent ?? [];
    const wanted = (before: DetailOf<Editable>) => intentions.reduce((now, intention) => applied(sinceSent(intention, before, sent), now), before);
    return whileOvertaken(async () => {
      assertSession(epoch);
      const { record: before, version } = await read(target, record => wanted(record) === record, epoch);
      left = undefined;
      const record = wanted(before);
      if (record === before) return { before, record, version };
      const saved = await writer.update(target.name, updateOf[target.name](record as never), version).catch((error: unknown) => {
        if (mayBeDone(error)) onUntold?.(before);
        throw error;
      });
      if (target.name === 'Collections' && saved.version !== undefined) left = { lock: target.lock, record, version: saved.version, epoch };
      return { before, record, version };
    });
  };

  /** A server takes the labels that it deletes off their products without a word. */
  const isOnProduct = async ({ name, id }: Target): Promise<boolean> => {
    const group = name === 'Tags' ? 'tags' : name === 'Materials' ? 'materials' : undefined;
    return group !== undefined && (await writer.readFreshList('Products', { [group]: [id], pageSize: 1 })).items.length > 0;
  };

  /** Removes a record that is as it was made, until then. Where somebody else was first, it is gone, as was asked. */
  const remove = async (target: Target, intention: Intention, epoch: number): Promise<Outcome> => {
    left = undefined;
    try {
      await whileOvertaken(async () => {
        const { record, version } = await writer.readFresh(target.name, target.id);
        assertSession(epoch);
        applied(intention, record);
        if (await isOnProduct(target)) throw new IntentionRefused('inUse');
        assertSession(epoch);
        await writer.remove(target.name, target.id, version);
      });
      return { isChanged: true };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { isChanged: false };
      throw error;
    }
  };

  const check = async (target: Target, epoch: number): Promise<void> => {
    const { unsure } = target;
    const watched = [...unsure];
    // What cannot be looked at now is looked at the next time.
    const now = await write(target, watched.map(([, { intention }]) => intention), epoch).catch(() => undefined);
    for (const [subject, one] of watched) {
      one.checksLeft -= 1;
      const isKept = now && applied(one.intention, now.before) === now.before;
      if (isKept || one.checksLeft === 0) unsure.delete(subject);
    }
    if (unsure.size === 0) targets.delete(target.lock);
  };

  const checkLater = (target: Target, epoch: number): void => {
    clearTimeout(target.timer);
    target.timer = setTimeout(async () => {
      await locks.request(target.lock, () => check(target, epoch));
      if (target.unsure.size > 0) checkLater(target, epoch);
    }, checkDelay());
  };

  return intention => {
    const { name, id } = targetOf(intention);
    const lock = `staalkaart ${name} ${id}`;
    const epoch = tokenEpoch();
    return locks.request(lock, async () => {
      const target: Target = targets.get(lock) ?? { lock, name, id, unsure: new Map() };
      // Whatever becomes of this one, what was said before it no longer holds.
      const parts = partsOf(intention);
      for (const [subject] of parts) target.unsure.delete(subject);
      if (intention.do === 'remove') return remove(target, intention, epoch);
      const { sent = [], before: untried } = untold.get(lock) ?? {};
      const found = await write(target, [intention], epoch, before => { untold.set(lock, { sent: [...sent, intention], before }); });
      const { record, version } = found;
      untold.delete(lock);
      // What the try before this one did without a word, it did all the same.
      const isDone = record === found.before && JSON.stringify(sent.at(-1)) === JSON.stringify(intention);
      const before = isDone ? untried! : found.before;
      const inverse = inverseOf(isDone ? intention : sinceSent(intention, before, sent), before);
      const isChanged = inverse !== undefined;
      if (isChanged && version === undefined && 'productIds' in intention) {
        for (const [subject, part] of parts) if (applied(part, before) !== before) target.unsure.set(subject, { intention: part, checksLeft: CHECKS });
        targets.set(lock, target);
        checkLater(target, epoch);
      }
      return { isChanged, record, inverse };
    });
  };
};
