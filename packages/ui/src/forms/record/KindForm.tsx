import { yupResolver } from '@hookform/resolvers/yup';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, Resolver } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import { RecordDialog, type RecordFormProps } from './RecordDialog.tsx';
import { useRecordForm, type RecordForm } from './useRecordForm.ts';

/** One kind of form of a record: its rules and its fields are all there is to it. */
export interface RecordFormKind<Values extends FieldValues, Props extends RecordFormProps<Values> = RecordFormProps<Values>> {
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

interface KindFormProps<Values extends FieldValues, Props extends RecordFormProps<Values>> {
  kind: RecordFormKind<Values, Props>;
  /** What the form itself is given. */
  props: Props;
}

/** The form of one kind of record in a modal. */
export const KindForm = <Values extends FieldValues, Props extends RecordFormProps<Values>>({ kind, props }: KindFormProps<Values, Props>) => {
  const { schema, fixed, secrets, submitLabel, fields } = kind;
  const { title, defaultValues, typed, isEditing, unanswered, clash, isDeciding = false, onSubmit, onClose, serverError, serverErrors } = props;
  const [rules] = useState(() => (typeof schema === 'function' ? schema(props) : schema));
  const [resolver] = useState(() => yupResolver(rules) as unknown as Resolver<Values>);
  const record = useRecordForm<Values>({
    resolver, secrets, typed, unanswered, onSubmit, isDeciding: isDeciding || clash !== undefined, serverError, serverErrors,
    defaultValues: { ...rules.getDefault() as Values, ...defaultValues, ...fixed?.(props) },
    isExisting: isEditing,
    onSaved: onClose,
  });
  return <RecordDialog {...{ record, title, onClose, isEditing, clash, submitLabel }}>{fields(record, props)}</RecordDialog>;
};
