import type { Facts, TableName } from '@staalkaart/api';
import type { Row } from './codec.ts';
import { LOOKED_UP } from './tables.ts';

/** How many records of a table are kept. */
const MOST_RECORDS = 5_000;
/** What the answers about a table hold together, in ids of 8 bytes. */
const MOST_IDS = 500_000;

/** What answers a question: a number, ids, or rows. */
type Answer = number | readonly number[] | readonly Row[];

/** How many ids take as much room as an answer, about. */
const sizeOf = (answer: Answer): number => {
  if (typeof answer === 'number') return 100;
  const values = answer.flatMap(entry => (typeof entry === 'object' ? entry : []));
  return 100 + answer.length + values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? 8 + value.length / 8 : 2), 0);
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

interface Answers {
  byQuestion: Map<string, Answer>;
  size: number;
}

/** Makes the caches of one process: it is the only one that writes. */
export const createCaches = (): Caches => {
  const records = new Map<TableName, Map<number, object>>(LOOKED_UP.map(table => [table, new Map()]));
  const answers = new Map<TableName, Answers>();

  const keepOne = (kept: Map<number, object>, id: number, record: object) => {
    if (kept.size >= MOST_RECORDS && !kept.has(id)) kept.delete(kept.keys().next().value!);
    kept.set(id, record);
  };
  return {
    record: <N extends TableName>(table: N, id: number) => records.get(table)?.get(id) as Facts[N] | undefined,
    keep(table, read) {
      const kept = records.get(table);
      if (kept) for (const record of read) keepOne(kept, record.id, record);
    },
    answer(table, question, compute) {
      const kept = answers.get(table) ?? { byQuestion: new Map(), size: 0 };
      answers.set(table, kept);
      const known = kept.byQuestion.get(question);
      if (known !== undefined) return known as ReturnType<typeof compute>;
      const computed = compute();
      const size = sizeOf(computed);
      if (kept.size + size > MOST_IDS) Object.assign(kept, { byQuestion: new Map(), size: 0 });
      kept.byQuestion.set(question, computed);
      kept.size += size;
      return computed;
    },
    clear() {
      answers.clear();
      for (const kept of records.values()) kept.clear();
    },
    apply(changes) {
      for (const [table, changed] of changes) {
        answers.delete(table);
        const kept = records.get(table);
        for (const [id, record] of kept ? changed : []) {
          if (record) keepOne(kept!, id, record);
          else kept!.delete(id);
        }
      }
    },
  };
};
