import { PAGE_SIZES, useList } from '@staalkaart/api-client';
import { fold, mediaName } from '@staalkaart/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPage } from '../records/readPage.ts';
import { usePagedList, type PagedList } from '../records/usePagedList.ts';

const SIZE = PAGE_SIZES.Assets;

interface AssetSearch {
  /** A page of what is found, or of all media. */
  list: PagedList<'Assets'>;
  term: string;
  /** Looks for another name, from page 1; an empty one shows all. */
  search: (term: string) => void;
}

/** The media by the name of their product, as the address has it. A list of media takes no search term (specification §7): they are all read once, and looked through here. */
export const useAssetSearch = (): AssetSearch => {
  const [address, setAddress] = useSearchParams();
  const term = address.get('searchTerm')?.trim() ?? '';
  const isSearching = term !== '';
  const page = readPage(address);
  const paged = usePagedList('Assets', isSearching ? null : {});
  const every = useList('Assets', isSearching ? { pageSize: PAGE_SIZES.BULK } : null);
  const found = useMemo(() => {
    const wanted = fold(term);
    return every.items.filter(({ name, order }) => fold(mediaName(name, order)).includes(wanted));
  }, [every.items, term]);
  const totalPages = Math.max(1, Math.ceil(found.length / SIZE));
  // A page beyond the last is the last.
  const currentPage = Math.min(page, totalPages);
  const items = found.slice((currentPage - 1) * SIZE, currentPage * SIZE);
  const searched = {
    ...every,
    items,
    pagination: { currentPage, totalPages, totalCount: found.length, pageSize: SIZE },
    setPage: paged.setPage,
    choosing: { items, isLoaded: every.itemsLoaded, all: { items: found, count: found.length }, isPaged: totalPages > 1, isSearch: true },
  };
  return {
    list: isSearching ? searched : paged,
    term,
    search: next => setAddress(next ? { searchTerm: next } : {}, { replace: true }),
  };
};
