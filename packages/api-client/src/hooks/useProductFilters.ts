import type { ApiError } from '../ApiError.ts';
import { productFiltersKey } from '../cache/keys.ts';
import { products } from '../resources/products.ts';
import type { ProductFilters } from '../types/product.ts';
import type { QueryOptions } from './useList.ts';
import { useQuery } from './useQuery.ts';

/** The filter groups of the product list. */
export interface ProductFiltersState {
  filters: ProductFilters | undefined;
  loading: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

/** Reads the filter options of the product list (specification §7, `GET Products/filters`). */
export const useProductFilters = ({ enabled = true }: QueryOptions = {}): ProductFiltersState => {
  const { data, ...state } = useQuery<ProductFilters>(enabled ? productFiltersKey : null, products.filters);
  return { filters: data, ...state };
};
