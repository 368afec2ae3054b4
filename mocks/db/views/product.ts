import type { Product, ProductItem } from '@staalkaart/api-client/wire';
import { canSee, canSeeCollection, type Reader } from '../../auth/access.ts';
import type { Db } from '../db.ts';
import type { ProductFact } from '../facts.ts';
import { assetView } from './asset.ts';
import { creatorOf, named, namedAll, recordsOf, writerOf } from './common.ts';

/** A product as a list shows it: lean, since a category may hold ten thousand. */
export const productItem = (db: Db, product: ProductFact, me: Reader): ProductItem => {
  const assets = db.assetsOf(product.id);
  const coverImagePath = assets.find(({ isVideo, path }) => !isVideo && path)?.path ?? null;
  return {
    id: product.id,
    name: product.name,
    isVisible: product.isVisible,
    createdById: product.createdById,
    erpId: product.erpId,
    customer: named(db.customers, product.customerId),
    customerId: product.customerId,
    coverImagePath,
    hasVideo: assets.some(({ isVideo }) => isVideo),
    created: product.created,
    updated: product.updated,
    collectionIds: db.collectionsOf(product.id).filter(canSeeCollection(me)).map(({ id }) => id),
  };
};

/** A product whole. */
export const productView = (db: Db, product: ProductFact, me: Reader): Omit<Product, 'updatedByName'> & { updatedByName: string | null } => {
  const collections = db.collectionsOf(product.id).filter(canSeeCollection(me));
  const item = productItem(db, product, me);
  return {
    ...item,
    path: item.coverImagePath,
    createdByName: creatorOf(db, product),
    updatedByName: writerOf(db, product),
    description: product.description,
    ammount: product.ammount,
    formatOpen: product.formatOpen,
    formatClosed: product.formatClosed,
    categories: namedAll(recordsOf(db.categories, product.categoryIds).filter(canSee(me))),
    tags: namedAll(recordsOf(db.tags, product.tagIds)),
    materials: namedAll(recordsOf(db.materials, product.materialIds)),
    assets: db.assetsOf(product.id).map(asset => assetView(db, asset)),
    collections: collections.map(({ id, name, isPrivate, isVisible, createdById }) => ({ id, name, isPrivate, isVisible, createdById })),
  };
};
