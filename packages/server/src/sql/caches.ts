import type { Facts, TableName } from '@staalkaart/api';
import type { Row } from './codec.ts';
import { LOOKED_UP, tables } from './tables.ts';

const TABLES = Object.keys(tables) as TableName[];

/** How much is kept of a table, in bytes: of its records, and of questions with their answers. */
const [MOST_OF_RECORDS, MOST_OF_ANSWERS] = [8_000_000, 4_000_000];
/** What anything takes that is kept, beside what it holds. */
const LEAST = 100;

/** What answers a question: a number, ids, or rows. */
type Answer = number | readonly number[] | readonly Row[];

/** How many bytes a value takes, about. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return LEAST + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return (Array.isArray(value) ? value : Object.values(value)).reduce<number>((sum, entry) => sum + sizeOf(entry), LEAST);
};

/** Keeps so many bytes of keys and values: what came first goes first, and what is larger by itself is not kept. */
const createKept = <Key, Value>(most: number) => {
  const values = new Map<Key, { value: Value; size: number }>();
  let size = 0;
  const remove = (key: Key): void => {
    size -= values.get(key)?.size ?? 0;
    values.delete(key);
  };
  return {
    get: (key: Key): Value | undefined => values.get(key)?.value,
    has: (key: Key): boolean => values.has(key),
    remove,
    set(key: Key, value: Value): void {
      remove(key);
      const added = sizeOf(key) + sizeOf(value);
      if (added > most) return;
      for (const first of values.keys()) {
        if (size + added <= most) break;
        remove(first);
      }
      values.set(key, { value, size: added });
      size += added;
    },
    clear(): void {
      values.clear();
      size = 0;
    },
  };
};

/** What a transaction changed: by table the records by id, undefined where one is gone. */
export type Changes = Map<TableName, Map<number, object | undefined>>;

/** What was read before and still stands: everything here is as it was committed last. */
export interface Caches {
  record<N extends TableName>(table: N, id: number): Facts[N] | undefined;
  keep<N extends TableName>(table: N, records: readonly Facts[N][]): void;
  /** What answers a question about a table, by its text; computed where it is not known. */
  answer<Given extends Answer>(table: TableName, question: string, compute: () => Given): Given;
  /** Takes over what a commit changed. */
  apply(changes: Changes): void;
  clear(): void;
}

/** Makes the caches of one process: it is the only one that writes. */
export const createCaches = (): Caches => {
  const records = new Map(LOOKED_UP.map(table => [table, createKept<number, object>(MOST_OF_RECORDS)]));
  const answers = new Map(TABLES.map(table => [table, createKept<string, Answer>(MOST_OF_ANSWERS)]));
  return {
    record: <N extends TableName>(table: N, id: number) => records.get(table)?.get(id) as Facts[N] | undefined,
    keep(table, read) {
      const kept = records.get(table);
      if (kept) for (const record of read) if (!kept.has(record.id)) kept.set(record.id, record);
    },
    answer(table, question, compute) {
      const kept = answers.get(table)!;
      const known = kept.get(question);
      if (known !== undefined) return known as ReturnType<typeof compute>;
      const computed = compute();
      kept.set(question, computed);
      return computed;
    },
    clear() {
      for (const kept of [...answers.values(), ...records.values()]) kept.clear();
    },
    apply(changes) {
      for (const [table, changed] of changes) {
        answers.get(table)!.clear();
        const kept = records.get(table);
        for (const [id, record] of kept ? changed : []) {
          if (record) kept!.set(id, record);
          else kept!.remove(id);
        }
      }
    },
  };
};
