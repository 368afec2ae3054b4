import type { LucideIcon } from 'lucide-react';
import { useId, useRef, type CSSProperties, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Description, FieldError, Label, Messages } from '../../controls/TextField/Field.styles.ts';
import { fieldText } from '../../nl/fields.ts';
import { mediaText } from '../../nl/media.ts';
import { Buttons, Zone, ZoneBox, ZoneText } from './FileZone.styles.ts';
import { firstFile } from './firstFile.ts';
import { useFileDrop } from './useFileDrop.ts';

interface FileZoneProps {
  /** What the files are, in a word or two. */
  label: string;
  isOptional?: boolean | undefined;
  icon: LucideIcon;
  /** Asks to drop them here. */
  text: string;
  /** The words of its button, which is always the same one, so that it keeps the focus. */
  choose: string;
  /** What the file window of the system offers. */
  accept: string;
  /** More than one at once. */
  isMultiple?: boolean;
  /** Nothing may be chosen now; its button keeps the focus. */
  isDisabled?: boolean;
  /** One line of help beneath; what is wrong takes its place. */
  hint: string;
  error?: string;
  /** The button, to send the focus to. */
  buttonRef?: Ref<HTMLButtonElement>;
  /** Gets the files, never an empty list. */
  onFiles: (files: File[]) => void;
  /** The focus left the button. */
  onLeave?: () => void;
  /** Stands in the place of the invitation: what is chosen, or there already. */
  shown?: ReactNode;
  /** Other buttons beside its own. */
  buttons?: ReactNode;
  /** Beneath the help. */
  children?: ReactNode;
  style?: CSSProperties;
}

/** Chooses files by button, by dropping or by pasting. Checks nothing itself. */
export const FileZone = ({
  label, isOptional, icon: Icon, text, choose, accept, isMultiple, isDisabled = false, hint, error, buttonRef, onFiles, onLeave, shown, buttons, children, style,
}: FileZoneProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = useFileDrop(files => onFiles(isMultiple ? files : [firstFile(files)!]), isDisabled);
  // The system's own file window takes the focus of the page, not of the button.
  const leave = ({ currentTarget }: FocusEvent) => { if (document.activeElement !== currentTarget) onLeave?.(); };
  return (
    <ZoneBox aria-labelledby={`${id}-label`} {...dropProps}>
      <Label as="div" id={`${id}-label`}>{label}{isOptional && <span> {fieldText.optional}</span>}</Label>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept}
        disabled={isDisabled}
        onChange={event => {
          const files = [...event.target.files ?? []];
          // Emptied, so that the same file can be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Zone data-shown={shown ? true : undefined} data-over={isOver || undefined} data-invalid={error ? true : undefined} style={style}>
        {shown || <><Icon aria-hidden /><ZoneText>{isOver ? mediaText.dropNow : text}</ZoneText></>}
        <Buttons key="buttons">
          <Button ref={buttonRef} variant="quiet" aria-disabled={isDisabled || undefined} aria-describedby={`${id}-message`} onClick={() => input.current?.click()} onBlur={leave}>{choose}</Button>
          {buttons}
        </Buttons>
      </Zone>
      <Messages id={`${id}-message`} aria-live="polite" data-reserved>{error ? <FieldError>{error}</FieldError> : <Description>{hint}</Description>}</Messages>
      {children}
    </ZoneBox>
  );
};
