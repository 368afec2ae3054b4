import type { Change } from './journal.ts';

/** Where changes survive a reload, apart for each seed. Saves are small: only what a call changed. */
export interface Storage {
  load(key: string): Promise<Change[]>;
  /** Adds changes to those that were saved before. */
  save(key: string, changes: readonly Change[]): Promise<void>;
  clear(): Promise<void>;
}

/** A storage in memory, for tests. */
export const createMemoryStorage = (): Storage => {
  const kept = new Map<string, Map<string, Change>>();
  return {
    load: async key => structuredClone([...(kept.get(key)?.values() ?? [])]),
    async save(key, changes) {
      const saved = kept.get(key) ?? new Map<string, Change>();
      for (const change of changes) saved.set(`${change.table}/${change.id}`, structuredClone(change));
      kept.set(key, saved);
    },
    clear: async () => kept.clear(),
  };
};

/** Takes changes back up from a storage. */
export const restoreFrom = async (storage: Storage, db: { key: string; restore(snapshot: { key: string; changes: Change[] }): void }) =>
  db.restore({ key: db.key, changes: await storage.load(db.key) });
