import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Writer } from '../cache/writer.ts';
import type { CarryOut } from '../carryOut.ts';
import { carryOutLater, writerLater } from '../clientLater.ts';

/** Writes of many records, one by one: what is on screen is asked again once, at `end`; a write after that begins anew. Other writes meanwhile do not wait for it. */
interface ManyWrites extends Pick<Writer, 'remove'> {
  /** Carries out what is wanted of one record. What goes into a collection or out of it is for `useIntentions`, which looks after it. */
  carryOut: CarryOut;
  end: () => void;
}

/** Prepares the writes of many records; see {@link ManyWrites}. */
export const useManyWrites = (): (() => ManyWrites) => {
  const { cache, mutate } = useSWRConfig();
  return useCallback(() => {
    const writer = writerLater({ cache, mutate, batch: {} });
    const carryOut = carryOutLater(writer);
    let over: (() => void) | undefined;
    const inOne = <Sent extends unknown[], Result>(write: (...sent: Sent) => Result) => (...sent: Sent): Result => {
      if (!over) {
        const isOver = new Promise<void>(resolve => { over = resolve; });
        // Where the code for it does not come, or somebody else is signed in by then, each write says so itself.
        writer.together(() => isOver).catch(() => undefined);
      }
      return write(...sent);
    };
    const end = () => {
      over?.();
      over = undefined;
    };
    return { carryOut: inOne(carryOut), remove: inOne(writer.remove), end };
  }, [cache, mutate]);
};
