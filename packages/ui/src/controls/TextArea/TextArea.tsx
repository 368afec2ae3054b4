import type { ComponentProps } from 'react';
import { Field, type FieldHelp } from '../TextField/Field.tsx';
import { Area } from './TextArea.styles.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldHelp {
  /** What is asked, in a word or two. */
  label: string;
  /** What stands in it to begin with. */
  defaultValue?: string;
  /** Cannot be used now. */
  disabled?: boolean;
}

/** Some lines of text. Its other props, `ref` included, go to the textarea: it takes react-hook-form's `register`. */
export const TextArea = ({ label, isOptional, error, description, keepsMessageRoom, id, ...area }: TextAreaProps) => (
  <Field {...{ label, isOptional, error, description, keepsMessageRoom, id }}>
    {control => <Area rows={3} {...area} {...control} />}
  </Field>
);
