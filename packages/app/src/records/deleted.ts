import type { Id, ResourceName } from '@staalkaart/api-client';
import { useSyncExternalStore } from 'react';
import { unchoose } from '../bulk/unchoose.ts';
import { observable } from '@staalkaart/ui';

const gone = observable<ReadonlySet<string>>(new Set());
const nameOf = (kind: ResourceName, id: Id) => `${kind}/${id}`;

/** Remembers for the life of the page what was deleted here: Back never leads to it, and it is chosen nowhere. */
export const rememberDeleted = (kind: ResourceName, id: Id): void => {
  gone.set(new Set(gone.get()).add(nameOf(kind, id)));
  unchoose(kind, [id]);
};

/** What was begun to be deleted here. */
const begun = new Set<string>();

/** It is being deleted here: its page waits for how that ends. @returns what says that it was not */
export const beginDeleting = (kind: ResourceName, id: Id): (() => void) => {
  begun.add(nameOf(kind, id));
  return () => void begun.delete(nameOf(kind, id));
};
export const isBeingDeleted = (kind: ResourceName, id: Id): boolean => begun.has(nameOf(kind, id));

/** Whether a record was deleted here. */
export const useDeleted = (kind: ResourceName, id: Id): boolean => useSyncExternalStore(gone.subscribe, () => gone.get().has(nameOf(kind, id)));

/** Forgets all of it: a story starts like a reloaded page. */
export const forgetDeleted = (): void => gone.set(new Set());
