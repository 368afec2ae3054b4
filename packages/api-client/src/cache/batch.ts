import type { Cache, useSWRConfig } from 'swr';
import type { KeyFilter } from './keys.ts';

/** How long nothing is written before it is asked again, in ms: writes that follow each other count as one batch. */
const SETTLE = 40;

/** What is written at present, and what is to be asked again once it is done. */
export interface Batch {
  writing: number;
  wanted: Set<KeyFilter>;
  /** What is to be forgotten by then, and asked again. */
  cleared: Set<KeyFilter>;
}

export const createBatch = (): Batch => ({ writing: 0, wanted: new Set(), cleared: new Set() });

/** The cache around, and SWR's way to change it. */
export interface Store {
  cache: Cache;
  mutate: ReturnType<typeof useSWRConfig>['mutate'];
  /** Of a long work: what its writes touched waits for its end, and holds up no other write. The cache's own without it. */
  batch?: Batch;
}

const ofCaches = new WeakMap<object, Batch>();
const batchOf = ({ cache, batch }: Store): Batch => {
  const found = batch ?? ofCaches.get(cache) ?? createBatch();
  if (!batch) ofCaches.set(cache, found);
  return found;
};

/** Takes filters out of a batch, as one. */
const take = (filters: Set<KeyFilter>): KeyFilter => {
  const all = [...filters];
  filters.clear();
  return key => all.some(isMeant => isMeant(key));
};

const flush = async (batch: Batch, { mutate }: Store): Promise<void> => {
  const hasCleared = batch.cleared.size > 0;
  const [isCleared, isWanted] = [take(batch.cleared), take(batch.wanted)];
  // One question for each key, however many writes touched it.
  await Promise.all([hasCleared && mutate(isCleared, undefined, { revalidate: true }), mutate(key => isWanted(key) && !isCleared(key))]);
};

/** Asks again what a write touched: at once, or once for all writes of the batch that is under way. */
export const askAgain = (store: Store, isMeant: KeyFilter): Promise<unknown> | undefined => {
  const batch = batchOf(store);
  if (batch.writing === 0) return store.mutate(isMeant);
  batch.wanted.add(isMeant);
  return undefined;
};

/** Forgets what a write made wrong, and asks it again: at once, but of a long work at its end. */
export const askAnew = ({ mutate, batch }: Store, isMeant: KeyFilter): Promise<unknown> | undefined => {
  if (!batch) return mutate(isMeant, undefined, { revalidate: true });
  batch.cleared.add(isMeant);
  return undefined;
};

/** Counts a work as part of a batch: what its writes touched is asked again when the last of them is done, whatever became of them. */
export const inBatch = async <Result>(store: Store, work: () => Promise<Result>): Promise<Result> => {
  const batch = batchOf(store);
  batch.writing += 1;
  try {
    return await work();
  } finally {
    // Counted until it has settled: what follows at once belongs to it.
    const settle = () => {
      batch.writing -= 1;
      if (batch.writing === 0) flush(batch, store).catch(() => {});
    };
    setTimeout(settle, SETTLE);
  }
};
