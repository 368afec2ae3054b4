import { coverIn, type Facts, productSearchText, type Seed, type TableName } from '@staalkaart/api';
import { codecs } from './codec.ts';
import type { Connection } from './connection.ts';
import { columnOf, type TableDescription, tables } from './tables.ts';

/** What a seed may hold: answers are of users, to calls of theirs. */
const NAMES = (Object.keys(tables) as TableName[]).filter(name => name !== 'answers');

/** The places of a seed in the order of adding: its first record counts as the last that was added, and what follows comes before it. */
const addedIn = (records: readonly { readonly id: number }[]): ((place: number) => number) => {
  const last = records.reduce((highest, { id }) => Math.max(highest, id), 0);
  return place => last - place;
};

const loadTable = (connection: Connection, name: TableName, records: readonly { readonly id: number }[]): void => {
  const { upsert, values } = codecs[name];
  const addedAt = addedIn(records);
  records.forEach((record, place) => connection.run(upsert, ...values(record), addedAt(place)));
};

/** What products are searched by, and what they show. */
const loadDerived = (connection: Connection, { products = [], customers = [], assets = [] }: Seed): void => {
  const customerOf = new Map(customers.map(customer => [customer.id, customer]));
  const media = Map.groupBy(assets, ({ productId }) => productId);
  for (const product of products) {
    connection.run('INSERT INTO product_search (id, text) VALUES (?, ?)', product.id, productSearchText(product, customerOf.get(product.customerId)));
    const { path, hasVideo } = coverIn(media.get(product.id)?.toSorted((a, b) => a.order - b.order || a.id - b.id) ?? []);
    connection.run('UPDATE products SET cover_path = ?, has_video = ? WHERE id = ?', path, Number(hasVideo), product.id);
  }
};

/** Fills at once what triggers fill record by record, which takes four times as long. */
const fillIndexes = (connection: Connection): void => {
  for (const { table, links = {} } of Object.values(tables) as TableDescription<object>[]) {
    for (const [field, link] of Object.entries(links)) {
      const pairs = `SELECT l.value AS entry, t.id AS holder FROM ${table} t, json_each(t.${columnOf(field)}) l`;
      connection.exec(`INSERT INTO ${link.table} (${link.entry}, ${link.holder}) SELECT DISTINCT entry, holder FROM (${pairs}) ORDER BY entry, holder`);
    }
  }
  connection.exec("INSERT INTO product_fts (product_fts) VALUES ('rebuild')");
};

/** Does work without the triggers. */
const withoutTriggers = (connection: Connection, work: () => void): void => {
  const triggers = connection.all("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
  for (const [name] of triggers) connection.exec(`DROP TRIGGER ${name}`);
  work();
  for (const [, sql] of triggers) connection.exec(String(sql));
};

const loadAll = (connection: Connection, seed: Seed): void => {
  const records = seed as { readonly [N in TableName]?: readonly Facts[N][] };
  for (const name of NAMES) loadTable(connection, name, records[name] ?? []);
  loadDerived(connection, seed);
  fillIndexes(connection);
};

/**
 * Loads the records of a seed into an empty database, all or none of them. Its uploads are none of ours: files are elsewhere.
 * @throws Error in Dutch when the database holds something already
 */
export const loadSeed = (connection: Connection, seed: Seed): void => {
  // On the disk once this is done.
  connection.exec('PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
  try {
    if (NAMES.some(name => connection.get(`SELECT 1 FROM ${tables[name].table} LIMIT 1`))) throw new Error('De databank is niet leeg.');
    withoutTriggers(connection, () => loadAll(connection, seed));
    connection.exec('COMMIT');
  } catch (error) {
    connection.end('ROLLBACK');
    throw error;
  } finally {
    connection.exec('PRAGMA synchronous = NORMAL');
  }
};
