import type { Collection } from '@staalkaart/api-client/wire';
import { canSee, type Reader } from '../../auth/access.ts';
import type { Db } from '../db.ts';
import type { CollectionFact } from '../facts.ts';
import { creatorOf, recordsOf, tileView, writerOf } from './common.ts';

/** A collection; products that are gone, or hidden from the reader, are left out. */
export const collectionView = (db: Db, collection: CollectionFact, me: Reader): Omit<Collection, 'updatedByName'> & { updatedByName: string | null } => ({
  ...tileView(db, collection),
  createdById: collection.createdById,
  isVisible: collection.isVisible,
  description: collection.description,
  productIds: recordsOf(db.products, collection.productIds).filter(canSee(me)).map(({ id }) => id),
  isPrivate: collection.isPrivate,
  creator: creatorOf(db, collection),
  updated: collection.updated,
  updatedByName: writerOf(db, collection),
});
