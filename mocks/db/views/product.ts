import type { Product, ProductItem } from '@staalkaart/api-client/wire';
import type { Db } from '../db.ts';
import type { CollectionFact, ProductFact } from '../facts.ts';
import { assetView } from './asset.ts';
import { creatorOf, named, namedAll } from './common.ts';

/** Whether a reader may know of a collection. */
export type Shown = (collection: CollectionFact) => boolean;

/** A product as a list shows it: lean, since a category may hold ten thousand. */
export const productItem = (db: Db, product: ProductFact, shown: Shown): ProductItem => {
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
    collectionIds: db.collectionsOf(product.id).filter(shown).map(({ id }) => id),
  };
};

/** A product whole. */
export const productView = (db: Db, product: ProductFact, shown: Shown): Product => {
  const collections = db.collectionsOf(product.id).filter(shown);
  const item = productItem(db, product, shown);
  return {
    ...item,
    path: item.coverImagePath,
    createdByName: creatorOf(db, product),
    description: product.description,
    ammount: product.ammount,
    formatOpen: product.formatOpen,
    formatClosed: product.formatClosed,
    categories: namedAll(db.categories, product.categoryIds),
    tags: namedAll(db.tags, product.tagIds),
    materials: namedAll(db.materials, product.materialIds),
    assets: db.assetsOf(product.id).map(asset => assetView(db, asset)),
    collections: collections.map(({ id, name, isPrivate, isVisible, createdById }) => ({ id, name, isPrivate, isVisible, createdById })),
  };
};
