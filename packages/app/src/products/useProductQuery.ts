import { useProductFilters } from '@staalkaart/api-client';
import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { changeQuery, readProductQuery, writeProductQuery, type ProductQuery } from './productQuery.ts';

/**
 * The query of /products, read from the address and changed through it, with the filter options beside it.
 * `asked` is what was chosen last: shown at once, while the list of `query` still stands.
 */
export const useProductQuery = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const lookup = useProductFilters();
  const query = readProductQuery(search, Object.keys(lookup.filters ?? {}));
  const [asked, ask] = useOptimistic(query);
  const change = (part: Partial<ProductQuery>) => startTransition(async () => {
    const next = changeQuery(asked, part);
    ask(next);
    await navigate({ search: String(writeProductQuery(next)) });
  });
  return { query, asked, change, lookup };
};
