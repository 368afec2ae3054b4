import { yupResolver } from '@hookform/resolvers/yup';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { formText } from '../../nl/forms.ts';
import { BESIDE_FIELDS, ImageField } from '../record/ImageField.tsx';
import { RecordDialog, type RecordFormProps } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { emptySegment, segmentSchema, type SegmentValues } from './segmentSchema.ts';

export interface SegmentFormProps extends RecordFormProps<SegmentValues> {
  /** The picture that the segment has already. */
  currentPath?: string | null;
}

const resolver = yupResolver(segmentSchema);

/** Makes a segment, or changes its name, its place and its picture (specification §3). Use it through `LazySegmentForm`. */
export const SegmentForm = ({ title, defaultValues, onSubmit, onClose, isEditing, clash, serverError, serverErrors, currentPath }: SegmentFormProps) => {
  const record = useRecordForm({ resolver, defaultValues: { ...emptySegment, ...defaultValues }, isExisting: isEditing, onSubmit, onSaved: onClose, serverError, serverErrors });
  return (
    <RecordDialog {...{ record, title, onClose, isEditing, clash }}>
      <TextField {...record.field('name')} label={formText.name} autoComplete="off" keepsMessageRoom />
      {isEditing && (
        <>
          <TextField {...record.field('order')} label={formText.order} inputMode="numeric" autoComplete="off" keepsMessageRoom />
          <ImageField control={record.control} name="image" error={record.error('image')} currentPath={currentPath} ratio={BESIDE_FIELDS} />
        </>
      )}
    </RecordDialog>
  );
};
