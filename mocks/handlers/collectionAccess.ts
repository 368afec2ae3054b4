import type { CollectionFact, UserFact } from '../db/facts.ts';
import { refusal } from './refusal.ts';

/** Whether somebody may change or delete a collection. */
const isKeeper = (me: UserFact, collection: CollectionFact): boolean =>
  me.role === 'SuperAdmin' || collection.createdById === me.id;

/** Whether somebody may know of a collection: others' only when they are neither private nor hidden. */
export const shownTo = (me: UserFact) => (collection: CollectionFact): boolean =>
  (!collection.isPrivate && collection.isVisible) || isKeeper(me, collection);

/** Refuses everybody but the creator and a SuperAdmin. */
export const refuseOthers = (me: UserFact, collection: CollectionFact) => {
  if (!isKeeper(me, collection)) throw refusal(403, 'Je kan enkel collecties van jezelf aanpassen of verwijderen');
};
