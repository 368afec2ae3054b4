import { useId, type ComponentProps, type ReactNode } from 'react';
import { Box, CheckboxLabel, Help } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What ticking it means. */
  label: ReactNode;
  /** One sentence of help beneath the label. */
  description?: ReactNode;
  /** What is wrong; replaces the help. */
  error?: string;
}

/** A box to tick, 44 px high on touch with its label. Other props, `ref` included, go to the input. */
export const Checkbox = ({ label, description, error, ...input }: CheckboxProps) => {
  const helpId = useId();
  const help = error || description;
  return (
    <div>
      <CheckboxLabel>
        <Box {...input} type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={help ? helpId : input['aria-describedby']} />
        <span>{label}</span>
      </CheckboxLabel>
      {help && <Help id={helpId} data-error={error ? true : undefined}>{help}</Help>}
    </div>
  );
};
