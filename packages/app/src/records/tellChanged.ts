import type { Intention, useIntentions } from '@staalkaart/api-client';
import type { Actor, PlainAction } from '../access/access.ts';
import { offerUndo } from '../shell/undo/offerUndo.ts';

/** What undoing a change takes: what the change itself took. */
const permissionFor = (inverse: Intention): PlainAction => {
  if (inverse.do === 'together') return permissionFor(inverse.intentions[0]);
  if ('collectionId' in inverse) return 'product.collect';
  return 'resource' in inverse && inverse.resource === 'Collections' ? 'collection.undo' : 'catalogue.edit';
};

/**
 * Tells that one record was changed, and offers to undo it on the record as it is on the server by then.
 * @param inverse undefined where nothing was changed
 */
export const tellChanged = (told: string, inverse: Intention | undefined, carryOut: ReturnType<typeof useIntentions>, actor: Actor | undefined): void =>
  offerUndo('success', told, inverse && actor && {
    items: [{ id: 0, name: told }],
    done: () => told,
    begin: () => ({ work: async () => { await carryOut(inverse); } }),
    actor,
    permission: permissionFor(inverse),
  });
