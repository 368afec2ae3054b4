import type { Category, Collection, ProductFilters } from '@staalkaart/api-client';
import type { Actor } from '../access/access.ts';
import { isKnownHidden } from '../access/visibility.ts';

/**
 * The filters of the products without what somebody does not see: a hidden name is in no list (specification §4, "Visibility").
 * Who may see hidden ones in edit mode is offered them there; of what is not known here the server decides.
 */
export const shownFilters = (filters: ProductFilters, known: { collections: readonly Collection[]; categories: readonly Category[] }, actor: Actor): ProductFilters => ({
  ...filters,
  ...(filters.collections && { collections: filters.collections.filter(({ id }) => !isKnownHidden('Collections', id, known.collections, actor)) }),
  ...(filters.categories && { categories: filters.categories.filter(({ id }) => !isKnownHidden('Categories', id, known.categories, actor)) }),
});
