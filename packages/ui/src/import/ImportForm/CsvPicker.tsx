import { Download, FileSpreadsheet } from 'lucide-react';
import { useId, useRef, type FocusEvent, type Ref } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Description, FieldError, Messages } from '../../controls/TextField/Field.styles.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { GroupLabel, ZoneText } from '../../media/FileZone.styles.ts';
import { formatSize } from '../../media/formatSize.ts';
import { useFileDrop } from '../../media/useFileDrop.ts';
import { importText } from '../../nl/import.ts';
import { CSV_MAX_MB } from '../../constants.ts';
import { CSV_ACCEPT } from '../csvFile.ts';
import { ChosenName, CsvZone, HintLine, PickerBox, TemplateButton } from './ImportForm.styles.ts';

interface CsvPickerProps {
  /** The chosen file, refused or not. */
  file: File | undefined;
  /** What is wrong with it, or that there is none. */
  error: string | undefined;
  isDisabled: boolean;
  /** The button, to send the focus to. */
  buttonRef?: Ref<HTMLButtonElement>;
  onFile: (file: File | undefined) => void;
  /** The focus left the button. */
  onLeave: () => void;
  onTemplate?: () => void;
}

/** Chooses the file by button, by dropping or by pasting. Its button is always the same one, so that it keeps the focus. */
export const CsvPicker = ({ file, error, isDisabled, buttonRef, onFile, onLeave, onTemplate }: CsvPickerProps) => {
  const labelId = useId();
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = useFileDrop(files => onFile(files[0]), isDisabled);
  // The system's own file window takes the focus of the page, not of the button.
  const leave = ({ currentTarget }: FocusEvent) => { if (document.activeElement !== currentTarget) onLeave(); };
  return (
    <PickerBox aria-labelledby={labelId} {...dropProps}>
      <GroupLabel id={labelId}>{importText.file}</GroupLabel>
      <input
        ref={input}
        type="file"
        hidden
        accept={CSV_ACCEPT}
        disabled={isDisabled}
        onChange={event => {
          const [chosen] = event.target.files ?? [];
          // Emptied, so that the same file can be chosen again.
          event.target.value = '';
          onFile(chosen);
        }}
      />
      <CsvZone data-over={isOver || undefined} data-invalid={error ? true : undefined} data-chosen={file ? true : undefined}>
        <FileSpreadsheet aria-hidden />
        {file && !isOver
          ? <ChosenName><span>{file.name}</span><small>{formatSize(file.size)}</small></ChosenName>
          : <ZoneText>{isOver ? importText.dropNow : importText.drop}</ZoneText>}
        <Button ref={buttonRef} variant="quiet" disabled={isDisabled} aria-describedby={messageId} onClick={() => { input.current?.click(); }} onBlur={leave}>
          {file ? importText.chooseOtherFile : importText.chooseFile}
        </Button>
      </CsvZone>
      <HintLine>
        <Messages id={messageId} aria-live="polite" data-reserved>
          {error ? <FieldError>{error}</FieldError> : <Description>{importText.hint(CSV_MAX_MB)}</Description>}
        </Messages>
        {onTemplate && <TemplateButton type="button" onClick={onTemplate}><Download aria-hidden />{importText.template}</TemplateButton>}
      </HintLine>
      <VisuallyHidden aria-live="polite">{file && importText.chosen(file.name)}</VisuallyHidden>
    </PickerBox>
  );
};
