import type { Id, ResourceName } from '@staalkaart/api-client';
import { observable } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';

/** How far a deletion is here: begun, perhaps done, since no answer came, or done. */
export type Deletion = 'begun' | 'untold' | 'done';

/** What is being deleted here, and what was, by whoever is signed in. Only `deleting.ts` writes it. */
export const deletions = observable<ReadonlyMap<string, Deletion>>(new Map());
/** Its name there. */
export const nameOf = (kind: ResourceName, id: Id) => `${kind}/${id}`;

/** How far a record's deletion is here; undefined where none was begun. */
export const useDeletion = (kind: ResourceName, id: Id): Deletion | undefined => useSyncExternalStore(deletions.subscribe, () => deletions.get().get(nameOf(kind, id)));

/** Forgets all of it: somebody else signs in, or a story starts. */
export const forgetDeleted = (): void => deletions.set(new Map());
