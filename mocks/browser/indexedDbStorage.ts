import type { Change } from '../db/journal.ts';
import type { Storage } from '../db/storage.ts';

const [DATABASE, STORE] = ['staalkaart-mock', 'changes'];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return done(request);
};

/** Keeps each changed record under its seed, its table and its id. */
export const createIndexedDbStorage = async (): Promise<Storage> => {
  const database = await open();
  const inStore = (write: (store: IDBObjectStore) => void) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' });
    write(transaction.objectStore(STORE));
    return completed(transaction);
  };
  return {
    load: key => done<Change[]>(database.transaction(STORE).objectStore(STORE).getAll(IDBKeyRange.bound([key], [key, []]))),
    save: (key, changes) => inStore(store => changes.forEach(change => store.put(change, [key, change.table, change.id]))),
    clear: () => inStore(store => store.clear()),
  };
};

/** Keeps nothing, where the browser has no room or does not allow it. */
export const noStorage: Storage = { load: async () => [], save: async () => {}, clear: async () => {} };
