import { FIRST_PAGE, PAGE_SIZES, useList, type ItemOf, type ListState, type ParamsOf, type ResourceName } from '@staalkaart/api-client';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChoosingFrom } from '../bulk/useSelecting.tsx';
import { readPage } from './readPage.ts';

/** A list, and the way to its other pages. */
export type PagedList<Name extends ResourceName> = ListState<ItemOf<Name>> & {
  /** Shows another page; the address keeps it. */
  setPage: (page: number) => void;
  /** How it is chosen from: the page, or the whole as it is asked. */
  choosing: ChoosingFrom<Name>;
};

/** A page of a list, of the size that its resource has, as the address says. A page beyond the last leads to the last. Null parameters fetch nothing. */
export const usePagedList = <Name extends ResourceName>(name: Name, params: ParamsOf<Name> | null): PagedList<Name> => {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const list = useList(name, params && { ...params, pageSize: PAGE_SIZES[name], pageNumber: page });
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
  const shown = isOnItsWay ? { ...before, loading: true } : list;
  const { items, itemsLoaded: isLoaded, pagination } = shown;
  return {
    ...shown,
    setPage: next => { if (next !== page) show(next); },
    choosing: { items, isLoaded: isLoaded && !shown.loading, all: pagination && params ? { params, count: pagination.totalCount } : undefined, isPaged: (pagination?.totalPages ?? 1) > 1 },
  };
};
