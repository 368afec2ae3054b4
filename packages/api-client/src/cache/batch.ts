import type { Cache, useSWRConfig } from 'swr';
import type { KeyFilter } from './keys.ts';

/** How long nothing is written before it is asked again, in ms: writes that follow each other count as one batch. */
const SETTLE = 40;

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** What is written at present, and what is to be asked again once it is done. */
interface Batch {
  writing: number;
  wanted: Set<KeyFilter>;
}

const batches = new WeakMap<object, Batch>();
const batchOf = (cache: Cache): Batch => {
  const batch = batches.get(cache) ?? { writing: 0, wanted: new Set() };
  batches.set(cache, batch);
  return batch;
};

const flush = (batch: Batch, mutate: Mutate): Promise<unknown> => {
  const wanted = [...batch.wanted];
  batch.wanted.clear();
  // One question for each key, however many writes touched it.
  return mutate(key => wanted.some(isMeant => isMeant(key)));
};

/** Asks again what a write touched: at once, or once for all writes of the batch that is under way. */
export const askAgain = (cache: Cache, mutate: Mutate, isMeant: KeyFilter): Promise<unknown> | undefined => {
  const batch = batchOf(cache);
  if (batch.writing === 0) return mutate(isMeant);
  batch.wanted.add(isMeant);
  return undefined;
};

/** Counts a work as part of a batch: what its writes touched is asked again when the last of them is done, whatever became of them. */
export const inBatch = async <Result>(cache: Cache, mutate: Mutate, work: () => Promise<Result>): Promise<Result> => {
  const batch = batchOf(cache);
  batch.writing += 1;
  try {
    return await work();
  } finally {
    // Counted until it has settled: what follows at once belongs to it.
    const settle = () => {
      batch.writing -= 1;
      if (batch.writing === 0) flush(batch, mutate).catch(() => {});
    };
    setTimeout(settle, SETTLE);
  }
};
