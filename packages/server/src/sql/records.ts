import type { Cover, Facts, TableName } from '@staalkaart/api';
import type { Caches } from './caches.ts';
import { type Codec, codecs, recordsIn, type Row } from './codec.ts';
import type { Connection } from './connection.ts';
import { tables } from './tables.ts';

/** After so many records others may go first. */
export const BATCH = 500;

/** So many records by id are read at a time: what takes some 8 ms, after which others may go first. */
const READ_AT_ONCE = 5000;

/** What a reading works with. */
export interface Reading {
  readonly connection: Connection;
  /** What is known of a table; undefined where this transaction changed it. */
  cachesOf(table: TableName): Caches | undefined;
  /** To be awaited between steps that take a while. */
  pause(): Promise<void> | undefined;
  /** The covers of the products that were read. */
  readonly covers: Map<number, Cover>;
}

/** Rows as records, which are kept where that helps. */
export const keepRows = <N extends TableName>({ cachesOf, covers }: Reading, table: N, rows: readonly Row[], codec = codecs[table]): Facts[N][] => {
  const records = recordsIn(table, rows, codec);
  cachesOf(table)?.keep(table, records);
  if (table === 'products') for (const row of rows) covers.set(row[0] as number, { path: row.at(-2) as string | null, hasVideo: row.at(-1) === 1 });
  return records;
};

/** Rows of records by id, in any order. */
const rowsById = (table: TableName, { columns }: Codec): string =>
  `SELECT ${columns} FROM json_each(?) sought CROSS JOIN ${tables[table].table} t ON t.id = sought.value`;

/** Reads records, a batch after the other. */
const readAll = async <N extends TableName>(reading: Reading, table: N, ids: readonly number[], codec: Codec): Promise<Facts[N][]> => {
  const records: Facts[N][] = [];
  for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
    if (start > 0) await reading.pause();
    records.push(...keepRows(reading, table, reading.connection.all(rowsById(table, codec), JSON.stringify(ids.slice(start, start + READ_AT_ONCE))), codec));
  }
  return records;
};

/** Records by id, in the order of the ids, without those that are gone. */
export const recordsById = async <N extends TableName>(reading: Reading, table: N, ids: readonly number[], codec = codecs[table]): Promise<Facts[N][]> => {
  const caches = reading.cachesOf(table);
  const found = new Map<number, Facts[N]>();
  const unknown: number[] = [];
  for (const id of ids) {
    const record = caches?.record(table, id);
    if (record) found.set(id, record);
    else if (Number.isSafeInteger(id)) unknown.push(id);
  }
  if (unknown.length > 0) {
    // As they lie in the file: what is read of it for one serves its neighbours.
    unknown.sort((one, other) => one - other);
    for (const record of await readAll(reading, table, unknown, codec)) found.set(record.id, record);
  }
  return ids.map(id => found.get(id)).filter(record => record !== undefined);
};
