import type { Asset, Category, Collection, ListItem, Me, Named, Product, ProductItem, Role, Segment, User } from '@staalkaart/api-client/wire';
import { canSee, canSeeCollection, type Reader } from '../auth/access.ts';
import type { Db } from './db.ts';
import type { AssetFact, CategoryFact, CollectionFact, Fact, NamedFact, ProductFact, SegmentFact, TileFact, UserFact } from './facts.ts';
import type { Table } from './table.ts';

/** The records of a list of ids; those that are gone are left out. */
export const recordsOf = <T extends Fact>(table: Table<T>, ids: readonly number[]): T[] =>
  ids.map(id => table.get(id)).filter(record => record !== undefined);

const idsOf = (records: readonly Fact[]): number[] => records.map(({ id }) => id);

/** Records as other records name them. */
export const named = (records: readonly NamedFact[]): Named[] => records.map(({ id, name }) => ({ id, name }));

const nameOf = (db: Db, userId: number): string | null => db.users.get(userId)?.username ?? null;

/** Who wrote a record last, by name. */
const writerOf = (db: Db, { updatedById, createdById }: { readonly updatedById?: number; readonly createdById: number }): string | null =>
  nameOf(db, updatedById ?? createdById);

/** The fields that every tile carries. */
const tileView = (db: Db, { id, name, path, isVisible, imageRequired, createdById }: TileFact): ListItem =>
  ({ id, name, path, isVisible, imageRequired, createdById, createdByName: nameOf(db, createdById) });

/** Whether a product has something to show. */
export const hasMedia = (db: Db, productId: number): boolean => db.assetsOf(productId).some(({ path }) => path !== null);

/** The picture that a product is shown by. */
export const coverOf = (db: Db, productId: number): string | null =>
  db.assetsOf(productId).find(({ isVideo, path }) => !isVideo && path)?.path ?? null;

/** A picture or a film of a product. */
export const assetView = (db: Db, { createdById, ...asset }: AssetFact): Asset =>
  ({ ...asset, imageRequired: !asset.path, createdByName: nameOf(db, createdById) });

/** A segment; its categories are those that name it and that the reader may know of. */
export const segmentView = (db: Db, segment: SegmentFact, me: Reader): Segment => ({
  ...tileView(db, segment),
  order: segment.order,
  categoryIds: idsOf(db.categories.all().filter(({ segmentIds }) => segmentIds.includes(segment.id)).filter(canSee(me))),
});

/** A category with the segments that it is in, as far as the reader may know of them. */
export const categoryView = (db: Db, category: CategoryFact, me: Reader): Category => {
  const segments = recordsOf(db.segments, category.segmentIds).filter(canSee(me));
  return { ...tileView(db, category), order: category.order, segments: named(segments), segmentIds: idsOf(segments) };
};

/** What the wire carries beyond the specification: who wrote last. */
type Signed<View> = Omit<View, 'updatedByName'> & { updatedByName: string | null };

/** A collection; products that are gone, or hidden from the reader, are left out. */
export const collectionView = (db: Db, collection: CollectionFact, me: Reader): Signed<Collection> => ({
  ...tileView(db, collection),
  createdById: collection.createdById,
  isVisible: collection.isVisible,
  description: collection.description,
  productIds: idsOf(recordsOf(db.products, collection.productIds).filter(canSee(me))),
  isPrivate: collection.isPrivate,
  creator: nameOf(db, collection.createdById),
  updated: collection.updated,
  updatedByName: writerOf(db, collection),
});

/** A product as a list shows it: lean, since a category may hold ten thousand. */
export const productItem = (db: Db, product: ProductFact, me: Reader): ProductItem => {
  const { id, name, isVisible, createdById, erpId, customerId, created, updated } = product;
  return {
    id, name, isVisible, createdById, erpId, customerId, created, updated,
    customer: named(recordsOf(db.customers, [customerId]))[0] ?? null,
    coverImagePath: coverOf(db, id),
    hasVideo: db.assetsOf(id).some(({ isVideo }) => isVideo),
    collectionIds: idsOf(db.collectionsOf(id).filter(canSeeCollection(me))),
  };
};

/** A product whole. */
export const productView = (db: Db, product: ProductFact, me: Reader): Signed<Product> => {
  const { description, ammount, formatOpen, formatClosed } = product;
  const item = productItem(db, product, me);
  return {
    ...item, description, ammount, formatOpen, formatClosed,
    path: item.coverImagePath,
    createdByName: nameOf(db, product.createdById),
    updatedByName: writerOf(db, product),
    categories: named(recordsOf(db.categories, product.categoryIds).filter(canSee(me))),
    tags: named(recordsOf(db.tags, product.tagIds)),
    materials: named(recordsOf(db.materials, product.materialIds)),
    assets: db.assetsOf(product.id).map(asset => assetView(db, asset)),
    collections: db.collectionsOf(product.id).filter(canSeeCollection(me))
      .map(({ id, name, isPrivate, isVisible, createdById }) => ({ id, name, isPrivate, isVisible, createdById })),
  };
};

const collectionsBy = (db: Db, { id }: UserFact) => db.collections.all().filter(({ createdById }) => createdById === id);

const personView = ({ id, email, username, phoneNumber, role, isActive, avatarPath }: UserFact) =>
  ({ id, email, username, phoneNumber, role, isActive, path: avatarPath });

/** A user as the managers of users see one: no password, no secret, no collection that is not theirs to know. */
export const userView = (db: Db, user: UserFact, me: Reader): User & { roleName: Role; avatarPath: string | null } => ({
  ...personView(user),
  roleName: user.role,
  avatarPath: user.avatarPath,
  twoFactorSecretSet: user.secret !== null && user.secretConfirmed,
  collections: named(collectionsBy(db, user).filter(canSeeCollection(me))),
});

/** The signed-in person, with the own collections whole. */
export const meView = (db: Db, user: UserFact): Omit<Me, 'features' | 'collections'> & { collections: Signed<Collection>[] } =>
  ({ ...personView(user), collections: collectionsBy(db, user).map(collection => collectionView(db, collection, user)) });
