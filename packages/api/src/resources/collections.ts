import type { CollectionFact } from '../facts.ts';
import { refusal } from '../http/refusal.ts';
import { canSee, canSeeCollection, COLLECTORS, isKeeper, type Reader } from '../rules/access.ts';
import { type Body, descriptionIn, flagIn, idsIn } from '../rules/body.ts';
import { recordsOf, tooLarge } from '../rules/checks.ts';
import { IMAGE } from '../rules/files.ts';
import { hasMedia } from '../rules/media.ts';
import { wordsOf } from '../rules/text.ts';
import type { Related } from '../store.ts';
import { collectionView } from '../views/catalogue.ts';
import { idsOf } from '../views/view.ts';
import { nameIn, type Resource, type Saving } from './resource.ts';
import { prepareTile, tileIn } from './tile.ts';

/** Refuses everybody but the creator and a SuperAdmin. */
const refuseOthers = (me: Reader, collection: CollectionFact) => {
  if (!isKeeper(me, collection)) throw refusal(403, 'Je kan enkel collecties van jezelf aanpassen of verwijderen');
};

/** The products of a collection as they were, as they are sent, and those that come with it. */
const productsIn = (body: Body, before: CollectionFact | undefined) => {
  const held = before?.productIds ?? [];
  const sent = idsIn(body, 'productIds', held);
  const known = new Set(held);
  return { held, sent, added: sent.filter(id => !known.has(id)) };
};

/** What is sent, with the products that the writer does not see where they stood: each behind the one that it followed. */
const withUnseen = (sent: readonly number[], held: readonly number[], unseen: ReadonlySet<number>): number[] => {
  const seen = new Set(sent);
  const behind = new Map<number | undefined, number[]>();
  let followed: number | undefined;
  for (const id of held) {
    if (seen.has(id)) followed = id;
    else if (unseen.has(id)) {
      const group = behind.get(followed) ?? [];
      group.push(id);
      behind.set(followed, group);
    }
  }
  return [...behind.get(undefined) ?? [], ...[...seen].flatMap(id => [id, ...behind.get(id) ?? []])];
};

const refuseWithoutMedia = (related: Related, added: readonly number[]) => {
  const bare = recordsOf(related, 'products', added).find(({ id }) => !hasMedia(related, id));
  if (bare) throw refusal(409, { title: 'Dit product kan niet in een collectie.', detail: `${bare.name} heeft nog geen media.` });
};

/** That of a SuperAdmin is always private and visible. */
const accessIn = ({ me, body, before, related }: Saving<CollectionFact>) => {
  const creator = before ? related.get('users', before.createdById) : me;
  const isPrivate = flagIn(body, 'isPrivate', before?.isPrivate ?? true);
  return creator?.role === 'SuperAdmin' ? { isPrivate: true, isVisible: true } : { isPrivate };
};

/** Personal sets of products: a list holds the own ones, unless a SuperAdmin asks for all. */
export const collections: Resource<'collections'> = {
  name: 'Collections',
  table: 'collections',
  noun: 'de collectie',
  ask({ me, query }) {
    const isEverybody = me.role === 'SuperAdmin' && query.get('showAll') === 'true';
    return { where: isEverybody ? {} : { createdById: [me.id] }, words: wordsOf(query.get('searchTerm')) };
  },
  item: collectionView,
  sees: (me, collection) => canSeeCollection(me)(collection),
  prepare: prepareTile,
  bodyNeeds(body, before) {
    const { held, added } = productsIn(body, before);
    return { ids: { products: [...held, ...added], users: before ? [before.createdById] : [] }, assetsOf: added };
  },
  parse(saving) {
    const { me, body, before, related, now } = saving;
    const { held, sent, added } = productsIn(body, before);
    const unseen = new Set(idsOf(recordsOf(related, 'products', held).filter(product => !canSee(me)(product))));
    const description = descriptionIn(body, before?.description);
    const name = nameIn(collections, saving, {
      Description: [tooLarge(description)],
      ProductIds: [recordsOf(related, 'products', added).filter(canSee(me)).length < added.length && 'Eén van de producten bestaat niet (meer).'],
    });
    refuseWithoutMedia(related, added);
    return {
      name,
      description,
      // Who does not know of a hidden product does not take it out either.
      productIds: withUnseen(sent, held, unseen),
      ...tileIn(saving),
      ...accessIn(saving),
      updated: now,
      updatedById: me.id,
    };
  },
  writers: COLLECTORS,
  guardWrite: refuseOthers,
  files: [IMAGE],
  // An Admin may add a photo to anybody's collection; to replace one is to edit it.
  guardFile: (me, collection) => (me.role === 'Admin' && collection.path === null) || refuseOthers(me, collection),
};
