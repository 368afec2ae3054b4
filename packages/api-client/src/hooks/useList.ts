import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { api } from '../api.ts';
import { listKey, lookupKey, partKey } from '../cache/keys.ts';
import { mergePages } from '../cache/mergePages.ts';
import { askGradually, settledPrefetch } from '../cache/prefetch.ts';
import { isAskedWhole } from '../early.ts';
import type { ItemOf, ParamsOf, ResourceName } from '../resources.ts';
import type { Page, Pagination } from '../types/common.ts';
import { type Asking, NONE, useQuery } from './useQuery.ts';

interface ListOptions {
  /** A lookup: asked once for the life of the cache, not when mounted again. A write of the resource refreshes it. */
  once?: boolean;
  /** What is known of it is enough: asked only where nothing is, or where a write touched it. */
  isKept?: boolean;
  /** Shows what is in of a long list while the rest is coming, in the order in which it comes. */
  isGradual?: boolean;
}

/** A list as a screen needs it (specification §4, "Lists"). */
export interface ListState<Item> extends Asking {
  /** Empty until loaded; while another page or the list of another mode loads, those before it. */
  items: Item[];
  pagination: Pagination | undefined;
  /** False from a change of filters, or a clearing of the cache, until the answer is in. */
  itemsLoaded: boolean;
  /** More of them are still coming (`isGradual`): of how many they are the beginning, the pagination tells. */
  isPartial: boolean;
}

/** How often a list that is asked whole is looked at again as the window is, in ms: it may be ten thousand. */
const WHOLE_EVERY = 30_000;

/** The page of a list that is on screen, and the question that it answered. */
interface KeptPage<Item> {
  /** The cache key, as text. */
  key: string;
  /** The key without its page number and, of products, without what the mode asks. */
  filter: string;
  page: Page<Item>;
}

/**
 * What a list shows next (specification §4). The answer to the present question if it is in; until then
 * the page before it, if only the page number or the mode differs. Not so after a change of filters, where the question failed,
 * nor when the very page on screen was cleared from the cache: all mean "not loaded".
 */
export const keepPage = <Item>(
  kept: KeptPage<Item> | undefined,
  { key, filter, page, hasFailed }: Omit<KeptPage<Item>, 'page'> & { page: Page<Item> | undefined; hasFailed: boolean },
): KeptPage<Item> | undefined => {
  if (page) return kept?.page === page && kept.key === key ? kept : { key, filter, page };
  return kept && kept.filter === filter && kept.key !== key && !hasFailed ? kept : undefined;
};

/**
 * Reads one page of a resource's list. Null parameters fetch nothing.
 * No page size is applied here: the caller passes one of PAGE_SIZES.
 */
export const useList = <N extends ResourceName>(
  name: N, params: ParamsOf<N> | null, { once = false, isKept = once, isGradual = false }: ListOptions = {},
): ListState<ItemOf<N>> => {
  const { cache, mutate } = useSWRConfig();
  const keyOf = once ? lookupKey : listKey;
  const key = params && keyOf(name, params);
  const { data, ...asking } = useQuery<Page<ItemOf<N>>>(
    key, () => (isGradual ? askGradually({ cache, mutate }, name, params!) : api.list<N>(name, params!)),
    { merge: mergePages, compare: Object.is, ...(params && isAskedWhole(params) && { focusThrottleInterval: WHOLE_EVERY }), ...(isKept && { once: true, prefetchKey: params && listKey(name, params), revalidateOnFocus: false }) },
  );
  const partsOf = params && isGradual && data === undefined ? partKey(name, params) : null;
  const { data: part } = useSWR<Page<ItemOf<N>> | null>(partsOf, null, { compare: Object.is, fallbackData: partsOf === null ? undefined : settledPrefetch(partsOf) });
  // Of a product it is seen whether it is hidden; of what is left out of a collection nothing is.
  const filter = params ? keyOf(name, { ...params, pageNumber: undefined, ...(name === 'Products' && { presented: undefined }) }) : '';
  const now = { key: key ?? '', filter, page: data ?? part ?? undefined, hasFailed: asking.error !== undefined };
  const [kept, setKept] = useState(() => keepPage(undefined, now));
  const shown = keepPage(kept, now);
  if (shown !== kept) setKept(shown);
  return {
    items: shown?.page.items ?? NONE,
    pagination: shown?.page.pagination,
    itemsLoaded: shown !== undefined,
    isPartial: Boolean(part),
    ...asking,
  };
};
