import type { ResourceName } from './endpoints.ts';

/** The first page of a paged list; pages are counted from 1 (specification §9). */
export const FIRST_PAGE = 1;

/** How many items a page of each list holds, and the two sizes that stand for "all" (specification §9). */
export const PAGE_SIZES = {
  Collections: 50,
  Segments: 50,
  Categories: 50,
  Products: 12,
  Customers: 10,
  Materials: 10,
  Users: 10,
  Assets: 10,
  Tags: 10,
  /** The categories of a segment, the products of a category. */
  BULK: 1_000_000,
  /** The options of the product edit page and of the segment selector. */
  LOOKUP: 10_000,
} as const satisfies Record<ResourceName | 'BULK' | 'LOOKUP', number>;
