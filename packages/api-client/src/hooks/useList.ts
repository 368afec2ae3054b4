import { useState } from 'react';
import type { ApiError } from '../ApiError.ts';
import { filterOf, listKey } from '../cache/keys.ts';
import type { Listed } from '../resources/resource.ts';
import type { Page, Pagination } from '../types/common.ts';
import { keepPage, type KeptPage } from './keptPage.ts';
import { useQuery } from './useQuery.ts';

/** What every reading hook takes. */
export interface QueryOptions {
  /** False: fetch nothing, as with null parameters. */
  enabled?: boolean;
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

/** Reads one page of a resource's list. Null parameters fetch nothing. */
export const useList = <Item, Params extends object>(
  { name, list }: Listed<Item, Params>,
  params: Params | null,
  { enabled = true }: QueryOptions = {},
): ListState<Item> => {
  const key = enabled && params ? listKey(name, params) : null;
  const { data, ...state } = useQuery<Page<Item>>(key, () => list(params!));
  const [kept, setKept] = useState<KeptPage<Item>>();
  const shown = keepPage(kept, { key: JSON.stringify(key), filter: filterOf(key), page: data });
  if (shown !== kept) setKept(shown);
  return {
    items: shown?.page.items ?? NONE,
    pagination: shown?.page.pagination,
    itemsLoaded: shown !== undefined,
    ...state,
  };
};
