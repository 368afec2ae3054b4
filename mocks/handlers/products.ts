import { canSee } from '../auth/access.ts';
import type { Db } from '../db/db.ts';
import type { ProductFact } from '../db/facts.ts';
import { hasMedia } from '../db/views/asset.ts';
import { productItem, productView } from '../db/views/product.ts';
import { flag, optionalText, text, toId, toIds, type Body } from './body.ts';
import type { Call } from './call.ts';
import { refuseTaken, unknownIds } from './checks.ts';
import { filterProducts } from './productQuery.ts';
import { orderProducts } from './productOrder.ts';
import { nameProblems, tooLarge, tooLong } from './lengths.ts';
import { refusal, refuseInvalid } from './refusal.ts';
import type { Resource } from './resource.ts';

const ammountOf = (value: unknown): number | null => (text(value) ? Number(text(value)) : null);

/** Checks what would be saved. The words are those of the form, so that a reader meets one sentence. */
const check = (db: Db, fields: Omit<ProductFact, 'id'>, assetIds: readonly number[]) =>
  refuseInvalid({
    Name: [
      ...nameProblems(fields.name, 'Het is verplicht het product een naam te geven'),
      fields.name.includes('_') && 'Gebruik geen underscores (_) in de naam',
    ],
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
    AssetIds: [unknownIds(db.assets, assetIds, 'Eén van de media bestaat niet (meer).')],
  });

const refuseShownWithoutMedia = (db: Db, name: string, body: Body, before: ProductFact | undefined) => {
  if (body.isVisible !== true || (before && hasMedia(db, before.id))) return;
  throw refusal(409, `${name} heeft nog geen media en kan niet getoond worden.`);
};

const parse = ({ db, me }: Call, body: Body, before: ProductFact | undefined): Omit<ProductFact, 'id'> => {
  const kept = <K extends keyof ProductFact>(field: K, value: (sent: unknown) => ProductFact[K], otherwise: ProductFact[K]) =>
    field in body ? value(body[field]) : (before?.[field] ?? otherwise);
  const fields = {
    name: text(body.name),
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
  check(db, fields, toIds(body.assetIds) ?? []);
  refuseTaken(db.products, 'erpId', fields.erpId, before, `Het multipress nummer ${fields.erpId} is al in gebruik.`);
  refuseShownWithoutMedia(db, fields.name, body, before);
  return fields;
};

/** What the catalogue is about. */
export const products: Resource<ProductFact> = {
  name: 'Products',
  noun: 'Dit product',
  pageSize: 12,
  table: db => db.products,
  list: ({ db, me, query }) => filterProducts(db, orderProducts(db, query.get('orderBy')), query, me),
  sees: ({ me }, product) => canSee(me)(product),
  item: ({ db, me }, product) => productItem(db, product, me),
  detail: ({ db, me }, product) => productView(db, product, me),
  parse,
  afterDelete({ db }, { id }) {
    for (const asset of db.assetsOf(id)) db.assets.delete(asset.id);
    for (const collection of db.collectionsOf(id)) {
      db.collections.put({ ...collection, productIds: collection.productIds.filter(productId => productId !== id) });
    }
  },
};
