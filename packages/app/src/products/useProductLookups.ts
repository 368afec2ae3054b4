import { PAGE_SIZES, useCategories, useCustomers, useMaterials, useTags, type Product } from '@staalkaart/api-client';
import { lookupOf } from '../records/lookupOf.ts';

const ALL = { pageSize: PAGE_SIZES.LOOKUP };

/** What a product is chosen from: each list is loaded once, whole (specification §4, §7). */
export const useProductLookups = (product: Product | undefined) => ({
  customers: lookupOf(useCustomers(ALL), product?.customer ? [product.customer] : undefined),
  categories: lookupOf(useCategories(ALL), product?.categories),
  tags: lookupOf(useTags(ALL), product?.tags),
  materials: lookupOf(useMaterials(ALL), product?.materials),
});
