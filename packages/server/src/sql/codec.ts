import { type Fact, type Facts, type TableName } from '@staalkaart/api';
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { columnOf, fieldsOf, type Kind, LOOKED_UP, type TableDescription, tables } from './tables.ts';

/** A row as it is read: its values in the order of its columns. */
export type Row = readonly SQLOutputValue[];

const encoders: Readonly<Record<Kind, (value: unknown) => SQLInputValue>> = {
  plain: value => value as SQLInputValue,
  flag: value => (value ? 1 : 0),
  list: value => JSON.stringify(value),
  optional: value => (value ?? null) as SQLInputValue,
};

/** How records of one table become rows, and rows become records. */
export interface Codec {
  /** What is read of a row, from the table as `t`. */
  readonly columns: string;
  /** Stores a row under its id, with `added` as its last value: the place in the order of adding, which an update leaves. */
  readonly upsert: string;
  values(record: object): SQLInputValue[];
  record(row: Row): Fact;
}

/** The lists of ids are few and short, and many records have the same one. */
const lists = new Map<string, readonly unknown[]>();
const listIn = (json: string): readonly unknown[] => {
  const known = lists.get(json);
  if (known) return known;
  const list = Object.freeze(JSON.parse(json)) as readonly unknown[];
  if (lists.size >= 10_000) lists.clear();
  if (json.length < 100) lists.set(json, list);
  return list;
};

const codecOf = (name: TableName, wanted?: readonly string[]): Codec => {
  const { table, derived = {} } = tables[name] as unknown as TableDescription<object>;
  const fields = fieldsOf(name).filter(([field]) => wanted?.includes(field) ?? true);
  const own = ['id', ...fields.map(([field]) => columnOf(field))].map(column => `"${column}"`);
  const all = [...own, ...Object.keys(derived), 'added'];
  const updates = all.slice(1, -1).map(column => `${column} = excluded.${column}`);
  return {
    columns: [...own.map(column => `t.${column}`), ...(name === 'products' ? ['t.cover_path', 't.has_video'] : [])].join(', '),
    upsert: `INSERT INTO ${table} (${all.join(', ')}) VALUES (${all.map(() => '?').join(', ')}) ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')}`,
    values: record => [
      (record as { id?: number }).id ?? null,
      ...fields.map(([field, kind]) => encoders[kind]((record as Record<string, unknown>)[field])),
      ...Object.values(derived).map(make => make(record)),
    ],
    record(row) {
      const record: Record<string, unknown> = { id: row[0] };
      for (let place = 0; place < fields.length; place += 1) {
        const [field, kind] = fields[place]!;
        const value = row[place + 1];
        if (kind === 'plain') record[field] = value;
        else if (kind === 'flag') record[field] = value === 1;
        else if (kind === 'list') record[field] = listIn(value as string);
        else if (value !== null) record[field] = value;
      }
      return record as unknown as Fact;
    },
  };
};

/** The codec of each table. */
export const codecs = Object.fromEntries(Object.keys(tables).map(name => [name, codecOf(name as TableName)])) as Readonly<Record<TableName, Codec>>;

const narrow = new Map<string, Codec>();

/** The codec for some fields of a table; for all of them when absent, and where records are kept. */
export const codecFor = (table: TableName, fields: readonly string[] | undefined): Codec => {
  if (!fields || LOOKED_UP.includes(table)) return codecs[table];
  const key = `${table} ${fields.join(' ')}`;
  const codec = narrow.get(key) ?? codecOf(table, fields);
  narrow.set(key, codec);
  return codec;
};

/** Rows as records of a table. */
export const recordsIn = <N extends TableName>(table: N, rows: readonly Row[], { record }: Codec = codecs[table]): Facts[N][] => rows.map(record) as unknown as Facts[N][];
