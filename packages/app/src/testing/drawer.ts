import type { Database, StoredItem } from '../shell/unsaved/database.ts';

/** A database in memory that outlives whoever keeps something in it, as the browser's does. */
export const createDrawer = <Item extends StoredItem>() => {
  const items = new Map<string, Item>();
  const database: Database<Item> = {
    put: async item => { items.set(item.key, structuredClone(item)); },
    remove: async keys => { for (const key of keys) items.delete(key); },
    claim: async (key, open, own) => {
      const item = items.get(key);
      if (!item || open.has(item.owner)) return undefined;
      const taken = { ...item, ...own };
      items.delete(key);
      items.set(taken.key, taken);
      return taken;
    },
    clear: async () => items.clear(),
    of: async userId => [...items.values()].filter(item => item.userId === userId),
  };
  return { items, database };
};
