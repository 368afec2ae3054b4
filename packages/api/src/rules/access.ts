import type { Role } from '@staalkaart/api-client/wire';
import type { CollectionFact } from '../facts.ts';
import type { Where } from '../store.ts';

export const ADMINS: readonly Role[] = ['SuperAdmin', 'Admin'];
export const EDITORS: readonly Role[] = ['SuperAdmin', 'Admin', 'PowerUser'];
export const COLLECTORS: readonly Role[] = ['SuperAdmin', 'Admin', 'PowerUser', 'User'];
export const EVERYONE: readonly Role[] = ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'];

/** Who asks. */
export interface Reader {
  readonly id: number;
  readonly role: Role;
}

interface Owned {
  readonly createdById: number;
}

const isEditor = ({ role }: Reader): boolean => EDITORS.includes(role);

/** Whether somebody may know of a segment, a category or a product: hidden ones are for those who edit. */
export const canSee = (me: Reader) => ({ isVisible }: { readonly isVisible: boolean }): boolean => isVisible || isEditor(me);

/** The same, as a question to the store. */
export const seenBy = (me: Reader): { readonly isVisible?: readonly boolean[] } => (isEditor(me) ? {} : { isVisible: [true] });

/** Whoever asks for a list as a presentation shows it is told what somebody is who only looks. */
export const presentedTo = (me: Reader, query: URLSearchParams): Reader => (query.get('presented') === 'true' ? { ...me, role: 'ViewOnly' } : me);

/** Whether somebody may change or delete a collection. */
export const isKeeper = (me: Reader, { createdById }: Owned): boolean => me.role === 'SuperAdmin' || createdById === me.id;

/** Whether somebody may know of a collection: others' only when they are neither private nor hidden. */
export const canSeeCollection = (me: Reader) => (collection: Owned & { readonly isPrivate: boolean; readonly isVisible: boolean }): boolean =>
  (!collection.isPrivate && collection.isVisible) || isKeeper(me, collection);

/** Those that one chooses from, as a question to the store: nobody else's private or hidden ones, since a customer may be looking. */
export const collectionsOffered = (me: Reader): { anyOf: readonly Where<CollectionFact>[] } =>
  ({ anyOf: [{ isPrivate: [false], isVisible: [true] }, { createdById: [me.id] }] });
