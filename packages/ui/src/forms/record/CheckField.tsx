import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../../controls/Checkbox/Checkbox.tsx';

interface CheckFieldProps<Values extends FieldValues> extends Pick<CheckboxProps, 'label' | 'description' | 'disabled'> {
  /** The form it is in. */
  control: Control<Values>;
  /** The field: a boolean. */
  name: Path<Values>;
}

/** A box to tick in a form. Unlike a registered one it keeps its value while it is disabled. */
export const CheckField = <Values extends FieldValues>({ control, name, ...rest }: CheckFieldProps<Values>) => {
  const { field } = useController({ control, name });
  return <Checkbox {...rest} ref={field.ref} checked={Boolean(field.value)} onChange={event => field.onChange(event.target.checked)} onBlur={field.onBlur} />;
};
