import { PAGE_SIZES, useList, type Product } from '@staalkaart/api-client';
import { lookupOf } from '../records/lookupOf.ts';

const ALL = { pageSize: PAGE_SIZES.LOOKUP };
const ONCE = { once: true };

/** What a product is chosen from: each list is loaded once, whole (specification §4, §7). */
export const useProductLookups = (product: Product | undefined) => ({
  customers: lookupOf(useList('Customers', ALL, ONCE), product?.customer ? [product.customer] : undefined),
  categories: lookupOf(useList('Categories', ALL, ONCE), product?.categories),
  tags: lookupOf(useList('Tags', ALL, ONCE), product?.tags),
  materials: lookupOf(useList('Materials', ALL, ONCE), product?.materials),
});
