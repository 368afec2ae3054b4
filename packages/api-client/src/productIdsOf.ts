import type { Collection } from './types/collection.ts';
import type { Id } from './types/common.ts';

/**
 * The ids of the products in a collection, in its own order.
 * A server may send `productIds`, or `products` with an id each (specification §3).
 */
export const productIdsOf = (collection: Pick<Collection, 'productIds' | 'products'>): Id[] =>
  collection.productIds ?? collection.products?.map(product => product.id) ?? [];
