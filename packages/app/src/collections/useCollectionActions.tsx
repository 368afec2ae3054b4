import { productIdsOf, useCollectionWrites, useMe, type Collection } from '@staalkaart/api-client';
import { tileAction, TileActions } from '@staalkaart/ui';
import { useCallback, type ReactNode } from 'react';
import { can } from '../access/access.ts';
import { saveFile } from '../boot/saveFile.ts';
import { COPY_SUFFIX } from '../constants.ts';
import { showFailure } from '../errors/useFailure.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { filing } from '../nl/filing.ts';
import { done, recordTexts } from '../nl/records.ts';
import { photoLabel } from '../records/photoLabel.ts';
import { runWrite } from '../records/runWrite.ts';
import { useActor } from '../session/useActor.ts';
import { withProducts } from './collectionUpdate.ts';
import { exportName } from './exportName.ts';

interface CollectionActions {
  /** The icons under a tile; undefined outside edit mode and for who may not. */
  actions: ((collection: Collection) => ReactNode) | undefined;
  /** Outside edit mode: a photo for a collection without one, offered to its creator and the Admin (specification §6). */
  photoOffer: (collection: Collection) => ReactNode;
  /** Shows a hidden collection again. */
  show: (collection: Collection) => void;
}

/** What edit mode offers on a collection; someone else's is explained, not offered (specification §4, §6). */
export const useCollectionActions = (): CollectionActions => {
  const actor = useActor();
  const { me } = useMe();
  const { open } = useModal();
  const { create, update, exportDocument } = useCollectionWrites();
  const username = me?.username ?? '';

  const setVisible = useCallback((collection: Collection, isVisible: boolean) => void runWrite(
    () => update({ ...withProducts(collection, productIdsOf(collection)), isVisible }),
    done.updated('Collections', collection.name),
  ), [update]);

  const actions = useCallback((collection: Collection) => {
    const { id, name, path } = collection;
    const isMine = can(actor, 'collection.edit', collection);
    const mine = isMine ? undefined : { isDisabled: true, disabledReason: filing.foreign };
    const copy = () => {
      const { id: _, ...values } = withProducts(collection, productIdsOf(collection));
      const copied = `${name}${COPY_SUFFIX}`;
      // What a SuperAdmin makes is private and visible, a copy too.
      const kept = can(actor, 'collection.seeVisibility') ? { isPrivate: true, isVisible: true } : undefined;
      void runWrite(() => create({ ...values, ...kept, name: copied }), done.created('Collections', copied));
    };
    const exportIt = async () => {
      try {
        saveFile(await exportDocument(id), exportName(name, username, new Date()));
      } catch (error) {
        showFailure(error, 'write');
      }
    };
    return (
      <TileActions
        label={recordTexts.actionsFor(name)}
        actions={[
          tileAction.edit(() => open({ type: 'collection', collection }), mine),
          ...(can(actor, 'collection.addPhoto', collection) ? [tileAction.photo(() => open({ type: 'image', of: 'Collections', id, name, path }), photoLabel(path))] : []),
          tileAction.hide(() => setVisible(collection, false), mine),
          tileAction.copy(copy),
          tileAction.export(() => void exportIt()),
          tileAction.remove(() => open({ type: 'delete', kind: 'Collections', id, name }), mine),
        ]}
      />
    );
  }, [actor, username, open, create, exportDocument, setVisible]);

  const photoOffer = useCallback((collection: Collection) => (!collection.path && can(actor, 'collection.addPhoto', collection) ? (
    <TileActions
      label={recordTexts.actionsFor(collection.name)}
      actions={[tileAction.photo(() => open({ type: 'image', of: 'Collections', id: collection.id, name: collection.name }))]}
    />
  ) : undefined), [actor, open]);

  return { photoOffer, actions: can(actor, 'collection.create') ? actions : undefined, show: collection => setVisible(collection, true) };
};
