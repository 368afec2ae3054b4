import { FIRST_PAGE, useList, type ItemOf, type ListState, type ParamsOf, type ResourceName } from '@staalkaart/api-client';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPage } from './readPage.ts';

/** A list, and the way to its other pages. */
export type PagedList<Item> = ListState<Item> & {
  /** Shows another page; the address keeps it. */
  setPage: (page: number) => void;
};

/** How the whole of a list is chosen from one of its pages: how it is asked, and how many it holds. */
export const wholeOf = <Params>({ pagination }: Pick<PagedList<unknown>, 'pagination'>, params: Params) => ({
  all: pagination && { params, count: pagination.totalCount },
  isPaged: (pagination?.totalPages ?? 1) > 1,
});

/** A page of a list, as the address has it. A page beyond the last leads to the last. */
export const usePagedList = <Name extends ResourceName>(name: Name, params: ParamsOf<Name>, options?: { enabled: boolean }): PagedList<ItemOf<Name>> => {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const list = useList(name, { ...params, pageNumber: page }, options);
  const show = (next: number, replace = false) => setSearch(now => {
    if (next > FIRST_PAGE) now.set('pageNumber', String(next));
    else now.delete('pageNumber');
    return now;
  }, { replace });
  const last = Math.max(FIRST_PAGE, list.pagination?.totalPages ?? 0);
  const isBeyond = list.itemsLoaded && !list.loading && list.items.length === 0 && page > last;
  useEffect(() => {
    if (isBeyond) show(last, true);
    // Once for each page that does not exist.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBeyond, last]);
  // What a page beyond the last answers is not shown: on the way to the last, what was on screen stays.
  const isOnItsWay = isBeyond || (list.loading && list.itemsLoaded && list.items.length === 0);
  const [before, setBefore] = useState(list);
  if (!isOnItsWay && before.items !== list.items) setBefore(list);
  return { ...(isOnItsWay ? { ...before, loading: true } : list), setPage: next => { if (next !== page) show(next); } };
};
