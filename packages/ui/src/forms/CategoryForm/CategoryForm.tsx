import { yupResolver } from '@hookform/resolvers/yup';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { formText } from '../../nl/forms.ts';
import { IdsField } from '../record/IdsField.tsx';
import { BESIDE_FIELDS, ImageField } from '../record/ImageField.tsx';
import type { Lookup } from '../record/lookup.ts';
import { RecordDialog, type RecordFormProps } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { categorySchema, emptyCategory, type CategoryValues } from './categorySchema.ts';

export interface CategoryFormProps extends RecordFormProps<CategoryValues> {
  /** The segments to choose from. */
  segments: Lookup;
  /** The picture that the category has already. */
  currentPath?: string | null;
}

const resolver = yupResolver(categorySchema);

/** Makes or changes a category; its order is asked only of an existing one (specification §5). Use it through `LazyCategoryForm`. */
export const CategoryForm = ({ title, defaultValues, onSubmit, onClose, isEditing, clash, serverError, serverErrors, segments, currentPath }: CategoryFormProps) => {
  const record = useRecordForm({ resolver, defaultValues: { ...emptyCategory, ...defaultValues }, isExisting: isEditing, onSubmit, onSaved: onClose, serverError, serverErrors });
  return (
    <RecordDialog {...{ record, title, onClose, isEditing, clash }}>
      <TextField {...record.field('name')} label={formText.name} autoComplete="off" keepsMessageRoom />
      <IdsField control={record.control} name="segmentIds" lookup={segments} label={formText.segments} error={record.error('segmentIds')} isMultiple keepsMessageRoom />
      {isEditing && <TextField {...record.field('order')} label={formText.order} inputMode="numeric" autoComplete="off" keepsMessageRoom />}
      <ImageField control={record.control} name="image" error={record.error('image')} currentPath={currentPath} ratio={BESIDE_FIELDS} />
    </RecordDialog>
  );
};
