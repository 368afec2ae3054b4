import type { Id, ResourceName } from '@staalkaart/api-client';
import { unchoose } from '../bulk/unchoose.ts';
import { forgetUndoing } from '../shell/undo/offerUndo.ts';
import { deletions, nameOf, type Deletion } from './deleted.ts';

const set = (kind: ResourceName, id: Id, to?: Deletion) => {
  const others = [...deletions.get()].filter(([name]) => name !== nameOf(kind, id));
  deletions.set(new Map(to ? [...others, [nameOf(kind, id), to]] : others));
};

/** Remembers what was deleted here: Back never leads to it, it is chosen nowhere, and nothing of it can be undone. */
export const rememberDeleted = (kind: ResourceName, id: Id): void => {
  set(kind, id, 'done');
  unchoose(kind, [id]);
  forgetUndoing(kind, id);
};

/** It is being deleted here: its page waits for how that ends. @returns what says that it was not, or that nobody told */
export const beginDeleting = (kind: ResourceName, id: Id): ((isUntold: boolean) => void) => {
  set(kind, id, 'begun');
  return isUntold => {
    // Not to somebody who signed in meanwhile.
    if (deletions.get().has(nameOf(kind, id))) set(kind, id, isUntold ? 'untold' : undefined);
  };
};
