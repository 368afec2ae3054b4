import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldHelp } from './Field.tsx';
import { Input, InputBox } from './TextField.styles.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldHelp {
  /** What is asked, in a word or two. */
  label: string;
  /** What stands in it to begin with. */
  defaultValue?: string;
  /** Cannot be used now. */
  disabled?: boolean;
  /** A small button at the end of the field, such as the one that shows a password. */
  trailing?: ReactNode;
}

/** One line of text. Its other props, `ref` included, go to the input: it takes react-hook-form's `register`. */
export const TextField = ({ label, isOptional, error, description, keepsMessageRoom, trailing, id, type = 'text', ...input }: TextFieldProps) => (
  <Field {...{ label, isOptional, error, description, keepsMessageRoom, id }}>
    {control => (
      <InputBox>
        <Input {...input} {...control} type={type} />
        {trailing}
      </InputBox>
    )}
  </Field>
);
