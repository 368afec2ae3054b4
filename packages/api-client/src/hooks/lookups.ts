import { api } from '../api.ts';
import { meKey, productFiltersKey, rolesKey } from '../cache/keys.ts';
import { useToken } from '../token.ts';
import type { Me, Role } from '../types/people.ts';
import type { ProductFilters } from '../types/product.ts';
import { type Asking, NONE, useQuery } from './useQuery.ts';

/** The filter groups of the product list. */
export interface ProductFiltersState extends Asking {
  filters: ProductFilters | undefined;
}

/** Reads the filter options of the product list (specification §7, `GET Products/filters`), once for the life of the cache and after a write that touches them. */
export const useProductFilters = (): ProductFiltersState => {
  const { data, ...asking } = useQuery(productFiltersKey, api.productFilters, { once: true });
  return { filters: data, ...asking };
};

/** Reads the roles that a user may be given (specification §7, `GET Auth/Roles`), once for the life of the cache; none until loaded. */
export const useRoles = (): Asking & { roles: Role[]; itemsLoaded: boolean } => {
  const { data, ...asking } = useQuery(rolesKey, api.roles, { once: true });
  return { roles: data ?? NONE, itemsLoaded: data !== undefined, ...asking };
};

/** The signed-in person. */
interface MeState extends Asking {
  me: Me | undefined;
  /** Nothing of the API answered, which is no refusal: it is asked again by itself, and on reconnecting. */
  isUnanswered: boolean;
}

// A retry is also started in a hidden tab, where SWR would wait for a focus that may come too soon to count.
const always = () => true;
const PATIENTLY = { once: true, isVisible: always, isOnline: always };

/** Reads the own profile, only if a token is stored (specification §4, "Sign-in"); once for the life of a session, and after writes. */
export const useMe = (): MeState => {
  const { token } = useToken();
  const { data, ...asking } = useQuery(token ? meKey : null, api.me, PATIENTLY);
  return { me: data, isUnanswered: asking.error?.isUnanswered ?? false, ...asking };
};
