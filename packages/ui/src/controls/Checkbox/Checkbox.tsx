import { useId, type ChangeEventHandler, type ComponentProps, type ReactNode } from 'react';
import { Box, CheckboxLabel, CheckboxPlace, Help } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What ticking it means. */
  label: ReactNode;
  /** One sentence of help beneath the label, as long as there is no error. */
  description?: ReactNode;
  /** What is wrong with it, as a sentence. */
  error?: string | undefined;
  /** Ticked to begin with. */
  defaultChecked?: boolean;
  /** Cannot be used now. */
  disabled?: boolean;
  /** It was ticked, or no longer is. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A box to tick, 44 px high on touch with its label. Other props, `ref` included, go to the input. */
export const Checkbox = ({ label, description, error, ...input }: CheckboxProps) => {
  const helpId = useId();
  return (
    <CheckboxPlace>
      <CheckboxLabel>
        <Box {...input} type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={error || description ? helpId : input['aria-describedby']} />
        <span>{label}</span>
      </CheckboxLabel>
      {(error || description) && <Help id={helpId} data-error={error ? true : undefined}>{error || description}</Help>}
    </CheckboxPlace>
  );
};
