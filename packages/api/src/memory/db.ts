import { RESOURCES } from '@staalkaart/api-client/wire';
import type { Fact, Facts, NamedFact, TableName } from '../facts.ts';
import { coverIn } from '../rules/media.ts';
import { orders } from '../rules/order.ts';
import type { Order, Related } from '../store.ts';
import { createTable, type Journal, type Table } from './table.ts';

/** An uploaded file. */
export interface UploadFact extends NamedFact {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** All that is kept in memory: the facts, and the files. */
interface Kept extends Facts {
  uploads: UploadFact;
}

/** The records that a catalogue starts with, and the key that tells one seed from another. */
export type Seed = { readonly [N in keyof Kept]?: readonly Kept[N][] } & { readonly key: string };

export type Tables = { readonly [N in keyof Kept]: Table<Kept[N]> };

/** One record that differs from the seed; null where it was deleted. */
export interface Change {
  table: keyof Kept;
  id: number;
  record: Fact | null;
}

/** The tables in memory, and what is derived from them. */
export interface Db extends Tables {
  readonly key: string;
  /** What records look up beside themselves: all of it is at hand. */
  readonly related: Related;
  /** The records of a table in an order, which is kept until one is written. */
  ordered<N extends TableName>(table: N, order: Order): readonly Facts[N][];
  /** Another text after each change of what lists show. */
  version(): string;
  /** Does some work whole or not at all: whatever it throws undoes it. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Puts changes to the seed of that key back; those to another are ignored. */
  restore(key: string, changes: readonly Change[]): void;
  /** What changed since the last call: for a storage that saves as it goes. */
  takeChanges(): Change[];
  /** Back to the seed. */
  reset(): void;
}

/** Groups records by each of their keys. */
const groupBy = <T>(keysOf: (record: T) => readonly number[]) => (records: readonly T[]): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const record of records) {
    for (const key of keysOf(record)) {
      const group = groups.get(key);
      if (group) group.push(record);
      else groups.set(key, [record]);
    }
  }
  return groups;
};

/** The tables that lists show. */
const SHOWN = RESOURCES.map(name => name.toLowerCase() as Lowercase<typeof name>);
const NAMES = [...SHOWN, 'secondSteps', 'sessions', 'answers', 'uploads'] as const;

const relatedIn = (tables: Tables): Related => {
  const { assets, collections, categories, segments } = tables;
  const byProduct = groupBy<Facts['assets']>(({ productId }) => [productId]);
  const media = assets.derive(records => byProduct(records.toSorted(orders.order)));
  const holders = collections.derive(groupBy(({ productIds }) => productIds));
  const makers = collections.derive(groupBy(({ createdById }) => [createdById]));
  const shelves = categories.derive(groupBy(({ segmentIds }) => segmentIds));
  return {
    get: (table, id) => tables[table].get(id),
    assetsOf: id => media().get(id) ?? [],
    coverOf: id => coverIn(media().get(id) ?? []),
    collectionsOf: id => holders().get(id) ?? [],
    collectionsBy: id => makers().get(id) ?? [],
    categoriesOf: id => shelves().get(id) ?? [],
    segments: segments.all,
  };
};

const orderedIn = (tables: Tables) => {
  const kept = new Map<string, () => readonly Fact[]>();
  return <N extends TableName>(name: N, order: Order): readonly Facts[N][] => {
    const table = tables[name] as unknown as Table<Facts[N]>;
    if (order === 'added') return table.all();
    const key = `${name}/${order}`;
    if (!kept.has(key)) kept.set(key, table.derive(records => records.toSorted(orders[order])));
    return kept.get(key)!() as readonly Facts[N][];
  };
};

/** Makes a catalogue over a seed. The seed itself is never written, so many catalogues can share one. */
export const createDb = (seed: Seed): Db => {
  const { key } = seed;
  const start = Math.random().toString(36).slice(2);
  const journal: Journal = {};
  // A file is kept outside of any transaction.
  const journalOf = (name: keyof Kept) => (name === 'uploads' ? undefined : journal);
  const plain = Object.fromEntries(NAMES.map(name => [name, createTable<Fact>(seed[name] ?? [], journalOf(name))])) as Record<keyof Kept, Table<Fact>>;
  const tables = plain as unknown as Tables;

  return {
    ...tables,
    key,
    related: relatedIn(tables),
    ordered: orderedIn(tables),
    version: () => `${start}-${SHOWN.reduce((sum, name) => sum + plain[name].version(), 0)}`,
    async attempt(work) {
      const undo: (() => void)[] = (journal.undo = []);
      try {
        return await work();
      } catch (thrown) {
        for (const step of undo.toReversed()) step();
        throw thrown;
      } finally {
        journal.undo = undefined;
      }
    },
    restore(otherKey, changes) {
      if (otherKey !== key) return;
      for (const { table, id, record } of changes) plain[table].apply(id, record);
      for (const name of NAMES) plain[name].takeWritten();
    },
    takeChanges: () => NAMES.flatMap(table => plain[table].takeWritten().map(id => ({ table, id, record: plain[table].get(id) ?? null }))),
    reset: () => NAMES.forEach(name => plain[name].reset()),
  };
};
