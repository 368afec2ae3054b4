import { ApiError } from './ApiError.ts';
import type { SavedRecord } from './answers.ts';
import type { Store } from './cache/batch.ts';
import type { Writer } from './cache/writer.ts';
import type { CarryOut } from './carryOut.ts';
import type { Intention } from './intentions.ts';
import type { DetailOf, ResourceName } from './resources.ts';
import { assertSession, tokenEpoch } from './token.ts';
import { loadClient } from './transport.ts';

/**
 * Does something with what comes beside the code that sends calls; what did not load is loaded with the next one. Whoever signed
 * in meanwhile neither does it nor hears of it, whatever it makes of the answers to its calls: it throws an ApiError of kind `cancelled`.
 */
const withClient = async <Result>(work: (client: Awaited<ReturnType<typeof loadClient>>) => Promise<Result>, epoch = tokenEpoch()): Promise<Result> => {
  const client = await loadClient();
  assertSession(epoch);
  const result = await work(client).catch((error: unknown) => {
    // A refused token is why it is another session: of this one that tells that nothing was done.
    if (!(error instanceof ApiError && error.status === 401)) assertSession(epoch);
    throw error;
  });
  assertSession(epoch);
  return result;
};

let writing = 0;

/** Something is being written, or read to be written: leaving the page, or signing out, would break it off. */
export const isWriting = (): boolean => writing > 0;

/** Counts a work as writing from its beginning on, also where it reads first. @throws what the work throws */
export const asWriting = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  writing += 1;
  try {
    return await work();
  } finally {
    writing -= 1;
  }
};

const write: typeof withClient = (work, epoch) => asWriting(() => withClient(work, epoch));

/**
 * As `createWriter`, of which the code, with the cache rules, comes with what sends calls: the first page does without it. It is of
 * the session that it was made in: what goes on after that asks and writes nothing as whoever signed in meanwhile.
 */
export const writerLater = (store: Store): Writer => {
  const epoch = tokenEpoch();
  return new Proxy({} as Writer, {
    get: (_, name: keyof Writer) => (...sent: never[]): Promise<unknown> =>
      (name.startsWith('read') ? withClient : write)(({ createWriter }) => (createWriter(store)[name] as (...sent: never[]) => Promise<unknown>)(...sent), epoch),
  });
};

/** As `createCarryOut`, likewise. */
export const carryOutLater = (writer: Pick<Writer, 'readFresh' | 'readFreshList' | 'update' | 'remove'>): CarryOut => {
  let carryOut: CarryOut | undefined;
  return intention => write(({ createCarryOut }) => {
    carryOut ??= createCarryOut(writer);
    return carryOut(intention);
  });
};

/**
 * What undoes what a form sent, by code that comes likewise; see `inverseOfUpdate` and `inverseOfCreate`.
 * @param before the record that was changed; a new one was made without it
 */
export const inverseOfSave = async <N extends ResourceName>(name: N, before: DetailOf<N> | undefined, sent: object, saved: SavedRecord<DetailOf<N>>): Promise<Intention | undefined> => {
  const { inverseOfCreate, inverseOfUpdate } = await loadClient();
  return before ? inverseOfUpdate(name, before, sent, saved) : inverseOfCreate(name, sent, saved);
};
