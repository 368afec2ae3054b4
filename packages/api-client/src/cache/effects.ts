import type { useSWRConfig } from 'swr';
import type { ResourceName } from '../endpoints.ts';
import type { Id, Page } from '../types/common.ts';
import type { Me } from '../types/me.ts';
import { detailKey, isDetailOf, isListOf, meKey, productFiltersKey } from './keys.ts';

/** SWR's mutate of the mounted provider. */
export type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** A write that succeeded. */
export interface Write {
  id?: Id | undefined;
  /** The values that were saved, where the write carried any. */
  saved?: object | undefined;
}

/** Something that a write does to the cache. Mounted entries refetch; unmounted ones do when next mounted. */
export type Effect = (mutate: Mutate, write: Write) => Promise<unknown> | undefined;

type Listed = { id: Id };
const isSame = (id: Id | undefined) => (item: Listed): boolean => String(item.id) === String(id);

/** Asks again what is on screen, which stays visible meanwhile. */
export const refetchLists = (name: ResourceName): Effect => mutate => mutate(isListOf(name));
export const refetchDetails = (name: ResourceName): Effect => mutate => mutate(isDetailOf(name));
export const refetchDetail = (name: ResourceName): Effect => (mutate, { id }) =>
  id === undefined ? undefined : mutate(detailKey(name, id));
export const refetchMe: Effect = mutate => mutate(meKey);
export const refetchProductFilters: Effect = mutate => mutate(productFiltersKey);

/** Forgets lists: they show as not loaded, and what is on screen is asked again (specification §4). */
export const clearLists = (name: ResourceName): Effect => mutate => mutate(isListOf(name), undefined, { revalidate: true });

/** Takes a deleted record out of every cached page at once, then asks the lists again. */
export const dropFromLists = (name: ResourceName): Effect => (mutate, { id }) =>
  mutate<Page<Listed>>(
    isListOf(name),
    (page: Page<Listed> | undefined) => page && { ...page, items: page.items.filter(item => !isSame(id)(item)) },
  );

/** Forgets a deleted record, without asking for what is no longer there. */
export const forgetDetail = (name: ResourceName): Effect => (mutate, { id }) =>
  id === undefined ? undefined : mutate(detailKey(name, id), undefined, { revalidate: false });

/**
 * Writes the saved values of a collection into Me before Me is asked again, so that the next change
 * starts from them: adding two products in a row would otherwise lose the first.
 */
export const patchMyCollection: Effect = (mutate, { id, saved }) =>
  mutate<Me>(meKey, (me: Me | undefined) => me && {
    ...me,
    collections: me.collections?.map(mine => (isSame(id)(mine) ? { ...mine, ...saved } : mine)),
  });
