import type { HttpHandler } from 'msw';
import { canSee, canSeeCollection, COLLECTORS, isKeeper, type Reader } from '../auth/access.ts';
import type { Db } from '../db/db.ts';
import type { CollectionFact } from '../db/facts.ts';
import { collectionView, coverOf, hasMedia, recordsOf } from '../db/views.ts';
import { createDocument, DOCX_TYPE } from '../docx.ts';
import { flag, optionalText, tileOf, toIds, type Body } from './body.ts';
import { refusal, tooLarge } from './checks.ts';
import { IMAGE } from './files.ts';
import { searchByName } from './lists.ts';
import { findSeen, nameOf, type Resource } from './resource.ts';
import type { Call, ReadMedia, Route } from './route.ts';

/** Refuses everybody but the creator and a SuperAdmin. */
const refuseOthers = (me: Reader, collection: CollectionFact) => {
  if (!isKeeper(me, collection)) throw refusal(403, 'Je kan enkel collecties van jezelf aanpassen of verwijderen');
};

const refuseWithoutMedia = (db: Db, added: readonly number[]) => {
  const bare = recordsOf(db.products, added).find(({ id }) => !hasMedia(db, id));
  if (bare) throw refusal(409, { title: 'Dit product kan niet in een collectie.', detail: `${bare.name} heeft nog geen media.` });
};

/** That of a SuperAdmin is always private and visible. */
const accessOf = ({ db, me }: Call, body: Body, before: CollectionFact | undefined) =>
  db.users.get(before?.createdById ?? me.id)?.role === 'SuperAdmin'
    ? { isPrivate: true, isVisible: true }
    : { isPrivate: flag(body.isPrivate, before?.isPrivate ?? true) };

/** Personal sets of products: a list holds the own ones, unless a SuperAdmin asks for all. */
export const collections: Resource<CollectionFact> = {
  name: 'Collections',
  noun: 'de collectie',
  list({ db, me, query }) {
    const everybody = me.role === 'SuperAdmin' && query.get('showAll') === 'true';
    return searchByName(db.collections.all().filter(({ createdById }) => everybody || createdById === me.id), query);
  },
  sees: ({ me }, collection) => canSeeCollection(me)(collection),
  item: ({ db, me }, collection) => collectionView(db, collection, me),
  parse(call, body, before) {
    const { db, me } = call;
    const held = before?.productIds ?? [];
    const sent = toIds(body.productIds) ?? held;
    const unseen = recordsOf(db.products, held).filter(product => !canSee(me)(product)).map(({ id }) => id);
    const added = sent.filter(id => !held.includes(id));
    const description = 'description' in body ? optionalText(body.description) : (before?.description ?? null);
    const name = nameOf(collections, body, {
      Description: [tooLarge(description)],
      ProductIds: [recordsOf(db.products, added).filter(canSee(me)).length < added.length && 'Eén van de producten bestaat niet (meer).'],
    });
    refuseWithoutMedia(db, added);
    return {
      name,
      description,
      // Who does not know of a hidden product does not take it out either.
      productIds: [...new Set([...sent, ...unseen])],
      ...tileOf(me, body, before),
      ...accessOf(call, body, before),
      updated: db.now(),
      updatedById: me.id,
    };
  },
  writers: COLLECTORS,
  guardWrite: ({ me }, collection) => refuseOthers(me, collection),
  files: [IMAGE],
  // An Admin may add a photo to anybody's collection.
  guardFile: ({ me }, collection) => me.role === 'Admin' || refuseOthers(me, collection),
};

/** A picture's bytes; undefined for one that cannot be read. */
const bytesAt = async (db: Db, path: string | null, readMedia: ReadMedia | undefined) => {
  const upload = db.uploads.get(Number(/\/uploads\/(\d+)\//.exec(path ?? '')?.[1]));
  return upload?.bytes ?? (path === null ? undefined : readMedia?.(path).catch(() => undefined));
};

/** The names and covers of a collection's products as a word-processing document. */
export const collectionExportHandlers = (route: Route, readMedia: ReadMedia | undefined): HttpHandler[] => [
  route('post', 'Collections/:id/export', async call => {
    const { db, me } = call;
    const { name: title, description, productIds } = findSeen(collections, call, call.params.id);
    const shown = recordsOf(db.products, productIds).filter(canSee(me));
    if (shown.length === 0) {
      throw refusal(409, { title: 'Deze collectie kan niet geëxporteerd worden.', detail: `${title} bevat nog geen producten.` });
    }
    const items = await Promise.all(shown.map(async ({ id, name }) => ({ name, image: await bytesAt(db, coverOf(db, id), readMedia) })));
    return new Response(createDocument(title, description, items), {
      headers: { 'Content-Type': DOCX_TYPE, 'Content-Disposition': 'attachment; filename="export.docx"' },
    });
  }),
];
