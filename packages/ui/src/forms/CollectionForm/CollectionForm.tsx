import { yupResolver } from '@hookform/resolvers/yup';
import { TextArea } from '../../controls/TextArea/TextArea.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { formText } from '../../nl/forms.ts';
import { CheckField } from '../record/CheckField.tsx';
import { BESIDE_FIELDS, ImageField } from '../record/ImageField.tsx';
import { RecordDialog, type RecordFormProps } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { Boxes, Owner } from './CollectionForm.styles.ts';
import { collectionSchema, emptyCollection, type CollectionValues } from './collectionSchema.ts';

export interface CollectionFormProps extends RecordFormProps<CollectionValues> {
  /** The boxes 'Privé' and 'Zichtbaar': `fixed` shows them ticked and disabled, and saves them so (a SuperAdmin's own collection). */
  visibilityControls: 'hidden' | 'enabled' | 'fixed';
  /** Whose collection it is, when it is somebody else's: said above the fields. */
  owner?: string;
  /** The picture that the collection has already. */
  currentPath?: string | null;
}

const FIXED = { isPrivate: true, isVisible: true };

const resolver = yupResolver(collectionSchema);

/** Makes or changes a collection (specification §3, §6). Use it through `LazyCollectionForm`. */
export const CollectionForm = ({ title, defaultValues, onSubmit, onClose, isEditing, clash, serverError, serverErrors, visibilityControls, owner, currentPath }: CollectionFormProps) => {
  const isFixed = visibilityControls === 'fixed';
  const record = useRecordForm({
    resolver,
    defaultValues: { ...emptyCollection, ...defaultValues, ...(isFixed ? FIXED : undefined) },
    isExisting: isEditing, onSubmit, onSaved: onClose, serverError, serverErrors,
  });
  const { control } = record;
  return (
    <RecordDialog {...{ record, title, onClose, isEditing, clash }}>
      {owner && <Owner>{formText.collectionOf(owner)}</Owner>}
      <TextField {...record.field('name')} label={formText.name} autoComplete="off" keepsMessageRoom />
      <TextArea {...record.field('description')} label={formText.description} isOptional keepsMessageRoom />
      <ImageField control={control} name="image" error={record.error('image')} currentPath={currentPath} ratio={BESIDE_FIELDS} />
      {visibilityControls !== 'hidden' && (
        <Boxes>
          <CheckField control={control} name="isPrivate" label={formText.isPrivate} disabled={isFixed} />
          <CheckField control={control} name="isVisible" label={formText.isVisible} disabled={isFixed} description={isFixed ? formText.fixedHelp : undefined} />
        </Boxes>
      )}
    </RecordDialog>
  );
};
