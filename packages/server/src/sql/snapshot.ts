import type { Facts, Page, Question, Snapshot, TableName } from '@staalkaart/api';
import { type Codec, codecFor, type Row } from './codec.ts';
import { askedOf, type Asked } from './question.ts';
import { BATCH, keepRows, type Reading, recordsById } from './records.ts';
import { fetchRelated } from './related.ts';

const idsIn = (rows: readonly Row[]): number[] => rows.map(([id]) => id as number);

/** The ids of all records that a question means, in its order. */
const allIds = ({ connection, cachesOf }: Reading, table: TableName, { from, order, values, key }: Asked): readonly number[] => {
  const read = () => idsIn(connection.all(`SELECT t.id${from}${order}`, ...values));
  return cachesOf(table)?.answer(table, key, read) ?? read();
};

const totalOf = ({ connection, cachesOf }: Reading, table: TableName, { from, values, key }: Asked): number => {
  const count = () => connection.get(`SELECT count(*)${from}`, ...values)![0] as number;
  return cachesOf(table)?.answer(table, `total ${key}`, count) ?? count();
};

/** A page of a list that leaves out little: read as far as it goes, in the order of an index. */
const pageOf = <N extends TableName>(reading: Reading, table: N, codec: Codec, asked: Asked, { number, size }: Page) => {
  const text = `SELECT ${codec.columns}${asked.from}${asked.order} LIMIT ? OFFSET ?`;
  const read = () => reading.connection.all(text, ...asked.values, size, (number - 1) * size);
  const rows = reading.cachesOf(table)?.answer(table, `page ${number} of ${size} with ${codec.columns} ${asked.key}`, read) ?? read();
  return { records: keepRows(reading, table, rows, codec), total: totalOf(reading, table, asked) };
};

/** A list that has to be gone through: all of its ids first, which also tells how many there are. */
const listOf = async <N extends TableName>(reading: Reading, table: N, codec: Codec, asked: Asked, page: Page | undefined) => {
  const ids = allIds(reading, table, asked);
  const start = page ? (page.number - 1) * page.size : 0;
  return { records: await recordsById(reading, table, page ? ids.slice(start, start + page.size) : ids, codec), total: ids.length };
};

/** The questions of the port, over a connection. */
export const createSnapshot = (reading: Reading): Snapshot => ({
  async find<N extends TableName>(table: N, question: Question<Facts[N]>, page?: Page) {
    const [asked, codec] = [askedOf(table, question), codecFor(table, question.fields)];
    return asked.isNarrow || !page || page.size > BATCH ? listOf(reading, table, codec, asked, page) : pageOf(reading, table, codec, asked, page);
  },
  get: (table, ids) => recordsById(reading, table, ids),
  related: needs => fetchRelated(reading, needs),
});
