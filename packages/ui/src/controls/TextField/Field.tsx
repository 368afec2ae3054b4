import { useId, type ReactNode } from 'react';
import { fieldText } from '../../nl/fields.ts';
import { Description, FieldBox, FieldError, Label, Messages } from './Field.styles.ts';

/** What the control inside a field must carry to belong to its label and messages. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What a field says besides its label. */
export interface FieldHelp {
  /** Marks the field 'optioneel' (specification §5). */
  isOptional?: boolean;
  /** What is wrong with the value, as a sentence; empty when nothing is. */
  error?: string;
  /** One sentence of help, shown as long as there is no error. */
  description?: ReactNode;
  /** Keeps a line free for the message, so that nothing below moves when it comes. */
  keepsMessageRoom?: boolean;
}

export interface FieldProps extends FieldHelp {
  /** What is asked, in a word or two. */
  label: ReactNode;
  /** The control's id, where a form wants its own. */
  id?: string;
  /** Draws the control; spread what it is given on the input. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, help and error of one question, tied together for assistive technology. */
export const Field = ({ label, isOptional, error, description, keepsMessageRoom, id, children }: FieldProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  return (
    <FieldBox>
      <Label htmlFor={controlId}>{label}{isOptional && <span> {fieldText.optional}</span>}</Label>
      {children({ id: controlId, 'aria-describedby': error || description ? messageId : undefined, 'aria-invalid': error ? true : undefined })}
      <Messages id={messageId} aria-live="polite" data-reserved={keepsMessageRoom || undefined}>
        {error ? <FieldError>{error}</FieldError> : description && <Description>{description}</Description>}
      </Messages>
    </FieldBox>
  );
};
