import { inverseOfSave, mayBeDone, subscribeToken, useIntentions, useMe, useWriter, type Collection } from '@staalkaart/api-client';
import { editAction, type Action } from '@staalkaart/ui';
import { useCallback } from 'react';
import { can } from '../access/access.ts';
import { COPY_SUFFIX } from '../constants.ts';
import { filing } from '../nl/filing.ts';
import { intentionTexts } from '../nl/intentions.ts';
import { done } from '../nl/records.ts';
import { createUnderway } from '../records/createUnderway.ts';
import { tellChanged } from '../records/tellChanged.ts';
import { RecordActions, useRecordActions, type ActionsFor } from '../records/useRecordActions.tsx';
import { withOutcome } from '../shell/errors/outcome.ts';
import { showFailure } from '../shell/errors/useFailure.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useCollectionExport } from './useCollectionExport.ts';

interface CollectionActions {
  /** What may be done with one, the nearest first; undefined outside edit mode and for who may not. */
  actionsOf: ((collection: Collection) => Action[]) | undefined;
  /** The same as icons under a tile. */
  actions: ActionsFor<Collection>;
  /** A photo for a collection without one, offered to its creator and the Admin, also outside edit mode (specification §6). */
  photoOffer: NonNullable<ActionsFor<Collection>>;
}

/** A copy is named after its original; a further copy gets a number, so that they are told apart (specification §9). */
const copyName = (name: string, taken: readonly string[]): string => {
  const first = `${name}${COPY_SUFFIX}`;
  let next = first;
  for (let number = 2; taken.includes(next); number += 1) next = `${first} ${number}`;
  return next;
};

/** A second press would make another of the same name. */
const copying = createUnderway();

/** The names of copies that got no answer, by what they are of: asked for again, it is that one. */
const untoldNames = new Map<string, string>();
subscribeToken(() => untoldNames.clear());

/** What edit mode offers on a collection; someone else's is explained, not offered (specification §4, §6). */
export const useCollectionActions = (): CollectionActions => {
  const actor = useActor();
  const { me } = useMe();
  const { create, readFresh } = useWriter();
  const carryOut = useIntentions();
  const { edit, photo, visibility, remove } = useRecordActions();
  const exports = useCollectionExport();
  const underway = copying.useIds();

  const actionsOf = useCallback((collection: Collection) => {
    const { id, name, path } = collection;
    const foreign = can(actor, 'collection.edit', collection) ? undefined : { isDisabled: true, disabledReason: filing.foreign };
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
        if (mayBeDone(error)) untoldNames.set(copied, newName);
        throw withOutcome(error, intentionTexts.notMade('Collections', newName), intentionTexts.maybeMade('Collections', newName));
      });
      untoldNames.delete(copied);
      tellChanged(done.created('Collections', newName), await inverseOfSave('Collections', undefined, sent, saved).catch(() => undefined), carryOut, actor);
    };
    return [
      edit('Collections', collection, foreign),
      ...(path ? [photo('Collections', collection, foreign)] : can(actor, 'collection.addPhoto', collection) ? [photo('Collections', collection)] : []),
      ...(foreign || can(actor, 'collection.setVisible', collection) ? [visibility('Collections', collection, foreign)] : []),
      editAction.copy(() => void copying.run(id, copy).catch((error: unknown) => showFailure(error)), { isPending: underway.includes(id) }),
      ...(exports ? [editAction.export(() => exports.save(collection), { isPending: exports.isUnderway(id) })] : []),
      remove('Collections', id, name, foreign),
    ];
  }, [actor, me, create, readFresh, carryOut, underway, exports, edit, photo, visibility, remove]);

  const actions = useCallback((collection: Collection) => <RecordActions name={collection.name} actions={actionsOf(collection)} />, [actionsOf]);
  const photoOffer = useCallback((collection: Collection) => (can(actor, 'collection.addPhoto', collection) ? (
    <RecordActions name={collection.name} actions={[photo('Collections', collection)]} />
  ) : undefined), [actor, photo]);

  return { photoOffer, ...can(actor, 'collection.create') ? { actionsOf, actions } : { actionsOf: undefined, actions: undefined } };
};
