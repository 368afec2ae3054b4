import type { Fact } from '../facts.ts';

/** Undoes what it is given, last first, until it is let go. */
export interface Journal {
  /** Absent where nothing is to be undone. */
  undo?: (() => void)[] | undefined;
}

/** Records by id: a pristine base that is never written, under an overlay of changes. */
export interface Table<T extends Fact> {
  get(id: number): T | undefined;
  /** What was added last comes first, then the base in its own order. */
  all(): readonly T[];
  add(fields: Omit<T, 'id'>): T;
  put(record: T): T;
  delete(id: number): void;
  /** Puts a change back: a record, or null where one was deleted. */
  apply(id: number, record: T | null): void;
  /** Which records were written since this was last asked. */
  takeWritten(): number[];
  /** Counts every change, undone ones too. */
  version(): number;
  /** Undoes every change; costs as much as there are changes. */
  reset(): void;
  /** Computes a value from all records, and keeps it until one is written. */
  derive<Value>(compute: (records: readonly T[]) => Value): () => Value;
}

/** Makes a table over a base of consecutive ids. */
export const createTable = <T extends Fact>(base: readonly T[], journal: Journal = {}): Table<T> => {
  const first = base[0]?.id ?? 1;
  const overlay = new Map<number, T | null>();
  const written = new Set<number>();
  let last = first + base.length - 1;
  let version = 0;

  const get = (id: number): T | undefined => {
    const changed = overlay.get(id);
    return changed === undefined ? base[id - first] : (changed ?? undefined);
  };
  const remember = (id: number) => {
    const [was, wasLast, wasWritten] = [overlay.get(id), last, written.has(id)];
    journal.undo?.push(() => {
      if (was === undefined) overlay.delete(id);
      else overlay.set(id, was);
      if (!wasWritten) written.delete(id);
      last = wasLast;
      version += 1;
    });
  };
  const write = (id: number, record: T | null) => {
    remember(id);
    overlay.set(id, record);
    written.add(id);
    last = Math.max(last, id);
    version += 1;
  };
  const derive = <Value>(compute: (records: readonly T[]) => Value, recordsOf = all): (() => Value) => {
    let kept: { version: number; value: Value } | undefined;
    return () => (kept?.version === version ? kept : (kept = { version, value: compute(recordsOf()) })).value;
  };
  const merged = derive(records => {
    const added = [...overlay.keys()].filter(id => id >= first + base.length).sort((a, b) => b - a);
    return [...added.map(get), ...records.map(({ id }) => get(id))].filter(record => record !== undefined);
  }, () => base);
  const all = (): readonly T[] => (overlay.size === 0 ? base : merged());

  return {
    get,
    all,
    derive,
    add(fields) {
      const record = { ...fields, id: last + 1 } as unknown as T;
      write(record.id, record);
      return record;
    },
    put(record) {
      write(record.id, record);
      return record;
    },
    delete(id) {
      if (get(id)) write(id, null);
    },
    apply: write,
    version: () => version,
    takeWritten() {
      const ids = [...written];
      written.clear();
      return ids;
    },
    reset() {
      if (overlay.size > 0) version += 1;
      overlay.clear();
      written.clear();
      last = first + base.length - 1;
    },
  };
};
