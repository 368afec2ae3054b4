import { isSameId, type Id, type ProductItem } from '@staalkaart/api-client';

/** The product after this one in the current category's list; none on the last, or where it is not in the list (specification §2). */
export const nextProduct = (products: readonly ProductItem[], id: Id): ProductItem | undefined => {
  const at = products.findIndex(product => isSameId(product.id, id));
  return at < 0 ? undefined : products[at + 1];
};
