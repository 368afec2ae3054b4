import type { Table } from './table.ts';
import type { Fact } from './facts.ts';

/** Computes a value from a table and keeps it until the table is written. */
export const derived = <T extends Fact, V>(table: Table<T>, compute: (records: readonly T[]) => V): (() => V) => {
  let kept: { version: number; value: V } | undefined;
  return () => {
    if (kept?.version !== table.version()) kept = { version: table.version(), value: compute(table.all()) };
    return kept.value;
  };
};

/** Groups records by each of their keys. */
export const groupBy = <T>(records: readonly T[], keysOf: (record: T) => readonly number[]): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const record of records) {
    for (const key of keysOf(record)) {
      const group = groups.get(key);
      if (group) group.push(record);
      else groups.set(key, [record]);
    }
  }
  return groups;
};
