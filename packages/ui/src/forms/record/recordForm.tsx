import { yupResolver } from '@hookform/resolvers/yup';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, Resolver } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import { RecordDialog, type RecordFormProps } from './RecordDialog.tsx';
import { useRecordForm, type RecordForm } from './useRecordForm.ts';

/** One kind of form of a record. */
interface RecordFormKind<Values extends FieldValues, Props> {
  /** Its rules, the same for the life of a form; their defaults are where a new record begins. */
  schema: AnyObjectSchema | ((props: Props) => AnyObjectSchema);
  /** What some fields say whatever the record does. */
  fixed?: (props: Props) => Partial<Values> | undefined;
  /** Fields that are never kept: passwords. */
  secrets?: readonly Path<Values>[];
  /** Another word than 'Opslaan' or 'Toevoegen'. */
  submitLabel?: string;
  fields: (record: RecordForm<Values>, props: Props) => ReactNode;
}

/** Makes the form of one kind of record in a modal: its rules and its fields are all there is to it. */
export const recordForm = <Values extends FieldValues, Extra extends object = object>({ schema, fixed, secrets, submitLabel, fields }: RecordFormKind<Values, RecordFormProps<Values> & Extra>) =>
  (props: RecordFormProps<Values> & Extra) => {
    const { title, defaultValues, isEditing, clash, onSubmit, onClose, serverError, serverErrors } = props;
    const [rules] = useState(() => (typeof schema === 'function' ? schema(props) : schema));
    const [resolver] = useState(() => yupResolver(rules) as unknown as Resolver<Values>);
    const record = useRecordForm<Values>({
      resolver, secrets, onSubmit, serverError, serverErrors,
      defaultValues: { ...rules.getDefault() as Values, ...defaultValues, ...fixed?.(props) },
      isExisting: isEditing,
      onSaved: onClose,
    });
    return <RecordDialog {...{ record, title, onClose, isEditing, clash, submitLabel }}>{fields(record, props)}</RecordDialog>;
  };
