import type { Facts, TableName } from '../facts.ts';
import { productSearchText, searchText } from '../rules/searchText.ts';
import { folded } from '../rules/text.ts';
import type { Question, Where } from '../store.ts';
import type { Db } from './db.ts';

type Test = (record: object) => boolean;

/** A text of a record, folded; kept, since folding ten thousand names takes longer than comparing them. */
const foldings = new WeakMap<object, Map<string, string>>();
const kept = (record: object, key: string, compute: () => string): string => {
  const known = foldings.get(record) ?? new Map<string, string>();
  if (!foldings.has(record)) foldings.set(record, known);
  const text = known.get(key) ?? compute();
  known.set(key, text);
  return text;
};

const fieldOf = (record: object, field: string): unknown => (record as Record<string, unknown>)[field];

const whereTest = (where: object): Test => {
  const tests = Object.entries(where as Record<string, readonly unknown[] | undefined>).flatMap(([field, values]): Test[] => {
    if (!values) return [];
    const wanted = new Set(values);
    return [record => {
      const value = fieldOf(record, field);
      return Array.isArray(value) ? value.some(entry => wanted.has(entry)) : wanted.has(value);
    }];
  });
  return record => tests.every(test => test(record));
};

const sameTests = (same: object): Test[] =>
  Object.entries(same as Record<string, readonly string[] | undefined>).map(([field, texts = []]) => {
    const wanted = new Set(texts.map(folded));
    return record => {
      const value = fieldOf(record, field);
      return typeof value === 'string' && wanted.has(kept(record, field, () => folded(value)));
    };
  });

/** The text that a record of a table is searched by. */
const searcherIn = ({ customers }: Db, table: TableName): ((record: object) => string) => {
  if (table !== 'products') return record => kept(record, 'search', () => searchText(record as Facts[TableName]));
  return record => {
    const product = record as Facts['products'];
    const customer = customers.get(product.customerId);
    return kept(product, `search ${customer?.name}`, () => productSearchText(product, customer));
  };
};

const isEmpty = (where: object | undefined): boolean => !where || Object.keys(where).length === 0;

/** The records of a table that a question means, in its order. */
export const answerQuestion = <N extends TableName>(db: Db, table: N, { where, anyOf, same, words = [], order = 'added' }: Question<Facts[N]>): readonly Facts[N][] => {
  const searchTextOf = searcherIn(db, table);
  const anyTests = anyOf?.map((one: Where<Facts[N]>) => whereTest(one));
  const tests: Test[] = [
    ...(isEmpty(where) ? [] : [whereTest(where!)]),
    ...(anyTests ? [(record: object) => anyTests.some(test => test(record))] : []),
    ...sameTests(same ?? {}),
    ...(words.length === 0 ? [] : [(record: object) => words.every(word => searchTextOf(record).includes(word))]),
  ];
  const records = db.ordered(table, order);
  return tests.length === 0 ? records : records.filter(record => tests.every(test => test(record)));
};
