import type { Fact, Facts, TableName } from '../facts.ts';
import type { Snapshot, Store, Transaction } from '../store.ts';
import type { Db } from './db.ts';
import { answerQuestion } from './question.ts';
import type { Table } from './table.ts';

/** The store over tables in memory: the reference of what every store answers. One piece of work follows the other. */
export const createMemoryStore = (db: Db): Store => {
  const tableOf = (name: TableName) => db[name] as unknown as Table<Fact>;

  const snapshot: Snapshot = {
    async find(table, question, page) {
      const found = answerQuestion(db, table, question);
      const start = page ? (page.number - 1) * page.size : 0;
      return { records: page ? found.slice(start, start + page.size) : found, total: found.length };
    },
    async get<N extends TableName>(table: N, ids: readonly number[]) {
      return ids.map(id => db.related.get(table, id)).filter(record => record !== undefined);
    },
    related: async () => db.related,
  };
  const transaction: Transaction = {
    ...snapshot,
    async add<N extends TableName>(table: N, records: readonly Omit<Facts[N], 'id'>[]) {
      return records.map(record => tableOf(table).add(record)) as unknown as Facts[N][];
    },
    put: async (table, records) => records.forEach(record => tableOf(table).put(record)),
    remove: async (table, ids) => ids.forEach(id => tableOf(table).delete(id)),
  };

  let last: Promise<unknown> = Promise.resolve();
  /** Work waits for what came before it, whether that did what it should or not. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    version: db.version,
    read: work => inTurn(() => work(snapshot)),
    write: work => inTurn(() => db.attempt(() => work(transaction))),
  };
};
