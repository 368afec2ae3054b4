import { useSegmentWrites } from '@staalkaart/api-client';
import { LazySegmentForm, type SegmentValues } from '@staalkaart/ui';
import type { ModalOf } from '../modal/modal.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { formTitles } from '../nl/records.ts';
import { useRecordSave } from '../records/useRecordSave.ts';

/** Makes or changes a segment. A new one is sent as its name alone (specification §7). */
export const SegmentModal = ({ segment, onClose }: ModalOf<'segment'>) => {
  const { create, update, uploadImage } = useSegmentWrites();
  const modal = useModal();
  const { save, ...failures } = useRecordSave('Segments', onClose, id => modal.open({ type: 'image', of: 'Segments', id, name: segment?.name ?? '' }));
  const onSubmit = ({ name, order, image }: SegmentValues) => save({
    name,
    isNew: !segment,
    write: () => (segment ? update({ id: segment.id, name, order, path: segment.path ?? null }) : create({ name })),
    image,
    upload: uploadImage,
  });
  return (
    <LazySegmentForm
      title={formTitles.Segments[segment ? 1 : 0]}
      isEditing={Boolean(segment)}
      currentPath={segment?.path}
      defaultValues={segment && { name: segment.name, order: segment.order }}
      onSubmit={onSubmit}
      onClose={onClose}
      {...failures}
    />
  );
};
