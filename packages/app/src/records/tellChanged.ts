import type { Intention } from '@staalkaart/api-client';
import type { PlainAction } from '../access/access.ts';
import { undoTexts } from '../nl/undo.ts';
import { Explained } from '../shell/errors/errorPolicy.ts';
import { isUntold } from '../shell/errors/outcome.ts';
import { offerUndo } from '../shell/undo/offerUndo.ts';
import type { Target } from '../shell/undo/undoables.ts';
import { unsaved } from '../shell/unsaved/unsaved.ts';
import { beginDeleting, rememberDeleted } from './deleting.ts';
import type { Changer } from './useChanger.ts';

/** What undoing a change takes: what the change itself took. */
const permissionFor = (inverse: Intention): PlainAction => {
  if (inverse.do === 'together') return permissionFor(inverse.intentions[0]);
  if ('collectionId' in inverse) return 'product.collect';
  if ('label' in inverse) return 'catalogue.edit';
  // A collection is made in either mode.
  if (inverse.do === 'remove' && inverse.resource === 'Collections') return 'collection.begin';
  return inverse.resource === 'Collections' ? 'collection.manage' : inverse.resource === 'Users' ? 'user.edit' : 'catalogue.edit';
};

/**
 * Tells that one record was made or changed, and offers to undo it on the record as it is on the server by then.
 * @param target the record
 * @param inverse undefined where nothing was changed
 */
export const tellChanged = (told: string, target: Target, inverse: Intention | undefined, { carryOut, actor, tell }: Changer): void =>
  offerUndo(tell.success, told, inverse && actor && {
    items: [{ id: 0, name: told }],
    done: () => told,
    begin: () => ({ work: async () => {
      // It may stand in the form, or be what is typed in it.
      if (inverse.do === 'remove' && unsaved.isDirty()) throw new Explained(undoTexts.unsaved);
      if (inverse.do !== 'remove') return void await carryOut(inverse);
      const isKept = beginDeleting(inverse.resource, inverse.id);
      await carryOut(inverse).catch((error: unknown) => {
        isKept(isUntold(error));
        throw error;
      });
      rememberDeleted(inverse.resource, inverse.id);
    } }),
    actor,
    permission: permissionFor(inverse),
    target,
  });
