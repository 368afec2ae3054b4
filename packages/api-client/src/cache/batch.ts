import type { Cache, useSWRConfig } from 'swr';
import type { KeyFilter } from './keys.ts';
import { perCache } from './perCache.ts';

/** How long nothing is written before it is asked again, in ms: writes that follow each other count as one batch. */
const SETTLE = 40;
/** The same for a long work, in ms: between two of its files a busy tablet draws how far it is. */
const SETTLE_APART = 200;

/** What is written at present, and what is to be asked again once it is done. */
interface Batch {
  writing: number;
  wanted: Set<KeyFilter>;
}

/** The cache around, and SWR's way to change it. */
export interface Store {
  cache: Cache;
  mutate: ReturnType<typeof useSWRConfig>['mutate'];
  /** Names the batch of a long work: what its writes touched waits for its end, and holds up no other write. The cache's own without it. */
  batch?: object;
}

const batches = perCache((): Batch => ({ writing: 0, wanted: new Set() }));
const batchOf = ({ cache, batch = cache }: Store): Batch => batches(batch);

/** One question for each key, however many writes touched it. */
const flush = async (batch: Batch, { mutate }: Store): Promise<void> => {
  const wanted = [...batch.wanted];
  batch.wanted.clear();
  await mutate(key => wanted.some(isMeant => isMeant(key)));
};

/** Asks again what a write touched: at once, or once for all writes of the batch that is under way. */
export const askAgain = (store: Store, isMeant: KeyFilter): Promise<unknown> | undefined => {
  const batch = batchOf(store);
  if (batch.writing === 0) return store.mutate(isMeant);
  batch.wanted.add(isMeant);
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
    setTimeout(settle, store.batch ? SETTLE_APART : SETTLE);
  }
};
