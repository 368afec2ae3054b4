import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
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

const isSubmit = (element: Element): element is HTMLButtonElement => element instanceof HTMLButtonElement && element.type === 'submit';

/** Enter sends nothing, and browsers say nothing, where the button that sends is disabled: the form is sent all the same, and says what is missing. */
const sendIncomplete = ({ key, currentTarget: { form } }: KeyboardEvent<HTMLInputElement>) => {
  if (key === 'Enter' && form && [...form.elements].find(isSubmit)?.disabled) form.requestSubmit();
};

/** One line of text. Its other props, `ref` included, go to the input: it takes react-hook-form's `register`. */
export const TextField = ({ label, isOptional, error, description, keepsMessageRoom, trailing, id, type = 'text', onKeyDown, ...input }: TextFieldProps) => (
  <Field {...{ label, isOptional, error, description, keepsMessageRoom, id }}>
    {control => (
      <InputBox>
        <Input {...input} {...control} type={type} onKeyDown={event => { onKeyDown?.(event); sendIncomplete(event); }} />
        {trailing}
      </InputBox>
    )}
  </Field>
);
