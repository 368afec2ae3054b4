import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { formText } from '../../nl/forms.ts';
import { RecordDialog, type RecordFormProps } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { nameSchema, type NameValues } from './nameSchema.ts';

export interface NameFormProps extends RecordFormProps<NameValues> {
  /** What is said when there is no name. */
  requiredMessage: string;
}

/** The form of what has a name and nothing else: a material, a tag. */
export const NameForm = ({ title, defaultValues, onSubmit, onClose, isEditing, clash, serverError, serverErrors, requiredMessage }: NameFormProps) => {
  const [resolver] = useState(() => yupResolver(nameSchema(requiredMessage)));
  const record = useRecordForm<NameValues>({ resolver, defaultValues: { name: '', ...defaultValues }, isExisting: isEditing, onSubmit, onSaved: onClose, serverError, serverErrors });
  return (
    <RecordDialog {...{ record, title, onClose, isEditing, clash }}>
      <TextField {...record.field('name')} label={formText.name} autoComplete="off" keepsMessageRoom />
    </RecordDialog>
  );
};
