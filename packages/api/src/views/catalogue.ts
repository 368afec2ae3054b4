import type { Asset, Category, Collection, Customer, ListItem, Segment } from '@staalkaart/api-client/wire';
import type { AssetFact, CategoryFact, CollectionFact, CustomerFact, SegmentFact, TileFact } from '../facts.ts';
import { canSee } from '../rules/access.ts';
import { recordsOf } from '../rules/checks.ts';
import type { Related } from '../store.ts';
import { idsOf, named, type Told, usernameOf, type View, writerOf, writersOf } from './view.ts';

/** The fields that every tile carries. */
const tileOf = (related: Related, { id, name, path, isVisible, imageRequired, createdById }: TileFact): Told<ListItem> =>
  ({ id, name, path, isVisible, imageRequired, createdById, createdByName: usernameOf(related, createdById) });

/** A customer, as it is stored. */
export const customerView: View<CustomerFact> = { show: (customer): Told<Customer> => customer };

/** A segment; its categories are those that name it and that the reader may know of. */
export const segmentView: View<SegmentFact> = {
  needs: segments => ({ ids: { users: writersOf(segments) }, categoriesOf: idsOf(segments) }),
  show: (segment, me, related): Told<Segment> => ({
    ...tileOf(related, segment),
    order: segment.order,
    categoryIds: idsOf(related.categoriesOf(segment.id).filter(canSee(me))),
  }),
};

/** A category with the segments that it is in, as far as the reader may know of them. */
export const categoryView: View<CategoryFact> = {
  needs: categories => ({ ids: { users: writersOf(categories), segments: categories.flatMap(({ segmentIds }) => segmentIds) } }),
  show: (category, me, related): Told<Category> => {
    const segments = recordsOf(related, 'segments', category.segmentIds).filter(canSee(me));
    return { ...tileOf(related, category), order: category.order, segments: named(segments), segmentIds: idsOf(segments) };
  },
};

/** A collection; products that are gone, or hidden from the reader, are left out. */
export const collectionView = {
  needs: collections => ({ ids: { users: writersOf(collections), products: collections.flatMap(({ productIds }) => productIds) } }),
  show: (collection, me, related): Told<Collection> => ({
    ...tileOf(related, collection),
    createdById: collection.createdById,
    isVisible: collection.isVisible,
    description: collection.description,
    productIds: idsOf(recordsOf(related, 'products', collection.productIds).filter(canSee(me))),
    isPrivate: collection.isPrivate,
    creator: usernameOf(related, collection.createdById),
    updated: collection.updated,
    updatedByName: writerOf(related, collection),
  }),
} satisfies View<CollectionFact>;

/** A picture or a film of a product. */
export const assetView = {
  needs: assets => ({ ids: { users: writersOf(assets) } }),
  show: ({ createdById, ...asset }, _me, related): Told<Asset> => ({ ...asset, imageRequired: !asset.path, createdByName: usernameOf(related, createdById) }),
} satisfies View<AssetFact>;
