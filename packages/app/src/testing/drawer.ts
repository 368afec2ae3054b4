import type { Database, StoredItem } from '../shell/unsaved/database.ts';

/** A database in memory that outlives whoever keeps something in it, as the browser's does. */
export const createDrawer = <Item extends StoredItem>() => {
  const items = new Map<string, Item>();
  const database: Database<Item> = {
    put: async item => { items.set(item.key, structuredClone(item)); },
    remove: async keys => { for (const key of keys) items.delete(key); },
    claim: async (key, isFree, own) => {
      const item = items.get(key);
      if (!item || !isFree(item.owner)) return undefined;
      items.delete(key);
      items.set(own(item).key, own(item));
      return own(item);
    },
    clear: async () => items.clear(),
    of: async userId => [...items.values()].filter(item => item.userId === userId),
  };
  return { items, database };
};
