import { productIdsOf, useCollectionWrites } from '@staalkaart/api-client';
import { LazyCollectionForm, type CollectionValues } from '@staalkaart/ui';
import { can, type Actor } from '../access/access.ts';
import type { ModalOf } from '../modal/modal.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { formTitles } from '../nl/records.ts';
import { useRecordSave } from '../records/useRecordSave.ts';
import { useActor } from '../session/useActor.ts';

/** The boxes 'Privé' and 'Zichtbaar': for a SuperAdmin alone, and fixed on his own collections (specification §6). */
const controlsFor = (actor: Actor | undefined, collection: ModalOf<'collection'>['collection']) => {
  if (!can(actor, 'collection.seeVisibility')) return 'hidden';
  return collection && can(actor, 'collection.chooseVisibility', collection) ? 'enabled' : 'fixed';
};

/** Makes or changes a collection (specification §3, §7). */
export const CollectionModal = ({ collection, onClose }: ModalOf<'collection'>) => {
  const actor = useActor();
  const { create, update, uploadImage } = useCollectionWrites();
  const modal = useModal();
  const { save, ...failures } = useRecordSave('Collections', onClose, id => modal.open({ type: 'image', of: 'Collections', id, name: collection?.name ?? '' }));
  const onSubmit = ({ image, name, description, isPrivate, isVisible }: CollectionValues) => {
    const values = { name, description, isPrivate, isVisible, productIds: collection ? productIdsOf(collection) : [], path: collection?.path ?? null };
    return save({
      name,
      isNew: !collection,
      write: () => (collection ? update({ id: collection.id, ...values }) : create(values)),
      image,
      upload: uploadImage,
    });
  };
  return (
    <LazyCollectionForm
      title={formTitles.Collections[collection ? 1 : 0]}
      isEditing={Boolean(collection)}
      currentPath={collection?.path}
      visibilityControls={controlsFor(actor, collection)}
      defaultValues={collection && { name: collection.name, description: collection.description ?? '', isPrivate: collection.isPrivate, isVisible: collection.isVisible }}
      onSubmit={onSubmit}
      onClose={onClose}
      {...failures}
    />
  );
};
