import type { Asset, Product, ProductItem } from '@staalkaart/api-client/wire';
import type { ProductFact } from '../facts.ts';
import { canSee, canSeeCollection, type Reader } from '../rules/access.ts';
import { recordsOf } from '../rules/checks.ts';
import type { Needs, Related } from '../store.ts';
import { assetView } from './catalogue.ts';
import { idsOf, named, type Told, usernameOf, type View, writerOf, writersOf } from './view.ts';

/** What a list shows of a product itself. */
const ITEM_FIELDS = ['name', 'isVisible', 'createdById', 'erpId', 'customerId', 'created', 'updated'] as const satisfies (keyof ProductFact)[];

type ListedFact = Pick<ProductFact, 'id' | typeof ITEM_FIELDS[number]>;

/** Its cover says whether it needs a picture; the rest is told of it whole. */
type ItemTold = Told<ProductItem, 'imageRequired' | 'createdByName' | 'updatedByName' | 'collections' | 'assets'>;

/** A product as a list shows it: lean, since a category may hold ten thousand. */
export const productItem = {
  fields: ITEM_FIELDS,
  needs: products => ({ ids: { customers: products.map(({ customerId }) => customerId) }, coversOf: idsOf(products), collectionsOf: idsOf(products) }),
  show: (product, me, related): ItemTold => {
    const { id, name, isVisible, createdById, erpId, customerId, created, updated } = product;
    const { path: coverImagePath, hasVideo } = related.coverOf(id);
    return {
      id, name, isVisible, createdById, erpId, customerId, created, updated,
      customer: named(recordsOf(related, 'customers', [customerId]))[0] ?? null,
      coverImagePath,
      hasVideo,
      collectionIds: idsOf(related.collectionsOf(id).filter(canSeeCollection(me))),
    };
  },
} satisfies View<ListedFact>;

/** The same with its media: a collection is presented, and its products show them one after the other without being asked for again. */
export const productWithMedia: View<ListedFact> = {
  fields: ITEM_FIELDS,
  needs: products => ({ ...productItem.needs(products), assetsOf: idsOf(products) }),
  show: (product, me, related): ItemTold & { assets: Asset[] } => ({ ...productItem.show(product, me, related), assets: mediaOf(product, me, related) }),
};

const mediaOf = (product: ListedFact, me: Reader, related: Related): Asset[] => related.assetsOf(product.id).map(asset => assetView.show(asset, me, related));

const collectionsOf = (id: number, me: Reader, related: Related): Product['collections'] =>
  related.collectionsOf(id).filter(canSeeCollection(me))
    .map(({ id: collectionId, name, path, isPrivate, isVisible, createdById }) => ({ id: collectionId, name, path, isPrivate, isVisible, createdById }));

/** A product whole. */
export const productView: View<ProductFact> = {
  needs(products): Needs {
    const item = productItem.needs(products);
    return {
      ...item,
      assetsOf: idsOf(products),
      ids: {
        ...item.ids,
        users: writersOf(products),
        categories: products.flatMap(({ categoryIds }) => categoryIds),
        tags: products.flatMap(({ tagIds }) => tagIds),
        materials: products.flatMap(({ materialIds }) => materialIds),
      },
    };
  },
  show: (product, me, related): Told<Product, 'imageRequired'> => {
    const { description, ammount, formatOpen, formatClosed } = product;
    const item = productItem.show(product, me, related);
    return {
      ...item, description, ammount, formatOpen, formatClosed,
      createdByName: usernameOf(related, product.createdById),
      updatedByName: writerOf(related, product),
      categories: named(recordsOf(related, 'categories', product.categoryIds).filter(canSee(me))),
      tags: named(recordsOf(related, 'tags', product.tagIds)),
      materials: named(recordsOf(related, 'materials', product.materialIds)),
      assets: mediaOf(product, me, related),
      collections: collectionsOf(product.id, me, related),
    };
  },
};
