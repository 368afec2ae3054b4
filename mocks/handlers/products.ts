import type { HttpHandler } from 'msw';
import { EXTRAS, type ProductFilters } from '@staalkaart/api-client/wire';
import { canSee, canSeeCollection } from '../auth/access.ts';
import type { ProductFact } from '../db/facts.ts';
import { hasMedia, named, productItem, productView } from '../db/views.ts';
import { flag, optionalText, text, toId, toIds } from './body.ts';
import { refusal, refuseTaken, tooLarge, tooLong, unknownIds } from './checks.ts';
import { byName } from './lists.ts';
import { findProducts } from './productQuery.ts';
import { nameOf, type Resource } from './resource.ts';
import type { Route } from './route.ts';

const ammountOf = (value: unknown): number | null => (text(value) ? Number(text(value)) : null);

/** What is wrong with the name of a product, beside what is wrong with any. */
export const hasUnderscore = (name: string): string | false => name.includes('_') && 'Gebruik geen underscores (_) in de naam';

/** What the catalogue is about. The words of its checks are those of the form, so that a reader meets one sentence. */
export const products: Resource<ProductFact> = {
  name: 'Products',
  noun: 'het product',
  list: findProducts,
  sees: ({ me }, product) => canSee(me)(product),
  item: ({ db, me }, product) => productItem(db, product, me),
  detail: ({ db, me }, product) => productView(db, product, me),
  parse({ db, me }, body, before) {
    const kept = <K extends keyof ProductFact>(field: K, value: (sent: unknown) => ProductFact[K], otherwise: ProductFact[K]) =>
      field in body ? value(body[field]) : (before?.[field] ?? otherwise);
    const fields = {
      description: kept('description', optionalText, null),
      erpId: kept('erpId', optionalText, null),
      ammount: kept('ammount', ammountOf, null),
      formatOpen: kept('formatOpen', optionalText, null),
      formatClosed: kept('formatClosed', optionalText, null),
      customerId: kept('customerId', toId, Number.NaN),
      categoryIds: toIds(body.categoryIds) ?? before?.categoryIds ?? [],
      tagIds: toIds(body.tagIds) ?? before?.tagIds ?? [],
      materialIds: toIds(body.materialIds) ?? before?.materialIds ?? [],
      isVisible: flag(body.isVisible, before?.isVisible ?? false),
      createdById: before?.createdById ?? me.id,
      created: before?.created ?? db.now(),
      updated: db.now(),
      updatedById: me.id,
    };
    const name = nameOf(products, body, {
      Name: [hasUnderscore(text(body.name))],
      ErpId: [tooLong(fields.erpId)],
      FormatOpen: [tooLong(fields.formatOpen)],
      FormatClosed: [tooLong(fields.formatClosed)],
      Description: [tooLarge(fields.description)],
      CustomerId: [
        Number.isNaN(fields.customerId)
          ? 'Het is verplicht om een klant te kiezen voor het product'
          : unknownIds(db.customers, [fields.customerId], 'Deze klant bestaat niet (meer).'),
      ],
      Ammount: [fields.ammount !== null && !(fields.ammount >= 0) && 'Het aantal moet een getal zijn, 0 of meer.'],
      CategoryIds: [unknownIds(db.categories, fields.categoryIds, 'Eén van de categorieën bestaat niet (meer).')],
      TagIds: [unknownIds(db.tags, fields.tagIds, 'Eén van de tags bestaat niet (meer).')],
      MaterialIds: [unknownIds(db.materials, fields.materialIds, 'Eén van de materialen bestaat niet (meer).')],
      AssetIds: [unknownIds(db.assets, toIds(body.assetIds) ?? [], 'Eén van de media bestaat niet (meer).')],
    });
    refuseTaken(db.products, 'erpId', fields.erpId, before, `Het multipress nummer ${fields.erpId} is al in gebruik.`);
    if (body.isVisible === true && !(before && hasMedia(db, before.id))) {
      throw refusal(409, `${name} heeft nog geen media en kan niet getoond worden.`);
    }
    return { name, ...fields };
  },
  afterDelete({ db }, { id }) {
    for (const asset of db.assetsOf(id)) db.assets.delete(asset.id);
    for (const collection of db.collectionsOf(id)) {
      db.collections.put({ ...collection, productIds: collection.productIds.filter(productId => productId !== id) });
    }
  },
};

/** What the list can be filtered by. It stands before the generic calls, or `filters` would be an id. */
export const productFilterHandlers = (route: Route): HttpHandler[] => [
  route('get', EXTRAS.productFilters, ({ db, me }): ProductFilters => ({
    collections: named(byName(db.collections.all().filter(canSeeCollection(me)))),
    categories: named(byName(db.categories.all().filter(canSee(me)))),
    tags: named(byName(db.tags.all())),
  })),
];
