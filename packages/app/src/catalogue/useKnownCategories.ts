import { PAGE_SIZES, useList, type Category } from '@staalkaart/api-client';

/**
 * All categories, asked once and in the background: tells which of those that something else names are hidden.
 * Undefined until they are known.
 */
export const useKnownCategories = (isNeeded: boolean): Category[] | undefined => {
  const { items, itemsLoaded } = useList('Categories', isNeeded ? { pageSize: PAGE_SIZES.LOOKUP } : null, { once: true });
  return itemsLoaded ? items : undefined;
};
