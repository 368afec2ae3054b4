import { type Cover, coverIn, type Facts, productSearchText, type ProductFact, type TableName, type Transaction } from '@staalkaart/api';
import type { Changes } from './caches.ts';
import { codecs } from './codec.ts';
import type { Connection } from './connection.ts';
import { assetsOf } from './related.ts';
import { type Reading, recordsById } from './records.ts';
import { createSnapshot } from './snapshot.ts';
import { tables } from './tables.ts';

/** What a transaction works with: a reading that writes too. */
export interface Writing extends Reading {
  readonly changes: Changes;
}

const changesOf = ({ changes }: Writing, table: TableName): Map<number, object | undefined> => {
  const known = changes.get(table) ?? new Map<number, object | undefined>();
  changes.set(table, known);
  return known;
};

/** The id that was given last in a table. It is never given again, also where its record is gone. */
const lastId = (connection: Connection, table: TableName): number =>
  (connection.get('SELECT seq FROM sqlite_sequence WHERE name = ?', tables[table].table)?.[0] as number | undefined) ?? 0;

const SEARCH = `
  INSERT INTO product_search (id, text) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE TRUE
  ON CONFLICT (id) DO UPDATE SET text = excluded.text`;

/** So many texts go into the index with one statement, at whose end it is written out: one by one takes eight times as long. */
const INDEXED = 250;

/** Writes down what products are searched by: it holds the names of their customers. */
const index = async (writing: Writing, products: readonly ProductFact[]): Promise<void> => {
  const customers = new Map((await recordsById(writing, 'customers', [...new Set(products.map(({ customerId }) => customerId))])).map(one => [one.id, one]));
  const texts = products.map(product => [product.id, productSearchText(product, customers.get(product.customerId)).toWellFormed()]);
  for (let from = 0; from < texts.length; from += INDEXED) {
    writing.connection.run(SEARCH, JSON.stringify(texts.slice(from, from + INDEXED)));
    await writing.pause();
  }
};

/** Writes down what products show, from their media. */
const cover = (writing: Writing, productIds: readonly number[]): void => {
  const ids = [...new Set(productIds)];
  const media = assetsOf(writing.connection, ids);
  for (const id of ids) {
    const { path, hasVideo }: Cover = coverIn(media.get(id) ?? []);
    writing.connection.run('UPDATE products SET cover_path = ?, has_video = ? WHERE id = ?', path, Number(hasVideo), id);
    writing.covers.delete(id);
  }
  if (ids.length > 0) changesOf(writing, 'products');
};

/** What else changes with records of a table: texts of a search hold the names of customers, and covers are those of media. */
const follow = async (writing: Writing, table: TableName, before: readonly object[], after: readonly object[]): Promise<void> => {
  if (table === 'products') await index(writing, after as readonly ProductFact[]);
  if (table === 'assets') cover(writing, ([...before, ...after] as Facts['assets'][]).map(({ productId }) => productId));
  if (table !== 'customers' || before.length === 0) return;
  const names = new Map((before as Facts['customers'][]).map(({ id, name }) => [id, name]));
  const renamed = (after as Facts['customers'][]).filter(({ id, name }) => names.get(id) !== name).map(({ id }) => id);
  if (renamed.length === 0) return;
  const { records } = await createSnapshot(writing).find('products', { where: { customerId: renamed } });
  await index(writing, records);
  changesOf(writing, 'products');
};

const store = async (writing: Writing, table: TableName, records: readonly { readonly id: number }[], addedOf = (id: number) => id): Promise<void> => {
  // Nothing to store is no change: lists stay as they are. Whoever found nothing to store may have taken long to do so.
  if (records.length === 0) return writing.pause();
  const { upsert, values } = codecs[table];
  const changed = changesOf(writing, table);
  for (const record of records) {
    writing.connection.run(upsert, ...values(record), addedOf(record.id));
    changed.set(record.id, record);
    await writing.pause();
  }
};

/** Stores records under their own ids, and what follows from them. */
const put = async <N extends TableName>(writing: Writing, table: N, records: readonly Facts[N][]): Promise<void> => {
  const before = table === 'assets' || table === 'customers' ? await recordsById(writing, table, records.map(({ id }) => id)) : [];
  await store(writing, table, records);
  await follow(writing, table, before, records);
};

/** The methods of the port, over a connection that is in a transaction. */
export const createTransaction = (writing: Writing): Transaction => ({
  ...createSnapshot(writing),
  async add<N extends TableName>(table: N, records: readonly Omit<Facts[N], 'id'>[]) {
    const last = lastId(writing.connection, table);
    const made = records.map((record, place) => ({ ...record, id: last + 1 + place })) as unknown as Facts[N][];
    await store(writing, table, made);
    await follow(writing, table, [], made);
    return made;
  },
  put: (table, records) => put(writing, table, records),
  async remove(table, ids) {
    if (ids.length === 0) return;
    const before = table === 'assets' ? await recordsById(writing, table, ids) : [];
    const changed = changesOf(writing, table);
    writing.connection.run(`DELETE FROM ${tables[table].table} WHERE id IN (SELECT value FROM json_each(?))`, JSON.stringify(ids));
    for (const id of ids) changed.set(id, undefined);
    // The database lets these go with their user.
    if (table === 'users') for (const owned of ['sessions', 'secondSteps', 'answers'] as const) changesOf(writing, owned);
    await follow(writing, table, before, []);
  },
});
