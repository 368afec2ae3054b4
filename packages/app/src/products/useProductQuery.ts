import { useProductFilters } from '@staalkaart/api-client';
import { useSearchParams } from 'react-router-dom';
import { changeQuery, readProductQuery, writeProductQuery, type ProductQuery } from './productQuery.ts';

/** The query of /products, read from the address and changed through it, with the filter options beside it. */
export const useProductQuery = () => {
  const [search, setSearch] = useSearchParams();
  const lookup = useProductFilters();
  const query = readProductQuery(search, Object.keys(lookup.filters ?? {}));
  const change = (next: Partial<ProductQuery>) => setSearch(writeProductQuery(changeQuery(query, next)));
  return { query, change, lookup };
};
