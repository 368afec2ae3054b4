import { useState } from 'react';
import type { ApiError } from '../ApiError.ts';
import { api } from '../api.ts';
import { listKey, lookupKey } from '../cache/keys.ts';
import type { ResourceName } from '../endpoints.ts';
import type { ItemOf, ParamsOf } from '../resources.ts';
import type { Page, Pagination } from '../types/common.ts';
import { keepPage, type KeptPage } from './keptPage.ts';
import { type QueryOptions, useQuery } from './useQuery.ts';

export interface ListOptions extends QueryOptions {
  /** A lookup: asked once for the life of the cache, not when mounted again. A write of the resource refreshes it. */
  once?: boolean;
}

/** A list as a screen needs it (specification §4, "Lists"). */
export interface ListState<Item> {
  /** Empty until loaded; while another page loads, those of the page before. */
  items: Item[];
  pagination: Pagination | undefined;
  /** False from a change of filters, or a clearing of the cache, until the answer is in. */
  itemsLoaded: boolean;
  /** The page asked for is on its way. */
  loading: boolean;
  error: ApiError | undefined;
  /** Asks again after a failure. */
  retry: () => void;
}

const NONE: never[] = [];

/**
 * Reads one page of a resource's list. Null parameters fetch nothing.
 * No page size is applied here: the caller passes one of PAGE_SIZES.
 */
export const useList = <N extends ResourceName>(
  name: N, params: ParamsOf<N> | null, { enabled = true, once = false }: ListOptions = {},
): ListState<ItemOf<N>> => {
  const asked = enabled ? params : null;
  const keyOf = once ? lookupKey : listKey;
  const key = asked && keyOf(name, asked);
  const { data, ...state } = useQuery<Page<ItemOf<N>>>(
    key, () => api.list<N>(name, params!),
    once ? { once, prefetchKey: asked && listKey(name, asked), revalidateOnFocus: false } : undefined,
  );
  const [kept, setKept] = useState<KeptPage<ItemOf<N>>>();
  const filter = asked ? keyOf(name, { ...asked, pageNumber: undefined }) : '';
  const shown = keepPage(kept, { key: key ?? '', filter, page: data });
  if (shown !== kept) setKept(shown);
  return {
    items: shown?.page.items ?? NONE,
    pagination: shown?.page.pagination,
    itemsLoaded: shown !== undefined,
    ...state,
  };
};
