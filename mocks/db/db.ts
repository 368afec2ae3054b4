import type { Fact, Facts, TableName } from './facts.ts';
import type { Table } from './table.ts';
import { createAssetIndex } from './assetIndex.ts';
import { createJournal, type Change, type Snapshot } from './journal.ts';
import { derived, groupBy } from './derived.ts';
import { createTable } from './table.ts';

/** The records that a catalogue starts with, and the key that tells one seed from another. */
export type Seed = { readonly [N in TableName]: readonly Facts[N][] } & { readonly key: string };

export type Tables = { readonly [N in TableName]: Table<Facts[N]> };

/** The in-memory catalogue. */
export interface Db extends Tables {
  readonly key: string;
  /** The media of a product, in order. */
  assetsOf(productId: number): readonly Facts['assets'][];
  /** The collections that hold a product. */
  collectionsOf(productId: number): readonly Facts['collections'][];
  /** The moment that a write is stamped with. */
  now(): string;
  /** Puts a snapshot of the same seed back; another's is ignored. */
  restore(snapshot: Snapshot): void;
  /** What changed since the last call: for a storage that saves as it goes. */
  takeChanges(): Change[];
  /** Back to the seed. */
  reset(): void;
}

/** Makes a catalogue over a seed. The seed itself is never written, so many catalogues can share one. */
export const createDb = (seed: Seed, clock: () => Date = () => new Date()): Db => {
  const journal = createJournal();
  const assetIndex = createAssetIndex(() => assets.all());
  const table = <T extends Fact>(name: TableName, base: readonly T[]) => createTable(base, journal.writerOf(name));
  const assets: Table<Facts['assets']> = createTable(seed.assets, (id, before, after) => {
    assetIndex.onWrite(id, before, after);
    journal.writerOf('assets')(id);
  });
  const tables: Tables = {
    segments: table('segments', seed.segments),
    categories: table('categories', seed.categories),
    collections: table('collections', seed.collections),
    products: table('products', seed.products),
    assets,
    customers: table('customers', seed.customers),
    materials: table('materials', seed.materials),
    tags: table('tags', seed.tags),
    users: table('users', seed.users),
    uploads: table('uploads', seed.uploads),
  };
  const byProduct = derived(tables.collections, records => groupBy(records, ({ productIds }) => productIds));

  return {
    ...tables,
    key: seed.key,
    assetsOf: assetIndex.of,
    collectionsOf: productId => byProduct().get(productId) ?? [],
    now: () => clock().toISOString(),
    restore: snapshot => journal.restore(snapshot, seed.key, tables),
    takeChanges: () => journal.take(tables),
    reset: () => {
      for (const each of Object.values(tables)) each.reset();
      journal.clear();
    },
  };
};
