import { useMaterialWrites } from '@staalkaart/api-client';
import { LazyMaterialForm, type NameValues } from '@staalkaart/ui';
import type { ModalOf } from '../modal/modal.ts';
import { formTitles } from '../nl/records.ts';
import { useRecordSave } from '../records/useRecordSave.ts';

/** Makes or changes a material (specification §2, §7). */
export const MaterialModal = ({ material, onClose }: ModalOf<'material'>) => {
  const { create, update } = useMaterialWrites();
  const { save, ...failures } = useRecordSave('Materials', onClose);
  const onSubmit = ({ name }: NameValues) =>
    save({ name, isNew: !material, write: () => (material ? update({ id: material.id, name }) : create({ name })) });
  return (
    <LazyMaterialForm
      title={formTitles.Materials[material ? 1 : 0]}
      isEditing={Boolean(material)}
      defaultValues={material && { name: material.name }}
      onSubmit={onSubmit}
      onClose={onClose}
      {...failures}
    />
  );
};
