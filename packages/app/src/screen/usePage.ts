import { useSearchParams } from 'react-router-dom';
import { readPage } from '../products/productQuery.ts';

/** The page number of a list, kept in the address. */
export const usePage = (): [number, (page: number) => void] => {
  const [search, setSearch] = useSearchParams();
  const setPage = (page: number) =>
    setSearch(now => {
      if (page > 1) now.set('pageNumber', String(page));
      else now.delete('pageNumber');
      return now;
    });
  return [readPage(search), setPage];
};
