import { useSearchParams } from 'react-router-dom';
import { readPage } from '../products/productQuery.ts';

/** Search and page of a register, in the address. Another search term starts at page 1. */
export const useRegisterQuery = () => {
  const [search, setSearch] = useSearchParams();
  const searchTerm = search.get('searchTerm') ?? '';
  const change = (term: string, page: number) =>
    setSearch({ ...(term && { searchTerm: term }), ...(page > 1 && { pageNumber: String(page) }) }, { replace: page === 1 });
  return {
    searchTerm,
    pageNumber: readPage(search),
    onSearch: (term: string) => change(term, 1),
    onPage: (page: number) => change(searchTerm, page),
  };
};
