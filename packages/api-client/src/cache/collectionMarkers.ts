import { type Id, isSameId, type Page } from '../types/common.ts';
import type { Collection } from '../types/collection.ts';
import type { ProductItem } from '../types/product.ts';
import type { Effect, Store } from './effects.ts';
import { isListOf } from './keys.ts';

/** A page of products whose markers tell that exactly `members` are in the collection. */
const marked = (page: Page<ProductItem>, id: Id, members: Set<string>): Page<ProductItem> => ({
  ...page,
  items: page.items.map(item => {
    const others = item.collectionIds.filter(one => !isSameId(one, id));
    const wasMember = others.length < item.collectionIds.length;
    const isMember = members.has(String(item.id));
    if (wasMember === isMember) return item;
    return { ...item, collectionIds: isMember ? [...others, id] : others };
  }),
});

const mark = ({ mutate }: Store, id: Id, productIds: Id[]) => {
  const members = new Set(productIds.map(String));
  return mutate<Page<ProductItem>>(
    isListOf('Products'),
    (page: Page<ProductItem> | undefined) => page && marked(page, id, members),
    // A page that was still on its way is asked again: SWR drops answers that a mutation overtook.
    { revalidate: page => page === undefined },
  );
};

/**
 * Puts a collection's markers on the products of every cached page, without fetching what may be
 * ten thousand of them again. A write without a product list, such as an upload, changes none.
 */
export const markProducts: Effect = (store, { id, saved }) => {
  const { productIds }: Partial<Collection> = saved ?? {};
  return id !== undefined && productIds ? mark(store, id, productIds) : undefined;
};

/** Takes a deleted collection's markers off. */
export const unmarkProducts: Effect = (store, { id }) => (id === undefined ? undefined : mark(store, id, []));
