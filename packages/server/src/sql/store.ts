import type { Cover, Store, TableName } from '@staalkaart/api';
import { type Caches, type Changes, createCaches } from './caches.ts';
import { codecs, recordsIn } from './codec.ts';
import type { Connection } from './connection.ts';
import { createSnapshot } from './snapshot.ts';
import { LOOKED_UP, tables } from './tables.ts';
import { createTransaction } from './transaction.ts';
import { createPause, createTurns, type Turns } from './turns.ts';
import type { WriteAhead } from './writeAhead.ts';

/** Tables that no list shows. */
const UNSEEN: readonly TableName[] = ['sessions', 'secondSteps', 'answers'];

const read = <Result>(connection: Connection, caches: Caches, work: Parameters<Store['read']>[0]): Promise<Result> =>
  work(createSnapshot({ connection, cachesOf: () => caches, pause: createPause(), covers: new Map<number, Cover>() })) as Promise<Result>;

const transact = async <Result>(
  connection: Connection, caches: Caches, turns: Turns, work: Parameters<Store['write']>[0], onCommit: (changes: Changes) => void,
): Promise<Result> => {
  const changes: Changes = new Map();
  const cachesOf = (table: TableName) => (changes.has(table) ? undefined : caches);
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = await work(createTransaction({ connection, cachesOf, changes, pause: createPause(), covers: new Map<number, Cover>() }));
    await turns.alone(() => {
      connection.exec('COMMIT');
      onCommit(changes);
    });
    return result as Result;
  } catch (thrown) {
    connection.end('ROLLBACK');
    throw thrown;
  }
};

/** So many records of each small table are read when a database is opened: what the first call would look up. */
const FIRST_RECORDS = 1_000;

const warm = (reader: Connection, caches: Caches): void => {
  for (const table of LOOKED_UP) {
    caches.keep(table, recordsIn(table, reader.all(`SELECT ${codecs[table].columns} FROM ${tables[table].table} t LIMIT ${FIRST_RECORDS}`)));
  }
};

/** A store, and what to call where its records changed without it. */
export interface OpenStore {
  readonly store: Store;
  refresh(): void;
}

/**
 * The store over a database that nobody else writes.
 *
 * SQLite answers at once and holds the thread meanwhile, so what has to be arranged is who works between two awaits.
 * Transactions follow one another on a connection of their own, from `BEGIN IMMEDIATE` on, which makes them serialisable.
 * Readings share a second one, which cannot write, and go on while a transaction is open: an import of minutes stops nobody,
 * since work that takes long pauses between its steps. A commit waits for the readings under way and the next ones wait for it,
 * so that a reading sees one moment, and what is kept in memory is always what was committed last.
 *
 * @param writer undefined where nothing may be written
 * @param writeAhead keeps what was committed: whoever wrote waits for that, and nobody else
 */
export const createStore = (reader: Connection, writer: Connection | undefined, writeAhead: Pick<WriteAhead, 'tidy' | 'keep'> | undefined): OpenStore => {
  const turns = createTurns(reader.beginLater, () => reader.end('COMMIT'));
  const caches = createCaches();
  warm(reader, caches);
  // Another start is another version: a copy that was put back may have as many changes behind it.
  const start = crypto.randomUUID().slice(0, 8);
  let version = 0;
  const onCommit = (changes: Changes) => {
    caches.apply(changes);
    if ([...changes.keys()].some(table => !UNSEEN.includes(table))) version += 1;
  };
  const store: Store = {
    version: () => `${start}-${version}`,
    read: work => turns.read(() => read(reader, caches, work)),
    async write(work) {
      if (!writer) throw new Error('This database was opened to be read');
      const result = await turns.write(async () => {
        const done = await transact(writer, caches, turns, work, onCommit);
        writeAhead?.tidy();
        return done;
      });
      await writeAhead?.keep();
      return result as Awaited<ReturnType<typeof work>>;
    },
  };
  return {
    store,
    refresh() {
      caches.clear();
      warm(reader, caches);
      version += 1;
    },
  };
};
