import { api, useMe, useWriter, type Collection } from '@staalkaart/api-client';
import { editAction, ActionGroup } from '@staalkaart/ui';
import { useCallback, type ReactNode } from 'react';
import { can } from '../access/access.ts';
import { saveFile } from '../shell/boot/saveFile.ts';
import { COPY_SUFFIX } from '../constants.ts';
import { showFailure } from '../shell/errors/useFailure.ts';
import { filing } from '../nl/filing.ts';
import { done, recordTexts } from '../nl/records.ts';
import { useIntend } from '../records/useIntend.ts';
import { runAction } from '../records/runAction.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { exportName } from './exportName.ts';

interface CollectionActions {
  /** Opens the form of a photo for a collection without one. */
  addPhoto: (collection: Collection) => void;
  /** The icons under a tile; undefined outside edit mode and for who may not. */
  actions: ((collection: Collection) => ReactNode) | undefined;
  /** A photo for a collection without one, offered to its creator and the Admin, also outside edit mode (specification §6). */
  photoOffer: (collection: Collection) => ReactNode;
  /** Shows a hidden collection again. */
  show: (collection: Collection) => void;
}

/** A copy is named after its original; a further copy gets a number, so that they are told apart (specification §9). */
const copyName = (name: string, taken: readonly string[]): string => {
  const first = `${name}${COPY_SUFFIX}`;
  let next = first;
  for (let number = 2; taken.includes(next); number += 1) next = `${first} ${number}`;
  return next;
};

/** What edit mode offers on a collection; someone else's is explained, not offered (specification §4, §6). */
export const useCollectionActions = (): CollectionActions => {
  const actor = useActor();
  const { me } = useMe();
  const { open } = useModal();
  const { create } = useWriter();
  const intend = useIntend();

  const addPhoto = useCallback(({ id, name }: Collection) => { open({ type: 'image', of: 'Collections', id, name }); }, [open]);
  const actions = useCallback((collection: Collection) => {
    const { id, name, path, description, productIds, isPrivate, isVisible } = collection;
    const mine = can(actor, 'collection.edit', collection) ? undefined : { isDisabled: true, disabledReason: filing.foreign };
    const isHidden = isVisible === false;
    const toggle = () => void intend({ do: isHidden ? 'show' : 'hide', resource: 'Collections', id }, 'Collections', name);
    const copy = () => {
      const copied = copyName(name, (me?.collections ?? []).map(one => one.name));
      // What a SuperAdmin makes is private and visible, a copy too.
      const kept = can(actor, 'collection.seeVisibility') ? { isPrivate: true, isVisible: true } : { isPrivate, isVisible };
      void runAction(() => create('Collections', { name: copied, description: description ?? '', productIds, path: path ?? null, ...kept }), done.created('Collections', copied));
    };
    const exportIt = async () => {
      try {
        saveFile(await api.exportCollection(id), exportName(name, me?.username ?? '', new Date()));
      } catch (error) {
        showFailure(error, 'write');
      }
    };
    return (
      <ActionGroup
        label={recordTexts.actionsFor(name)}
        actions={[
          editAction.edit(() => open({ type: 'record', kind: 'Collections', record: collection }), mine),
          ...(!path && can(actor, 'collection.addPhoto', collection) ? [editAction.photo(() => addPhoto(collection))] : []),
          ...(path ? [editAction.photo(() => open({ type: 'image', of: 'Collections', id, name, path }), { label: recordTexts.changePhoto, ...mine })] : []),
          ...(mine || can(actor, 'collection.setVisible', collection) ? [isHidden ? editAction.show(toggle, mine) : editAction.hide(toggle, mine)] : []),
          editAction.copy(copy),
          editAction.export(() => void exportIt()),
          editAction.remove(() => open({ type: 'delete', kind: 'Collections', id, name }), mine),
        ]}
      />
    );
  }, [actor, me, open, create, intend, addPhoto]);

  const photoOffer = useCallback((collection: Collection) => (can(actor, 'collection.addPhoto', collection) ? (
    <ActionGroup label={recordTexts.actionsFor(collection.name)} actions={[editAction.photo(() => addPhoto(collection))]} />
  ) : undefined), [actor, addPhoto]);

  return {
    addPhoto,
    photoOffer,
    actions: can(actor, 'collection.create') ? actions : undefined,
    show: ({ id, name }) => void intend({ do: 'show', resource: 'Collections', id }, 'Collections', name),
  };
};
