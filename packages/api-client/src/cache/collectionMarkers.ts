import { type Id, isSameId, type Page } from '../types/common.ts';
import type { Collection } from '../types/collection.ts';
import type { ProductItem } from '../types/product.ts';
import type { Effect, Store } from './effects.ts';
import { isListOf } from './keys.ts';

/** The product with a marker of the collection or without; the same object where it is so already. */
const markedItem = (item: ProductItem, id: Id, isMember: boolean): ProductItem => {
  const others = item.collectionIds.filter(one => !isSameId(one, id));
  const wasMember = others.length < item.collectionIds.length;
  return wasMember === isMember ? item : { ...item, collectionIds: isMember ? [...others, id] : others };
};

/** A page of which the markers tell that exactly `members` are in the collection; the same where they do already. */
const marked = (page: Page<ProductItem>, id: Id, members: Set<string>): Page<ProductItem> => {
  const items = page.items.map(item => markedItem(item, id, members.has(String(item.id))));
  return items.every((item, at) => item === page.items[at]) ? page : { ...page, items };
};

const isList = isListOf('Products');

const mark = ({ cache, mutate }: Store, id: Id, productIds: Id[]) => {
  const members = new Set(productIds.map(String));
  const next = (page: Page<ProductItem> | undefined) => page && marked(page, id, members);
  return mutate<Page<ProductItem>>(
    key => {
      if (!isList(key)) return false;
      const page = cache.get(String(key))?.data;
      return page === undefined || next(page) !== page;
    },
    next,
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
