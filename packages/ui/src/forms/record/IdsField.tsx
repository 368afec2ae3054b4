import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { ComboBox, type ComboBoxProps } from '../../overlays/ComboBox/ComboBox.tsx';
import type { Lookup } from './lookup.ts';

interface IdsFieldProps<Values extends FieldValues> extends Pick<ComboBoxProps, 'label' | 'isMultiple' | 'isOptional' | 'error' | 'placeholder' | 'keepsMessageRoom' | 'description' | 'isDisabled'> {
  /** The form it is in. */
  control: Control<Values>;
  /** The field: a list of ids when several may be chosen, else one id or null. */
  name: Path<Values>;
  /** What there is to choose from, and how fetching it goes. */
  lookup: Lookup;
}

/** A combo box in a form: holds a list of ids, or one id. */
export const IdsField = <Values extends FieldValues>({ control, name, lookup, isMultiple, ...rest }: IdsFieldProps<Values>) => {
  const { field } = useController({ control, name });
  const held: unknown = field.value;
  const value = Array.isArray(held) ? (held as (number | string)[]) : typeof held === 'number' || typeof held === 'string' ? [held] : [];
  return (
    <ComboBox
      {...rest}
      {...lookup}
      isMultiple={isMultiple}
      value={value}
      onChange={ids => field.onChange(isMultiple ? ids : ids[0] ?? null)}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
};
