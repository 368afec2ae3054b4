import type { Fact, TableName } from './facts.ts';
import type { Table } from './table.ts';
import type { Tables } from './db.ts';

/** One record that differs from the seed; null where it was deleted. */
export interface Change {
  table: TableName;
  id: number;
  record: Fact | null;
}

/** Everything that differs from the seed with that key. */
export interface Snapshot {
  key: string;
  changes: Change[];
}

const plain = (tables: Tables, name: TableName) => tables[name] as unknown as Table<Fact>;

/** Remembers which records were written since they were last taken. */
export const createJournal = () => {
  const written = new Map<string, { table: TableName; id: number }>();

  return {
    writerOf: (table: TableName) => (id: number) => void written.set(`${table}/${id}`, { table, id }),
    clear: () => written.clear(),
    take(tables: Tables): Change[] {
      const changes = [...written.values()].map(({ table, id }) => ({ table, id, record: plain(tables, table).get(id) ?? null }));
      written.clear();
      return changes;
    },
    restore(snapshot: Snapshot, key: string, tables: Tables) {
      if (snapshot.key !== key) return;
      for (const { table, id, record } of snapshot.changes) plain(tables, table).apply(id, record);
      written.clear();
    },
  };
};
