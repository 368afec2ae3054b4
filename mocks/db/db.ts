import { type ProductOrder, type ResourceName, RESOURCES } from '@staalkaart/api-client/wire';
import type { Fact, Facts, TableName } from './facts.ts';
import { createTable, type Table } from './table.ts';

/** The records that a catalogue starts with, and the key that tells one seed from another. */
export type Seed = { readonly [N in TableName]?: readonly Facts[N][] } & { readonly key: string };

type Tables = { readonly [N in TableName]: Table<Facts[N]> };

/** One record that differs from the seed; null where it was deleted. */
export interface Change {
  table: TableName;
  id: number;
  record: Fact | null;
}

/** The in-memory catalogue. */
export interface Db extends Tables {
  readonly key: string;
  /** The media of a product by their order, and where two have the same one, the oldest first. */
  assetsOf(productId: number): readonly Facts['assets'][];
  /** The collections that hold a product. */
  collectionsOf(productId: number): readonly Facts['collections'][];
  /** The products in that order, which is kept until one is written; undefined where there is no such order. */
  productsBy(order: string): readonly Facts['products'][] | undefined;
  /** The moment that a write is stamped with. */
  now(): string;
  /** Puts changes to the seed of that key back; those to another are ignored. */
  restore(key: string, changes: readonly Change[]): void;
  /** What changed since the last call: for a storage that saves as it goes. */
  takeChanges(): Change[];
  /** Back to the seed. */
  reset(): void;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By number from low to high, by date from new to old. */
const ORDERS: Record<ProductOrder, (a: Facts['products'], b: Facts['products']) => number> = {
  erpId: (a, b) => compare(a.erpId ?? '\uffff', b.erpId ?? '\uffff'),
  created: (a, b) => compare(b.created, a.created),
  updated: (a, b) => compare(b.updated, a.updated),
};

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

const lowerCase = (name: ResourceName) => name.toLowerCase() as Lowercase<ResourceName>;

/** The table of a resource. */
export const tableOf = <T extends Fact>(db: Db, name: ResourceName): Table<T> => db[lowerCase(name)] as unknown as Table<T>;

/** Makes a catalogue over a seed. The seed itself is never written, so many catalogues can share one. */
export const createDb = (seed: Seed, clock: () => Date = () => new Date()): Db => {
  const { key } = seed;
  const names = [...RESOURCES.map(lowerCase), 'uploads'] as const;
  const plain = Object.fromEntries(names.map(name => [name, createTable<Fact>(seed[name] ?? [])])) as Record<TableName, Table<Fact>>;
  const tables = plain as unknown as Tables;
  const { assets, collections, products } = tables;

  const byProduct = groupBy<Facts['assets']>(({ productId }) => [productId]);
  const media = assets.derive(records => byProduct(records.toSorted((a, b) => a.order - b.order || a.id - b.id)));
  const holders = collections.derive(groupBy(({ productIds }) => productIds));
  const ordered = new Map(Object.entries(ORDERS).map(([name, order]) => [name, products.derive(records => records.toSorted(order))]));

  return {
    ...tables,
    key,
    assetsOf: productId => media().get(productId) ?? [],
    collectionsOf: productId => holders().get(productId) ?? [],
    productsBy: order => ordered.get(order)?.(),
    now: () => clock().toISOString(),
    restore(otherKey, changes) {
      if (otherKey !== key) return;
      for (const { table, id, record } of changes) plain[table].apply(id, record);
      for (const name of names) plain[name].takeWritten();
    },
    takeChanges: () => names.flatMap(table => plain[table].takeWritten().map(id => ({ table, id, record: plain[table].get(id) ?? null }))),
    reset: () => names.forEach(name => plain[name].reset()),
  };
};
