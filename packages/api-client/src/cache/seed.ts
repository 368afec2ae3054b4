import type { Cache } from 'swr';
import type { ResourceName } from '../endpoints.ts';
import type { Id, Page } from '../types/common.ts';
import { isListOf } from './keys.ts';

/** SWR keeps the original key beside the data of an entry. */
interface Entry {
  _k?: unknown;
  data?: unknown;
}

/** The record as some cached list holds it, so that its page need not start empty; undefined where none does. */
export const seedFromLists = <Item extends { id: Id }>(cache: Cache, name: ResourceName, id: Id): Item | undefined => {
  const isList = isListOf(name);
  for (const key of cache.keys()) {
    const { _k: original, data } = (cache.get(key) ?? {}) as Entry;
    if (!data || !isList(original)) continue;
    const found = (data as Page<Item>).items.find(item => String(item.id) === String(id));
    if (found) return found;
  }
  return undefined;
};
