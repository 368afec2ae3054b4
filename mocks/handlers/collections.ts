import { canSee, canSeeCollection, isKeeper, type Reader } from '../auth/access.ts';
import type { Db } from '../db/db.ts';
import type { CollectionFact } from '../db/facts.ts';
import { hasMedia } from '../db/views/asset.ts';
import { collectionView } from '../db/views/collection.ts';
import { recordsOf } from '../db/views/common.ts';
import { flag, optionalText, text, toIds, type Body } from './body.ts';
import { COLLECTORS } from '../auth/access.ts';
import type { Call } from './call.ts';
import { nameProblems, tooLarge } from './lengths.ts';
import { refusal, refuseInvalid } from './refusal.ts';
import type { Resource } from './resource.ts';
import { searchByName } from './search.ts';

/** Refuses everybody but the creator and a SuperAdmin. */
export const refuseOthers = (me: Reader, collection: CollectionFact) => {
  if (!isKeeper(me, collection)) throw refusal(403, 'Je kan enkel collecties van jezelf aanpassen of verwijderen');
};

const refuseWithoutMedia = (db: Db, added: readonly number[]) => {
  const bare = added.map(id => db.products.get(id)).find(product => product && !hasMedia(db, product.id));
  if (!bare) return;
  throw refusal(409, { title: 'Dit product kan niet in een collectie.', detail: `${bare.name} heeft nog geen media.` });
};

/** That of a SuperAdmin is always private and visible. */
const accessOf = ({ db, me }: Call, body: Body, before: CollectionFact | undefined) =>
  db.users.get(before?.createdById ?? me.id)?.role === 'SuperAdmin'
    ? { isPrivate: true, isVisible: true }
    : { isPrivate: flag(body.isPrivate, before?.isPrivate ?? true), isVisible: flag(body.isVisible, before?.isVisible ?? true) };

const parse = (call: Call, body: Body, before: CollectionFact | undefined): Omit<CollectionFact, 'id'> => {
  const { db, me } = call;
  const name = text(body.name);
  const held = before?.productIds ?? [];
  const sent = toIds(body.productIds) ?? held;
  const unseen = recordsOf(db.products, held).filter(product => !canSee(me)(product)).map(({ id }) => id);
  const added = sent.filter(id => !held.includes(id));
  const description = 'description' in body ? optionalText(body.description) : (before?.description ?? null);
  refuseInvalid({
    Name: nameProblems(name, 'Het is verplicht de collectie een naam te geven'),
    Description: [tooLarge(description)],
    ProductIds: [recordsOf(db.products, added).filter(canSee(me)).length < added.length && 'Eén van de producten bestaat niet (meer).'],
  });
  refuseWithoutMedia(db, added);
  return {
    name,
    description,
    // Who does not know of a hidden product does not take it out either.
    productIds: [...new Set([...sent, ...unseen])],
    path: 'path' in body ? optionalText(body.path) : (before?.path ?? null),
    ...accessOf(call, body, before),
    imageRequired: flag(body.imageRequired, before?.imageRequired ?? true),
    createdById: before?.createdById ?? me.id,
    updated: db.now(),
    updatedById: me.id,
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
  sees: ({ me }, collection) => canSeeCollection(me)(collection),
  item: ({ db, me }, collection) => collectionView(db, collection, me),
  parse,
  writers: COLLECTORS,
  guardWrite: ({ me }, collection) => refuseOthers(me, collection),
};
