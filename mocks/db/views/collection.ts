import type { Collection } from '@staalkaart/api-client/wire';
import type { Db } from '../db.ts';
import type { CollectionFact } from '../facts.ts';
import { creatorOf, tileView } from './common.ts';

/** A collection; products that are gone are left out. */
export const collectionView = (db: Db, collection: CollectionFact): Collection => ({
  ...tileView(db, collection),
  createdById: collection.createdById,
  isVisible: collection.isVisible,
  description: collection.description,
  productIds: collection.productIds.filter(id => db.products.get(id)),
  isPrivate: collection.isPrivate,
  creator: creatorOf(db, collection),
  updated: collection.updated,
});
