import { FileUp } from 'lucide-react';
import { useId, useRef, type FocusEvent, type Ref } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Description, FieldError, Messages } from '../../controls/TextField/Field.styles.ts';
import { mediaText } from '../../nl/media.ts';
import type { MediaKind } from '../fileChecks.ts';
import { GroupLabel, Zone, ZoneText } from '../FileZone.styles.ts';
import { IMAGE_MAX_MB, VIDEO_MAX_MB } from '../../constants.ts';
import { IMAGE_ACCEPT, VIDEO_ACCEPT } from '../limits.ts';
import { useFileDrop } from '../useFileDrop.ts';
import { ConverterLink } from './ConverterLink.tsx';
import { PickerBox } from './FilePicker.styles.ts';

interface FilePickerProps {
  kind: MediaKind;
  /** More than one at once. */
  isMultiple?: boolean;
  /** What is wrong, beneath the button. */
  error?: string;
  /** Where a .mov becomes an .mp4; shown for films. */
  converterHref?: string;
  /** The button, to send the focus to. */
  buttonRef?: Ref<HTMLButtonElement>;
  onFiles: (files: File[]) => void;
  /** The focus left the button. */
  onLeave?: () => void;
}

/** Chooses files by button, by dropping or by pasting. Checks nothing itself. */
export const FilePicker = ({ kind, isMultiple = false, error, converterHref, buttonRef, onFiles, onLeave }: FilePickerProps) => {
  const labelId = useId();
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = useFileDrop(files => onFiles(isMultiple ? files : files.slice(0, 1)));
  const isVideo = kind === 'video';
  // The system's own file window takes the focus of the page, not of the button.
  const leave = ({ currentTarget }: FocusEvent) => { if (document.activeElement !== currentTarget) onLeave?.(); };
  const dropText = isMultiple ? mediaText.dropFiles : mediaText.dropFile;
  return (
    <PickerBox aria-labelledby={labelId} {...dropProps}>
      <GroupLabel id={labelId}>{mediaText.file}</GroupLabel>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={isVideo ? VIDEO_ACCEPT : IMAGE_ACCEPT}
        onChange={event => {
          const files = [...event.target.files ?? []];
          // Emptied, so that the same file can be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Zone data-over={isOver || undefined} data-invalid={error ? true : undefined}>
        <FileUp aria-hidden />
        <ZoneText>{isOver ? mediaText.dropNow : dropText}</ZoneText>
        <Button ref={buttonRef} variant="quiet" aria-describedby={messageId} onClick={() => { input.current?.click(); }} onBlur={leave}>
          {isMultiple ? mediaText.chooseFiles : mediaText.chooseFile}
        </Button>
      </Zone>
      <Messages id={messageId} aria-live="polite" data-reserved>
        {error ? <FieldError>{error}</FieldError> : <Description>{isVideo ? mediaText.videoHint(VIDEO_MAX_MB) : mediaText.imageHint(IMAGE_MAX_MB)}</Description>}
      </Messages>
      {isVideo && converterHref && <ConverterLink href={converterHref} />}
    </PickerBox>
  );
};
