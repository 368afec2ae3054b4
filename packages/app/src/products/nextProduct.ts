import { isSameId, PAGE_SIZES, useList, type Id, type ProductItem } from '@staalkaart/api-client';
import { useMemo } from 'react';
import type { Actor } from '../access/access.ts';
import { isShown } from '../access/visibility.ts';

/** The product after this one in the current category's list; none on the last, or where it is not in the list (specification §2). */
export const nextProduct = (products: readonly ProductItem[], id: Id): ProductItem | undefined => {
  const at = products.findIndex(product => isSameId(product.id, id));
  return at < 0 ? undefined : products[at + 1];
};

/** The next product that may be shown in the category somebody came from; none without a category (specification §2). */
export const useNextProduct = (id: Id | undefined, categoryId: Id | undefined, actor: Actor | undefined): ProductItem | undefined => {
  const { items } = useList('Products', categoryId === undefined ? null : { categories: [categoryId], pageSize: PAGE_SIZES.BULK });
  // A category may hold ten thousand: looked through once, not with every draw of the page.
  return useMemo(() => {
    if (!actor || id === undefined) return undefined;
    return nextProduct(items.filter(product => isSameId(product.id, id) || isShown('Products', product, actor)), id);
  }, [items, actor, id]);
};
