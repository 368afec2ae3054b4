import { ApiError } from './ApiError.ts';
import type { Store } from './cache/batch.ts';
import type { Writer } from './cache/writer.ts';
import { tokenEpoch } from './token.ts';
import { loadClient } from './transport.ts';

/** As `createWriter`, of which the code, with the cache rules, comes with what sends calls: the first page does without it. */
export const writerLater = (store: Store): Writer => new Proxy({} as Writer, {
  get: (_, name: keyof Writer) => async (...sent: never[]): Promise<unknown> => {
    const epoch = tokenEpoch();
    const { createWriter } = await loadClient();
    // Another person must not write it.
    if (epoch !== tokenEpoch()) throw new ApiError({ kind: 'cancelled' });
    return (createWriter(store)[name] as (...sent: never[]) => Promise<unknown>)(...sent);
  },
});
