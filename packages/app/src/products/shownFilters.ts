import { isSameId, type Category, type Collection, type Id, type ProductFilters } from '@staalkaart/api-client';
import type { Actor } from '../access/access.ts';
import { type Hidables, isShown } from '../access/visibility.ts';

/**
 * The filters of the products without what somebody does not see: a hidden name is in no list (specification §4, "Visibility").
 * Who may see hidden ones in edit mode is offered them there; of what is not known here the server decides.
 */
export const shownFilters = (filters: ProductFilters, known: { collections: readonly Collection[]; categories: readonly Category[] }, actor: Actor): ProductFilters => {
  const without = <Kind extends 'Collections' | 'Categories'>(kind: Kind, options: ProductFilters[string] = [], records: readonly (Hidables[Kind] & { id: Id })[]) =>
    options.filter(({ id }) => {
      const record = records.find(one => isSameId(one.id, id));
      return !record || isShown(kind, record, actor);
    });
  return {
    ...filters,
    ...(filters.collections && { collections: without('Collections', filters.collections, known.collections) }),
    ...(filters.categories && { categories: without('Categories', filters.categories, known.categories) }),
  };
};
