import { productIdsOf } from '../productIdsOf.ts';
import type { Collection } from '../types/collection.ts';
import type { Id, Page } from '../types/common.ts';
import type { ProductItem } from '../types/product.ts';
import type { Effect, Mutate } from './effects.ts';
import { isListOf } from './keys.ts';

const isProductList = isListOf('Products');

/** A page of products whose markers tell that exactly `members` are in the collection. */
const marked = (page: Page<ProductItem>, id: Id, members: Set<string>): Page<ProductItem> => ({
  ...page,
  items: page.items.map(item => {
    const others = (item.collectionIds ?? []).filter(one => String(one) !== String(id));
    const wasMember = others.length < (item.collectionIds?.length ?? 0);
    const isMember = members.has(String(item.id));
    if (wasMember === isMember) return item;
    return { ...item, collectionIds: isMember ? [...others, id] : others };
  }),
});

const mark = (mutate: Mutate, id: Id, productIds: Id[]) => {
  const members = new Set(productIds.map(String));
  return mutate<Page<ProductItem>>(
    isProductList,
    (page: Page<ProductItem> | undefined) => page && marked(page, id, members),
    // A page that was still on its way is asked again: SWR drops answers that a mutation overtook.
    { revalidate: page => page === undefined },
  );
};

/**
 * Puts a saved collection's markers on the products of every cached page, without fetching what may be
 * ten thousand of them again. A write without a product list, such as an upload, changes none.
 */
export const markProducts: Effect = (mutate, { id, saved }) => {
  const collection = (saved ?? {}) as Collection;
  const isTold = collection.productIds ?? collection.products;
  return id !== undefined && isTold ? mark(mutate, id, productIdsOf(collection)) : undefined;
};

/** Takes a deleted collection's markers off. */
export const unmarkProducts: Effect = (mutate, { id }) => (id === undefined ? undefined : mark(mutate, id, []));

/** Asks the product lists again that are filtered by collection: their members may have changed. */
export const refetchProductsByCollection: Effect = mutate =>
  mutate(key => isProductList(key) && 'collections' in (key as [string, string, object])[2]);
