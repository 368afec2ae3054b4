import type { Cache, useSWRConfig } from 'swr';
import type { ResourceName } from '../endpoints.ts';
import { type Id, isSameId, type Page } from '../types/common.ts';
import type { Me } from '../types/me.ts';
import { detailKey, isDetailOf, isListOf, isPageOf, isProductListByCollection, type KeyFilter, meKey, productFiltersKey } from './keys.ts';
import { markStale } from './stale.ts';

/** The cache around, and SWR's way to change it. */
export interface Store {
  cache: Cache;
  mutate: ReturnType<typeof useSWRConfig>['mutate'];
}

/** A write that succeeded. */
export interface Write {
  id?: Id | undefined;
  /** The values that were saved, where the write carried any. */
  saved?: object | undefined;
}

/** Something that a write does to the cache. Mounted entries are asked again; others are when next mounted. */
export type Effect = (store: Store, write: Write) => Promise<unknown> | undefined;

/** Asks again what is on screen, which stays visible meanwhile. */
const refetch = (isMeant: KeyFilter): Effect => ({ cache, mutate }) => {
  markStale(cache, isMeant);
  return mutate(isMeant);
};

const is = (wanted: string): KeyFilter => key => key === wanted;

export const refetchLists = (name: ResourceName): Effect => refetch(isListOf(name));
/** Lookups hold ids and names alone, which a write of another resource does not change. */
export const refetchPages = (name: ResourceName): Effect => refetch(isPageOf(name));
export const refetchDetails = (name: ResourceName): Effect => refetch(isDetailOf(name));
export const refetchDetail = (name: ResourceName): Effect => (store, write) =>
  write.id === undefined ? undefined : refetch(is(detailKey(name, write.id)))(store, write);
export const refetchMe: Effect = refetch(is(meKey));
export const refetchProductFilters: Effect = refetch(is(productFiltersKey));
export const refetchProductsByCollection: Effect = refetch(isProductListByCollection);

/** Forgets lists: they show as not loaded, and what is on screen is asked again (specification §4). */
export const clearLists = (name: ResourceName): Effect => ({ mutate }) => mutate(isListOf(name), undefined, { revalidate: true });

/** Takes a deleted record out of every cached page at once, then asks the lists again. */
export const dropFromLists = (name: ResourceName): Effect => ({ cache, mutate }, { id }) => {
  markStale(cache, isListOf(name));
  return mutate<Page<{ id: Id }>>(
    isListOf(name),
    (page: Page<{ id: Id }> | undefined) => page && { ...page, items: page.items.filter(item => !isSameId(item.id, id)) },
  );
};

/** Forgets a deleted record, without asking for what is no longer there. Who shows it keeps it: see `useDetail`. */
export const forgetDetail = (name: ResourceName): Effect => ({ mutate }, { id }) =>
  id === undefined ? undefined : mutate(detailKey(name, id), undefined, { revalidate: false });

/**
 * Writes what is known of a collection into Me, so that who shows Me shows it at once. Nothing is touched where Me
 * knows it: SWR would drop an answer that is on its way.
 */
export const patchMyCollection: Effect = ({ cache, mutate }, { id, saved }) => {
  const me = cache.get(meKey)?.data as Me | undefined;
  const mine = me?.collections.find(one => isSameId(one.id, id));
  if (!me || !mine || !saved) return undefined;
  const next = { ...mine, ...saved, id: mine.id };
  if (JSON.stringify(next) === JSON.stringify(mine)) return undefined;
  return mutate<Me>(meKey, { ...me, collections: me.collections.map(one => (one === mine ? next : one)) }, { revalidate: false });
};
