import { useIntentions, type Intention } from '@staalkaart/api-client';
import { useCallback } from 'react';
import type { PlainAction } from '../access/access.ts';
import { useActor } from '../shell/session/useActor.ts';
import { tellUndoable } from '../shell/undo/undoables.ts';

/** What undoing a change takes: what the change itself took. */
const permissionFor = (inverse: Intention): PlainAction => {
  if (inverse.do === 'together') return permissionFor(inverse.intentions[0]);
  if ('collectionId' in inverse) return 'product.collect';
  return 'resource' in inverse && inverse.resource === 'Collections' ? 'collection.undo' : 'catalogue.edit';
};

/** Tells that one record was changed, with a button that undoes it as it is on the server by then. */
export const useTellChanged = (): ((told: string, inverse: Intention | undefined) => void) => {
  const actor = useActor();
  const carryOut = useIntentions();
  return useCallback((told, inverse) => tellUndoable('success', told, inverse && actor && {
    items: [{ id: 0, name: told }],
    done: () => told,
    begin: () => ({ work: async () => { await carryOut(inverse); } }),
    actor,
    permission: permissionFor(inverse),
  }), [actor, carryOut]);
};
