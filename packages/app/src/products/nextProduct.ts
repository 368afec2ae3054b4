import type { Id, ProductItem } from '@staalkaart/api-client';
import { isSameId } from '../access/visibility.ts';

/** The product after this one in the current category's list; none on the last, or where it is not in the list (specification §2). */
export const nextProduct = (products: readonly ProductItem[], id: Id): ProductItem | undefined => {
  const at = products.findIndex(product => isSameId(product.id, id));
  return at < 0 ? undefined : products[at + 1];
};
