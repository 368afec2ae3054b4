import { useEffect, useId, useRef, useState } from 'react';
import { Description, FieldError, Messages } from '../../controls/TextField/Field.styles.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { mediaText } from '../../nl/media.ts';
import { checkImage } from '../fileChecks.ts';
import { GroupLabel } from '../FileZone.styles.ts';
import { IMAGE_MAX_MB } from '../../constants.ts';
import { IMAGE_ACCEPT } from '../limits.ts';
import { useFileDrop } from '../useFileDrop.ts';
import { Box } from './ImageUpload.styles.ts';
import { ImageChoice } from './ImageChoice.tsx';

export interface ImageUploadProps {
  /** The chosen file, checked. */
  value?: File;
  /** The picture that is there now, shown until a file is chosen. */
  currentPath?: string | null;
  /** A file passed every check, or there is none any more. */
  onChange: (file: File | undefined) => void;
  /** What the picture is, in a word or two. */
  label?: string;
  /** What the form finds wrong with it; a refused file's own message goes before it. */
  error?: string;
  /** One line of help beneath. */
  hint?: string;
  /** A file must be chosen: says so once the person has been here and left without one. */
  isRequired?: boolean;
  /** The form was submitted without a file: 'imageFile is required'. */
  submitError?: boolean;
  /** Width by height of the place of the picture, as CSS. */
  ratio?: string;
  /** Nothing may be changed now, for instance while it is being sent. */
  isDisabled?: boolean;
}

/** Chooses one picture: by button, by dropping or by pasting. Refuses what cannot be sent before it is (specification §5). */
export const ImageUpload = ({
  value, currentPath, onChange, label = mediaText.photo, error, hint = mediaText.imageHint(IMAGE_MAX_MB),
  isRequired, submitError, ratio = '4 / 3', isDisabled = false,
}: ImageUploadProps) => {
  const [refusal, setRefusal] = useState<string>();
  const [wasLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The last file asked about: an earlier one whose check ends later is ignored.
  const asked = useRef<File>(undefined);
  useEffect(() => () => { asked.current = undefined; }, []);
  const labelId = useId();
  const messageId = useId();

  const choose = async (file: File | undefined) => {
    if (!file || isDisabled) return;
    asked.current = file;
    const found = await checkImage(file);
    if (asked.current !== file) return;
    setRefusal(found);
    onChange(found ? undefined : file);
  };
  const clear = () => {
    asked.current = undefined;
    setRefusal(undefined);
    setLeft(true);
    onChange(undefined);
  };
  const { isOver, dropProps } = useFileDrop(files => void choose(files[0]), isDisabled);
  const missing = submitError ? mediaText.imageFileRequired : isRequired && wasLeft ? mediaText.photoRequired : undefined;
  const message = refusal ?? error ?? (value ? undefined : missing);
  return (
    <Box aria-labelledby={labelId} {...dropProps}>
      <GroupLabel id={labelId}>{label}</GroupLabel>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_ACCEPT}
        disabled={isDisabled}
        onChange={event => {
          const [file] = event.target.files ?? [];
          // Emptied, so that the same file can be chosen again.
          event.target.value = '';
          void choose(file);
        }}
      />
      <ImageChoice
        {...{ value, currentPath, ratio, isOver, isDisabled }}
        isInvalid={message !== undefined}
        messageId={messageId}
        onOpen={() => { input.current?.click(); }}
        onLeave={() => setLeft(true)}
        onClear={clear}
      />
      <Messages id={messageId} aria-live="polite" data-reserved>
        {message ? <FieldError>{message}</FieldError> : <Description>{hint}</Description>}
      </Messages>
      <VisuallyHidden aria-live="polite">{value && mediaText.chosenPhoto(value.name)}</VisuallyHidden>
    </Box>
  );
};
