import { useController, type FieldValues, type Path } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../../controls/Checkbox/Checkbox.tsx';
import { TextField, type TextFieldProps } from '../../controls/TextField/TextField.tsx';
import { afterPress } from '../../gestures/afterPress.ts';
import { ImageUpload, type ImageUploadProps } from '../../media/ImageUpload/ImageUpload.tsx';
import { showNumber } from '../../numbers.ts';
import { ComboBox, type ComboBoxProps } from '../../overlays/ComboBox/ComboBox.tsx';
import type { RecordForm } from './useRecordForm.ts';

interface OfRecord<Values extends FieldValues> {
  /** The form it is in: what `useRecordForm` gives. */
  record: RecordForm<Values>;
  /** The field. */
  name: Path<Values>;
}

/** One line of text in a form. */
export const TextLine = <Values extends FieldValues>({ record, name, ...rest }: OfRecord<Values> & Omit<TextFieldProps, 'name'>) => (
  <TextField autoComplete="off" {...rest} {...record.field(name)} keepsMessageRoom />
);

/** A line of text for a number that may have a fraction: what is kept stands there as a person writes it. */
export const NumberLine = <Values extends FieldValues>({ record, name, ...rest }: OfRecord<Values> & Omit<TextFieldProps, 'name'>) => {
  const { field: { value, onBlur, ...field } } = useController({ control: record.control, name });
  // Once something is typed the text of it is held.
  const text = typeof value === 'string' ? value : showNumber(value);
  return <TextField autoComplete="off" inputMode="decimal" {...rest} {...field} value={text} onBlur={() => afterPress(onBlur)} error={record.error(name)} keepsMessageRoom />;
};

/** A box to tick in a form. Unlike a registered one it keeps its value while it is disabled. */
export const CheckField = <Values extends FieldValues>({ record, name, ...rest }: OfRecord<Values> & Pick<CheckboxProps, 'label' | 'description' | 'disabled'>) => {
  const { field: { ref, value, onChange, onBlur } } = useController({ control: record.control, name });
  return <Checkbox {...rest} ref={ref} checked={Boolean(value)} onChange={event => onChange(event.target.checked)} onBlur={onBlur} error={record.error(name)} />;
};

/** A list to choose from that is fetched beside the record (specification §7, "Lookups"). */
export type Lookup = Pick<ComboBoxProps, 'options' | 'known' | 'creation'> & Required<Pick<ComboBoxProps, 'status' | 'onRetry'>>;

interface IdsFieldProps<Values extends FieldValues> extends OfRecord<Values>, Pick<ComboBoxProps, 'label' | 'isMultiple' | 'isOptional' | 'placeholder' | 'description' | 'isDisabled'> {
  /** What there is to choose from, and how fetching it goes. */
  lookup: Lookup;
}

/** A combo box in a form: holds a list of ids when several may be chosen, else one id or null. */
export const IdsField = <Values extends FieldValues>({ record, name, lookup, isMultiple, ...rest }: IdsFieldProps<Values>) => {
  const { field: { ref, value: held, onChange, onBlur } } = useController({ control: record.control, name });
  const chosen = (Array.isArray(held) ? held : [held]) as (number | string)[];
  return (
    <ComboBox
      {...rest}
      {...lookup}
      isMultiple={isMultiple}
      value={chosen.filter(id => (id ?? '') !== '')}
      onChange={ids => onChange(isMultiple ? ids : ids[0] ?? null)}
      onBlur={onBlur}
      error={record.error(name)}
      keepsMessageRoom
      ref={ref}
    />
  );
};

/** Choosing an image beside other fields: optional, and low, so that the others stay in sight. */
export const ImageField = <Values extends FieldValues>({ record, name, currentPath }: OfRecord<Values> & Pick<ImageUploadProps, 'currentPath'>) => {
  const { field } = useController({ control: record.control, name });
  return <ImageUpload isOptional ratio="5 / 2" currentPath={currentPath} value={field.value as File | undefined} onChange={field.onChange} error={record.error(name)} />;
};
