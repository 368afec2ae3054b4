import { PAGE_SIZES, useProducts, type Id, type ProductItem } from '@staalkaart/api-client';
import { useMemo } from 'react';
import type { Actor } from '../access/access.ts';
import { isProductShown, isSameId } from '../access/visibility.ts';
import { nextProduct } from './nextProduct.ts';

/** The next product that may be shown in the category somebody came from; none without a category (specification §2). */
export const useNextProduct = (id: Id | undefined, categoryId: Id | undefined, actor: Actor | undefined): ProductItem | undefined => {
  const { items } = useProducts(categoryId === undefined ? null : { categories: [categoryId], pageSize: PAGE_SIZES.BULK });
  // A category may hold ten thousand: looked through once, not with every draw of the page.
  return useMemo(() => {
    if (!actor || id === undefined) return undefined;
    return nextProduct(items.filter(product => isSameId(product.id, id) || isProductShown(product, actor)), id);
  }, [items, actor, id]);
};
