import type { Db } from '../db/db.ts';
import type { CollectionFact } from '../db/facts.ts';
import { hasMedia } from '../db/views/asset.ts';
import { collectionView } from '../db/views/collection.ts';
import { flag, optionalText, text, toIds, type Body } from './body.ts';
import { COLLECTORS, type Call } from './call.ts';
import { unknownIds } from './checks.ts';
import { refuseOthers, shownTo } from './collectionAccess.ts';
import { refusal, refuseInvalid } from './refusal.ts';
import type { Resource } from './resource.ts';
import { searchByName } from './search.ts';

const refuseWithoutMedia = (db: Db, added: readonly number[]) => {
  const bare = added.map(id => db.products.get(id)).find(product => product && !hasMedia(db, product.id));
  if (!bare) return;
  throw refusal(409, { title: 'Dit product kan niet in een collectie.', detail: `${bare.name} heeft nog geen media.` });
};

/** What a SuperAdmin makes is always private and visible. */
const accessOf = ({ me }: Call, body: Body, before: CollectionFact | undefined) =>
  me.role === 'SuperAdmin' && (before?.createdById ?? me.id) === me.id
    ? { isPrivate: true, isVisible: true }
    : { isPrivate: flag(body.isPrivate, before?.isPrivate ?? true), isVisible: flag(body.isVisible, before?.isVisible ?? true) };

const parse = (call: Call, body: Body, before: CollectionFact | undefined): Omit<CollectionFact, 'id'> => {
  const { db, me } = call;
  const name = text(body.name);
  const productIds = toIds(body.productIds) ?? before?.productIds ?? [];
  const added = productIds.filter(id => !before?.productIds.includes(id));
  refuseInvalid({
    Name: [!name && 'Het is verplicht de collectie een naam te geven'],
    ProductIds: [unknownIds(db.products, added, 'Eén van de producten bestaat niet (meer).')],
  });
  refuseWithoutMedia(db, added);
  return {
    name,
    description: 'description' in body ? optionalText(body.description) : (before?.description ?? null),
    productIds,
    path: 'path' in body ? optionalText(body.path) : (before?.path ?? null),
    ...accessOf(call, body, before),
    imageRequired: flag(body.imageRequired, before?.imageRequired ?? true),
    createdById: before?.createdById ?? me.id,
    updated: db.now(),
  };
};

/** Personal sets of products: a list holds the own ones, unless a SuperAdmin asks for all. */
export const collections: Resource<CollectionFact> = {
  name: 'Collections',
  noun: 'Deze collectie',
  pageSize: 50,
  table: db => db.collections,
  list({ db, me, query }) {
    const everybody = me.role === 'SuperAdmin' && query.get('showAll') === 'true';
    return searchByName(db.collections.all().filter(({ createdById }) => everybody || createdById === me.id), query);
  },
  item: ({ db }, collection) => collectionView(db, collection),
  parse,
  writers: COLLECTORS,
  guardRead({ me }, collection) {
    if (!shownTo(me)(collection)) throw refusal(403, { title: 'Deze collectie is privé.' });
  },
  guardWrite: ({ me }, collection) => refuseOthers(me, collection),
};
