import { useTagWrites } from '@staalkaart/api-client';
import { LazyTagForm, type NameValues } from '@staalkaart/ui';
import type { ModalOf } from '../modal/modal.ts';
import { formTitles } from '../nl/records.ts';
import { useRecordSave } from '../records/useRecordSave.ts';

/** Makes or changes a tag (specification §2, §7). */
export const TagModal = ({ tag, onClose }: ModalOf<'tag'>) => {
  const { create, update } = useTagWrites();
  const { save, ...failures } = useRecordSave('Tags', onClose);
  const onSubmit = ({ name }: NameValues) =>
    save({ name, isNew: !tag, write: () => (tag ? update({ id: tag.id, name }) : create({ name })) });
  return (
    <LazyTagForm
      title={formTitles.Tags[tag ? 1 : 0]}
      isEditing={Boolean(tag)}
      defaultValues={tag && { name: tag.name }}
      onSubmit={onSubmit}
      onClose={onClose}
      {...failures}
    />
  );
};
