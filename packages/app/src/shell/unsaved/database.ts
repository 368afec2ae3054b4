import { createStore, entries, promisifyRequest } from 'idb-keyval';

/** How long unsaved work is kept, in ms: 14 days. */
const MAX_AGE = 14 * 24 * 60 * 60 * 1000;

/** Something that outlives the page, and whose it is. */
export interface StoredItem {
  key: string;
  /** The id of whoever it belongs to, as text: nobody else gets to see it. */
  userId: string;
  /** The tab that is still busy with it. */
  owner: string;
  /** In ms since 1970. */
  savedAt: number;
}

/** One store of the browser's database. Where the browser keeps nothing, what is put there lasts as long as the page. */
export interface Database<Item extends StoredItem> {
  put: (item: Item) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
  /**
   * Takes over what a tab that is gone left; of two that ask one gets it.
   * @param open the tabs that are still there: what one of them is busy with stays its own
   * @param own what is changed of it
   * @returns it as it is then; undefined where somebody else has it by now, or it is done
   */
  claim: (key: string, open: ReadonlySet<string>, own: Partial<Item>) => Promise<Item | undefined>;
  /** All that is somebody's, newest first; what is too old is thrown away. */
  of: (userId: string) => Promise<Item[]>;
  /** Empties it: for stories. */
  clear: () => Promise<void>;
}

/** Opens a store. Each has a database of its own, as idb-keyval wants it. */
export const createDatabase = <Item extends StoredItem>(name: string): Database<Item> => {
  // Opened when first needed: the first screen does without.
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => (opened ??= createStore(`staalkaart.${name}`, name));
  /** What is not written, or not yet. */
  const memory = new Map<string, Item>();
  /** @returns whether it could be done: not in a private window, or on a full disk */
  const quietly = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch {
      return false;
    }
  };
  const write = (work: (objects: IDBObjectStore) => void) => quietly(() => store()('readwrite', objects => {
    work(objects);
    // Not left to the page: one that is about to go would never hear that the write may be finished.
    objects.transaction.commit();
    return promisifyRequest(objects.transaction);
  }));
  const read = async (): Promise<Item[]> => {
    let written: [string, Item][] = [];
    await quietly(async () => { written = await entries<string, Item>(store()); });
    return [...new Map([...written, ...memory]).values()];
  };
  const remove = async (keys: readonly string[]) => {
    for (const key of keys) memory.delete(key);
    if (keys.length > 0) await write(objects => { for (const key of keys) objects.delete(key); });
  };
  return {
    put: async item => {
      memory.set(item.key, item);
      const isWritten = await write(objects => { objects.put(item, item.key); });
      if (isWritten && memory.get(item.key) === item) memory.delete(item.key);
    },
    remove,
    claim: async (key, open, own) => {
      let taken: Item | undefined;
      await quietly(() => store()('readwrite', async objects => {
        const item = await promisifyRequest<Item | undefined>(objects.get(key));
        if (!item || open.has(item.owner)) return;
        taken = { ...item, ...own };
        objects.delete(key);
        objects.put(taken, taken.key);
        await promisifyRequest(objects.transaction);
      }));
      return taken;
    },
    clear: async () => {
      memory.clear();
      await write(objects => { objects.clear(); });
    },
    of: async userId => {
      const all = await read();
      const isOld = ({ savedAt }: Item) => Date.now() - savedAt > MAX_AGE;
      await remove(all.filter(isOld).map(({ key }) => key));
      return all.filter(item => item.userId === userId && !isOld(item)).sort((a, b) => b.savedAt - a.savedAt);
    },
  };
};
