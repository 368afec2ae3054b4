import type { Id, ResourceName } from '@staalkaart/api-client';
import { observable } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { unchoose } from '../bulk/unchoose.ts';
import { passDeletion } from '../shell/undo/undoables.ts';

/** How far a deletion is here: begun, perhaps done, since no answer came, or done. */
type Deletion = 'begun' | 'untold' | 'done';

/** What is being deleted here, and what was, by whoever is signed in. */
const deletions = observable<ReadonlyMap<string, Deletion>>(new Map());
const nameOf = (kind: ResourceName, id: Id) => `${kind}/${id}`;

const set = (kind: ResourceName, id: Id, to?: Deletion) => {
  const others = [...deletions.get()].filter(([name]) => name !== nameOf(kind, id));
  deletions.set(new Map(to ? [...others, [nameOf(kind, id), to]] : others));
};

/** Remembers what was deleted here: Back never leads to it, it is chosen nowhere, and nothing of it can be undone. */
export const rememberDeleted = (kind: ResourceName, id: Id): void => {
  set(kind, id, 'done');
  unchoose(kind, [id]);
  passDeletion(kind, id);
};

/** It is being deleted here: its page waits for how that ends. @returns what says that it was not, or that nobody told */
export const beginDeleting = (kind: ResourceName, id: Id): ((isUntold: boolean) => void) => {
  set(kind, id, 'begun');
  return isUntold => {
    // Not to somebody who signed in meanwhile.
    if (deletions.get().has(nameOf(kind, id))) set(kind, id, isUntold ? 'untold' : undefined);
  };
};

/** How far a record's deletion is here; undefined where none was begun. */
export const useDeletion = (kind: ResourceName, id: Id): Deletion | undefined => useSyncExternalStore(deletions.subscribe, () => deletions.get().get(nameOf(kind, id)));

/** Forgets all of it: somebody else signs in, or a story starts. */
export const forgetDeleted = (): void => deletions.set(new Map());
