import { productIdsOf, type Collection, type CollectionUpdate, type Id } from '@staalkaart/api-client';
import { isSameId } from '../access/visibility.ts';

/** The body of `PUT Collections` with other products: the collection's values, no file and no preview (specification §7). */
export const withProducts = (collection: Collection, productIds: Id[]): CollectionUpdate => ({
  id: collection.id,
  name: collection.name,
  description: collection.description ?? '',
  productIds,
  isPrivate: collection.isPrivate,
  isVisible: collection.isVisible,
  path: collection.path ?? null,
});

/** The same without one product. */
export const withoutProduct = (collection: Collection, productId: Id): CollectionUpdate =>
  withProducts(collection, productIdsOf(collection).filter(id => !isSameId(id, productId)));
