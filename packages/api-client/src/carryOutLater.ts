import { ApiError } from './ApiError.ts';
import type { Writer } from './cache/writer.ts';
import type { CarryOut } from './carryOut.ts';
import type { Intention } from './intentions.ts';
import type { DetailOf, ResourceName, UpdateOf } from './resources.ts';
import { tokenEpoch } from './token.ts';
import { loadClient } from './transport.ts';

/** As `createCarryOut`, of which the code comes with what sends calls: the first page does without it. */
export const carryOutLater = (writer: Pick<Writer, 'readFresh' | 'update'>): CarryOut => {
  let made: Promise<CarryOut> | undefined;
  return async intention => {
    const epoch = tokenEpoch();
    made ??= loadClient().then(({ createCarryOut }) => createCarryOut(writer));
    // What did not load is loaded with the next one.
    const carryOut = await made.catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    // Another person must not carry it out.
    if (epoch !== tokenEpoch()) throw new ApiError({ kind: 'cancelled' });
    return carryOut(intention);
  };
};

/** As `inverseOfUpdate`, of which the code comes likewise; undefined also for a kind of record that no intention is about. */
export const inverseOfSave = async <N extends ResourceName>(name: N, before: DetailOf<N>, sent: UpdateOf<N>, saved: object): Promise<Intention | undefined> =>
  (await loadClient()).inverseOfUpdate(name, before, sent, saved);
