import { api } from '../api.ts';
import { productFiltersKey, rolesKey } from '../cache/keys.ts';
import type { ProductFilters } from '../types/product.ts';
import type { Role } from '../types/user.ts';
import { type Query, type QueryOptions, useQuery } from './useQuery.ts';

/** The filter groups of the product list. */
export interface ProductFiltersState extends Omit<Query<ProductFilters>, 'data'> {
  filters: ProductFilters | undefined;
}

/** Reads the filter options of the product list (specification §7, `GET Products/filters`). */
export const useProductFilters = ({ enabled = true }: QueryOptions = {}): ProductFiltersState => {
  const { data, ...state } = useQuery(enabled ? productFiltersKey : null, api.productFilters);
  return { filters: data, ...state };
};

/** The roles that a user may be given. */
export interface RolesState extends Omit<Query<Role[]>, 'data'> {
  /** Empty until loaded. */
  roles: Role[];
  itemsLoaded: boolean;
}

const NONE: never[] = [];

/** Reads the list of role names (specification §7, `GET Auth/Roles`), once for the life of the cache. */
export const useRoles = ({ enabled = true }: QueryOptions = {}): RolesState => {
  const { data, ...state } = useQuery(enabled ? rolesKey : null, api.roles, { once: true });
  return { roles: data ?? NONE, itemsLoaded: data !== undefined, ...state };
};
