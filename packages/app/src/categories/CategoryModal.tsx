import { PAGE_SIZES, useCategoryWrites, useSegments } from '@staalkaart/api-client';
import { LazyCategoryForm, type CategoryValues } from '@staalkaart/ui';
import type { ModalOf } from '../modal/modal.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { formTitles } from '../nl/records.ts';
import { lookupOf } from '../records/lookupOf.ts';
import { useRecordSave } from '../records/useRecordSave.ts';

/** Makes or changes a category. A new one is sent with order 0 and without an id (specification §7). */
export const CategoryModal = ({ category, onClose }: ModalOf<'category'>) => {
  const { create, update, uploadImage } = useCategoryWrites();
  const segments = useSegments({ pageSize: PAGE_SIZES.LOOKUP });
  const modal = useModal();
  const { save, ...failures } = useRecordSave('Categories', onClose, id => modal.open({ type: 'image', of: 'Categories', id, name: category?.name ?? '' }));
  const onSubmit = ({ name, segmentIds, order, image }: CategoryValues) => save({
    name,
    isNew: !category,
    write: () => (category
      ? update({ id: category.id, segmentIds, order, name, path: category.path ?? null })
      : create({ segmentIds, order: 0, name, path: null })),
    image,
    upload: uploadImage,
  });
  return (
    <LazyCategoryForm
      title={formTitles.Categories[category ? 1 : 0]}
      isEditing={Boolean(category)}
      currentPath={category?.path}
      segments={lookupOf(segments, category?.segments)}
      defaultValues={category && { name: category.name, order: category.order, segmentIds: category.segmentIds ?? category.segments.map(({ id }) => id) }}
      onSubmit={onSubmit}
      onClose={onClose}
      {...failures}
    />
  );
};
