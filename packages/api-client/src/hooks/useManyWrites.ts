import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { createBatch } from '../cache/batch.ts';
import type { Writer } from '../cache/writer.ts';
import type { CarryOut } from '../carryOut.ts';
import { carryOutLater, writerLater } from '../clientLater.ts';

/** Writes of many records, one by one: what is on screen is asked again once, at `end`. Other writes meanwhile do not wait for it. */
interface ManyWrites extends Pick<Writer, 'remove'> {
  /** Carries out what is wanted of one record. What is wanted of a collection is for `useIntentions`, which looks after it. */
  carryOut: CarryOut;
  end: () => void;
}

/** Begins the writes of many records; see {@link ManyWrites}. */
export const useManyWrites = (): (() => ManyWrites) => {
  const { cache, mutate } = useSWRConfig();
  return useCallback(() => {
    const writer = writerLater({ cache, mutate, batch: createBatch() });
    let end = () => {};
    const isOver = new Promise<void>(resolve => { end = resolve; });
    // Where the code for it does not come, or somebody else is signed in by then, each write says so itself.
    writer.together(() => isOver).catch(() => undefined);
    return { carryOut: carryOutLater(writer), remove: writer.remove, end };
  }, [cache, mutate]);
};
