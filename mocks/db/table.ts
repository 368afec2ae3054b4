import type { Fact } from './facts.ts';

/** Records by id: a pristine base that is never written, under an overlay of changes. */
export interface Table<T extends Fact> {
  get(id: number): T | undefined;
  /** New records first, then the base in its own order. */
  all(): readonly T[];
  add(fields: Omit<T, 'id'>): T;
  put(record: T): T;
  delete(id: number): void;
  /** Puts a change back: a record, or null where one was deleted. */
  apply(id: number, record: T | null): void;
  /** Undoes every change; costs as much as there are changes. */
  reset(): void;
  /** Grows with every write: what was derived at another version is stale. */
  version(): number;
}

/** Hears of each write, with the record before and after it. */
export type OnWrite<T> = (id: number, before: T | undefined, after: T | undefined) => void;

/** Makes a table over a base of consecutive ids. */
export const createTable = <T extends Fact>(base: readonly T[], onWrite: OnWrite<T>): Table<T> => {
  const first = base[0]?.id ?? 1;
  const overlay = new Map<number, T | null>();
  let last = first + base.length - 1;
  let version = 0;
  let merged: { version: number; records: readonly T[] } | undefined;

  const get = (id: number): T | undefined => {
    const changed = overlay.get(id);
    return changed === undefined ? base[id - first] : (changed ?? undefined);
  };
  const write = (id: number, record: T | null | undefined) => {
    const before = get(id);
    if (record === undefined) overlay.delete(id);
    else overlay.set(id, record);
    version += 1;
    onWrite(id, before, get(id));
  };
  const merge = (): readonly T[] => {
    const added = [...overlay.keys()].filter(id => id >= first + base.length).sort((a, b) => b - a);
    const known = overlay.size > added.length ? base.map(({ id }) => get(id)) : base;
    return [...added.map(get), ...known].filter(record => record !== undefined);
  };

  return {
    get,
    all() {
      if (overlay.size === 0) return base;
      if (merged?.version !== version) merged = { version, records: merge() };
      return merged.records;
    },
    add(fields) {
      last += 1;
      const record = { ...fields, id: last } as unknown as T;
      write(last, record);
      return record;
    },
    put(record) {
      write(record.id, record);
      return record;
    },
    delete: id => write(id, null),
    apply(id, record) {
      last = Math.max(last, id);
      write(id, record);
    },
    reset() {
      overlay.forEach((_, id) => write(id, undefined));
      last = first + base.length - 1;
    },
    version: () => version,
  };
};
