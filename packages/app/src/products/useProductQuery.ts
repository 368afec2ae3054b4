import { useProductFilters } from '@staalkaart/api-client';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readProductQuery, writeProductQuery, type ProductQuery } from './productQuery.ts';

/** The query of /products, read from the address, the way to another one, and the filter options beside it. */
export const useProductQuery = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const lookup = useProductFilters();
  const query = readProductQuery(search, Object.keys(lookup.filters ?? {}));
  const goTo = async (next: ProductQuery) => navigate({ search: String(writeProductQuery(next)) });
  return { query, goTo, lookup };
};
