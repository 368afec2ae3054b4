import { type Facts, folded, type Question, type TableName } from '@staalkaart/api';
import type { SQLInputValue } from 'node:sqlite';
import { columnOf, type TableDescription, tables } from './tables.ts';

/** A part of a statement, and the values of its places. */
interface Clause {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

type Loose = Readonly<Record<string, readonly unknown[] | undefined>>;

const join = (clauses: readonly Clause[], between: string): Clause =>
  ({ text: clauses.map(({ text }) => `(${text})`).join(between), values: clauses.flatMap(({ values }) => values) });

const describe = (table: TableName) => tables[table] as unknown as TableDescription<object>;

const fieldColumn = (table: TableName, field: string): string => {
  if (field !== 'id' && !(field in describe(table).fields)) throw new Error(`No field ${field} in ${table}`);
  return `t."${columnOf(field)}"`;
};

/** One of some values. A single one is compared by itself, since an index then gives its records in order. */
const oneOf = (column: string, values: readonly unknown[]): Clause => {
  const plain = values.map(value => (typeof value === 'boolean' ? Number(value) : value)).filter(value => !Number.isNaN(value));
  if (plain.length === 1) return { text: `${column} IS ?`, values: [plain[0] as SQLInputValue] };
  return { text: `${column} IN (SELECT value FROM json_each(?))${plain.includes(null) ? ` OR ${column} IS NULL` : ''}`, values: [JSON.stringify(plain)] };
};

const whereClause = (table: TableName, where: Loose): Clause =>
  join(Object.entries(where).flatMap(([field, values]) => {
    if (!values) return [];
    const column = fieldColumn(table, field);
    const link = describe(table).links?.[field];
    if (!link) return [oneOf(column, values)];
    const held = oneOf(link.entry, values);
    return [{ text: `t.id IN (SELECT ${link.holder} FROM ${link.table} WHERE ${held.text})`, values: held.values }];
  }).concat({ text: 'TRUE', values: [] }), ' AND ');

const sameClause = (table: TableName, same: Loose): Clause[] =>
  Object.entries(same).map(([field, texts = []]) => {
    const kept = `${columnOf(field)}_folded`;
    const column = kept in (describe(table).derived ?? {}) ? `t.${kept}` : `folded(${fieldColumn(table, field)})`;
    return oneOf(column, (texts as readonly string[]).map(folded));
  });

/** Words that an index of three letters in a row finds, and how many of them are looked up there. */
const MOST_MATCHED = 8;
const isMatched = (word: string): boolean => [...word].length >= 3 && !word.includes('\0');

/** Every word stands in the text of a product: those of three letters or more by the index, the others by looking. */
const productWords = (words: readonly string[]): Clause => {
  const matched = words.filter(isMatched).sort((a, b) => b.length - a.length).slice(0, MOST_MATCHED);
  const others = words.filter(word => !matched.includes(word));
  const match = matched.map(word => `"${word.replaceAll('"', '""')}"`).join(' ');
  const found = { text: 't.id IN (SELECT rowid FROM product_fts WHERE product_fts MATCH ?)', values: [match] };
  if (others.length === 0) return found;
  const looked = `SELECT s.id FROM product_search s WHERE ${matched.length > 0 ? 's.id IN (SELECT rowid FROM product_fts WHERE product_fts MATCH ?) AND ' : ''}${standsIn('s.text', others)}`;
  return { text: `t.id IN (${looked})`, values: [...(matched.length > 0 ? [match] : []), ...wordValues(others)] };
};

/** A few words each have their place in the text; of many, which nobody types, one value holds all. */
const FEW = 4;
const standsIn = (column: string, words: readonly string[]): string => (words.length <= FEW
  ? words.map(() => `instr(${column}, ?) > 0`).join(' AND ')
  : `NOT EXISTS (SELECT 1 FROM json_each(?) w WHERE instr(${column}, w.value) = 0)`);
const wordValues = (words: readonly string[]): SQLInputValue[] => (words.length <= FEW ? [...words] : [JSON.stringify(words)]);

const wordsClause = (table: TableName, asked: readonly string[]): Clause => {
  const words = [...new Set(asked)];
  if (table === 'products') return productWords(words);
  const { searched } = describe(table);
  return { text: standsIn(searched ? `t.${searched}` : "''", words), values: wordValues(words) };
};

/** What has to hold for the records that are meant. */
const conditionOf = <N extends TableName>(table: N, { where, anyOf, same, words = [] }: Question<Facts[N]>): Clause => join([
  whereClause(table, where as Loose ?? {}),
  ...(anyOf ? [join([...anyOf.map(one => whereClause(table, one as Loose)), { text: 'FALSE', values: [] }], ' OR ')] : []),
  ...sameClause(table, same as Loose ?? {}),
  ...(words.length > 0 ? [wordsClause(table, words)] : []),
], ' AND ');

/** The orders of `rules/order.ts`; every one of them ends with the order of adding. */
const orderOf = <N extends TableName>(table: N, { order = 'added' }: Question<Facts[N]>): string => {
  const has = (field: string) => field in describe(table).fields;
  const parts = {
    added: [],
    name: has('name') ? ['name_key' in (describe(table).derived ?? {}) ? 't.name_key' : 'sort_key(t.name)'] : [],
    order: has('order') ? ['t."order"', 't.id'] : ['t.id'],
    erpId: has('erpId') ? ['t.erp_id IS NULL', 't.erp_id'] : [],
    created: has('created') ? ['t.created DESC'] : [],
    updated: has('updated') ? ['t.updated DESC'] : [],
  }[order];
  return [...parts, 't.added DESC'].join(', ');
};

/** A question as the parts of statements, and what tells it from others. */
export interface Asked {
  /** ` FROM ... WHERE ...` */
  readonly from: string;
  /** ` ORDER BY ...` */
  readonly order: string;
  readonly values: readonly SQLInputValue[];
  readonly key: string;
  /** Whether it asks for anything but what a flag says: whether that may leave out most records. */
  readonly isNarrow: boolean;
}

/** Makes SQL of a question. The text depends on which fields are asked, and never on what is sought in them. */
export const askedOf = <N extends TableName>(table: N, question: Question<Facts[N]>): Asked => {
  const { where = {}, anyOf, same = {}, words = [] } = question;
  const { text, values } = conditionOf(table, question);
  const order = ` ORDER BY ${orderOf(table, question)}`;
  const isFlag = (field: string) => (describe(table).fields as Readonly<Record<string, string>>)[field] === 'flag';
  const asked = Object.entries(where).filter(([, sought]) => sought !== undefined).map(([field]) => field);
  return {
    from: ` FROM ${describe(table).table} t WHERE ${text}`,
    order,
    values,
    key: JSON.stringify([text, values, order]),
    isNarrow: anyOf !== undefined || Object.keys(same).length > 0 || words.length > 0 || !asked.every(isFlag),
  };
};
