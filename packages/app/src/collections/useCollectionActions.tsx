import { asWriting, inverseOfSave, mayBeDone, subscribeToken, useMe, useWriter, type Collection } from '@staalkaart/api-client';
import { editAction, type Action } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { COPY_SUFFIX } from '../constants.ts';
import { filing } from '../nl/filing.ts';
import { intentionTexts } from '../nl/intentions.ts';
import { done } from '../nl/records.ts';
import { createUnderway } from '../records/createUnderway.ts';
import { tellChanged } from '../records/tellChanged.ts';
import { useChanger } from '../records/useChanger.ts';
import { useRecordActions } from '../records/useRecordActions.tsx';
import { isCalledOff } from '../shell/errors/errorPolicy.ts';
import { withOutcome } from '../shell/errors/outcome.ts';
import { useCollectionExport } from './useCollectionExport.ts';

/** A copy is named after its original; a further copy gets a number, so that they are told apart (specification §9). */
const copyName = (name: string, taken: readonly string[]): string => {
  const first = `${name}${COPY_SUFFIX}`;
  let next = first;
  for (let number = 2; taken.includes(next); number += 1) next = `${first} ${number}`;
  return next;
};

/** A second press would make another of the same name. */
const copying = createUnderway(intentionTexts.copyEnded);

/** The names of copies that got no answer, by what they are of: asked for again, it is that one. */
const untoldNames = new Map<string, string>();
subscribeToken(() => untoldNames.clear());

/**
 * What may be done with a collection, the nearest first: in edit mode, where someone else's is explained, not offered (specification §4, §6); else
 * a photo for one without, by its creator and the Admin.
 */
export const useCollectionActions = (): ((collection: Collection) => Action[]) => {
  const by = useChanger();
  const { actor, tell } = by;
  const { me } = useMe();
  const { create, readFresh } = useWriter();
  const { edit, photo, visibility, remove } = useRecordActions();
  const exports = useCollectionExport();
  const underway = copying.useIds();

  return collection => {
    const { id, name, path, productIds: filed } = collection;
    const offer = !path && can(actor, 'collection.addPhoto', collection) ? [photo('Collections', collection)] : [];
    if (!can(actor, 'collection.manage')) return offer;
    const foreign = can(actor, 'collection.edit', collection) ? undefined : { disabledReason: filing.foreign };
    const copy = async () => {
      // As it is by now: somebody may have filed or hidden products since it was listed.
      const { record } = await readFresh('Collections', id);
      const { description, productIds, isPrivate, isVisible } = record;
      // What a SuperAdmin makes is private and visible, a copy too.
      const kept = can(actor, 'collection.seeVisibility') ? { isPrivate: true, isVisible: true } : { isPrivate, isVisible };
      const rest = { description: description ?? '', productIds, path: record.path ?? null, ...kept };
      const copied = JSON.stringify([id, record.name, rest]);
      const own = me?.collections ?? [];
      const earlier = untoldNames.get(copied);
      const newName = earlier ?? copyName(record.name, own.map(one => one.name));
      const sent = { name: newName, ...rest };
      // Its name was nobody's before.
      const saved = own.find(({ name: known }) => known === earlier) ?? await create('Collections', sent).catch((error: unknown) => {
        // Said already: the session is over.
        if (isCalledOff(error)) throw error;
        if (mayBeDone(error)) untoldNames.set(copied, newName);
        throw withOutcome(error, intentionTexts.notMade('Collections', newName), intentionTexts.maybeMade('Collections', newName));
      });
      untoldNames.delete(copied);
      tellChanged(done.created('Collections', newName), { name: 'Collections', id: saved.id }, await inverseOfSave('Collections', undefined, sent, saved).catch(() => undefined), by);
    };
    return [
      edit('Collections', collection, foreign),
      ...(path ? [photo('Collections', collection, foreign)] : offer),
      ...(foreign || can(actor, 'collection.setVisible', collection) ? [visibility('Collections', collection, foreign)] : []),
      editAction.copy(() => void copying.run(id, () => asWriting(copy)).catch(tell.failure), { isPending: underway.includes(id) }),
      ...(exports ? [editAction.export(() => exports.save(collection), { isPending: exports.isUnderway(id), ...(filed.length === 0 && { disabledReason: filing.nothingToExport }) })] : []),
      remove('Collections', id, name, foreign),
    ];
  };
};
