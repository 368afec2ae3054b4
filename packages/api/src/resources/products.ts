import { refusal } from '../http/refusal.ts';
import type { ProductFact } from '../facts.ts';
import { canSee, canSeeCollection, seenBy } from '../rules/access.ts';
import { type Body, descriptionIn, flagIn, idIn, idsIn, optionalTextIn, textIn, toAmount, toId } from '../rules/body.ts';
import { productProblems, recordsOf, refuseTaken, unknownIds } from '../rules/checks.ts';
import { hasMedia } from '../rules/media.ts';
import { wordsOf } from '../rules/text.ts';
import type { Order, Question, Where } from '../store.ts';
import { productItem, productView, productWithMedia } from '../views/product.ts';
import { idsOf } from '../views/view.ts';
import { type Asked, nameIn, type Resource, type Saving } from './resource.ts';

const ORDERS: readonly string[] = ['erpId', 'created', 'updated'] satisfies Order[];

const askedOrder = (query: URLSearchParams): string => query.get('orderBy') || 'added';

/** The ids of a filter group; undefined when it was not asked. */
const groupIn = (query: URLSearchParams, name: string): number[] | undefined => {
  const asked = query.getAll(name).flatMap(value => value.split(',')).filter(Boolean).map(toId);
  return asked.length > 0 ? asked : undefined;
};

/** Each filter group that was asked: one match within it is enough. A category or a collection that the reader may not know of matches nothing. */
const filtersIn = ({ me, query, related }: Asked): Where<ProductFact> => {
  const [productIds, collectionIds] = [groupIn(query, 'productIds'), groupIn(query, 'collections')];
  const [categoryIds, tagIds] = [groupIn(query, 'categories'), groupIn(query, 'tags')];
  const collected = collectionIds && new Set(recordsOf(related, 'collections', collectionIds).filter(canSeeCollection(me)).flatMap(held => held.productIds));
  return {
    ...(collected ? { id: productIds?.filter(id => collected.has(id)) ?? [...collected] } : productIds && { id: productIds }),
    ...(categoryIds && { categoryIds: idsOf(recordsOf(related, 'categories', categoryIds).filter(canSee(me))) }),
    ...(tagIds && { tagIds }),
  };
};

/** The fields that were sent, over those that were. */
const fieldsIn = ({ me, body, before, now }: Pick<Saving<ProductFact>, 'me' | 'body' | 'before' | 'now'>): Omit<ProductFact, 'id' | 'name'> => ({
  description: descriptionIn(body, before?.description),
  erpId: optionalTextIn(body, 'erpId', before?.erpId),
  ammount: toAmount(body.ammount === undefined ? before?.ammount : body.ammount),
  formatOpen: optionalTextIn(body, 'formatOpen', before?.formatOpen),
  formatClosed: optionalTextIn(body, 'formatClosed', before?.formatClosed),
  customerId: idIn(body, 'customerId', before?.customerId),
  ...listsIn(body, before),
  isVisible: flagIn(body, 'isVisible', before?.isVisible ?? false),
  createdById: before?.createdById ?? me.id,
  created: before?.created ?? now,
  updated: now,
  updatedById: me.id,
});

const listsIn = (body: Body, before: ProductFact | undefined) => ({
  categoryIds: idsIn(body, 'categoryIds', before?.categoryIds),
  tagIds: idsIn(body, 'tagIds', before?.tagIds),
  materialIds: idsIn(body, 'materialIds', before?.materialIds),
});

/** What the catalogue is about. The words of its checks are those of the form, so that a reader meets one sentence. */
export const products: Resource<'products'> = {
  name: 'Products',
  table: 'products',
  noun: 'het product',
  guardList(_me, query) {
    const order = askedOrder(query);
    if (order !== 'added' && !ORDERS.includes(order)) throw refusal(400, { title: 'Ongeldige waarde voor orderBy.' });
  },
  listNeeds: query => ({ ids: { collections: groupIn(query, 'collections') ?? [], categories: groupIn(query, 'categories') ?? [] } }),
  ask: ({ me, query, related }): Question<ProductFact> =>
    ({ where: { ...filtersIn({ me, query, related }), ...seenBy(me) }, words: wordsOf(query.get('searchTerm')), order: askedOrder(query) as Order }),
  item: productItem,
  itemFor: query => (groupIn(query, 'collections') ? productWithMedia : productItem),
  detail: productView,
  sees: (me, product) => canSee(me)(product),
  unique: ['erpId'],
  bodyNeeds: (body, before) => ({
    ids: {
      customers: [idIn(body, 'customerId', before?.customerId)],
      categories: listsIn(body, before).categoryIds,
      tags: listsIn(body, before).tagIds,
      materials: listsIn(body, before).materialIds,
      assets: idsIn(body, 'assetIds'),
    },
    assetsOf: before ? [before.id] : [],
  }),
  parse(saving) {
    const { body, before, related, isTaken } = saving;
    const fields = fieldsIn(saving);
    const name = nameIn(products, saving, {
      ...productProblems({ ...fields, name: textIn(body, 'name', before?.name) }),
      CustomerId: [
        Number.isNaN(fields.customerId)
          ? 'Het is verplicht om een klant te kiezen voor het product'
          : unknownIds(related, 'customers', [fields.customerId], 'Deze klant bestaat niet (meer).'),
      ],
      Ammount: [Number.isNaN(fields.ammount) && 'Het aantal moet een getal zijn, 0 of meer.'],
      CategoryIds: [unknownIds(related, 'categories', fields.categoryIds, 'Eén van de categorieën bestaat niet (meer).')],
      TagIds: [unknownIds(related, 'tags', fields.tagIds, 'Eén van de tags bestaat niet (meer).')],
      MaterialIds: [unknownIds(related, 'materials', fields.materialIds, 'Eén van de materialen bestaat niet (meer).')],
      AssetIds: [unknownIds(related, 'assets', idsIn(body, 'assetIds'), 'Eén van de media bestaat niet (meer).')],
    });
    refuseTaken(isTaken('erpId'), 'ErpId', `Het multipress nummer ${fields.erpId} is al in gebruik.`);
    if (body.isVisible === true && !(before && hasMedia(related, before.id))) {
      throw refusal(409, `${name} heeft nog geen media en kan niet getoond worden.`);
    }
    return { name, ...fields };
  },
  owns: [{ table: 'assets', field: 'productId' }],
  listedIn: [{ table: 'collections', field: 'productIds' }],
};
