import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { safePath } from '../../controls/Picture/safePath.ts';
import { FieldError } from '../../controls/TextField/Field.styles.ts';
import { checkImage } from '../../media/fileChecks.ts';
import { ImageUpload } from '../../media/ImageUpload/ImageUpload.tsx';
import { IMAGE_ACCEPT } from '../../media/limits.ts';
import { useFileDrop } from '../../media/useFileDrop.ts';
import { mediaText } from '../../nl/media.ts';
import { avatarText } from '../../nl/people.ts';
import type { Crop } from './crop.ts';
import { Cropper } from './Cropper.tsx';
import { Box, Choosing } from './Cropper.styles.ts';

interface AvatarFieldProps {
  /** The chosen picture, whole. */
  value: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Hears what is cut out of it; the same function at each render. */
  onCrop: (crop: Crop) => void;
  /** The photo that is there now. */
  currentPath: string | null | undefined;
  /** What the form or the server finds wrong with it. */
  error: string | undefined;
  /** The form was sent without a photo. */
  submitError: boolean;
  isDisabled: boolean;
}

/** First choosing a photo, then cutting it. */
export const AvatarField = ({ value, onChange, onCrop, currentPath, error, submitError, isDisabled }: AvatarFieldProps) => {
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef<File>(undefined);
  // Each picture is cut anew, the same one chosen twice too.
  const [turn, setTurn] = useState(0);

  const take = (file: File | undefined) => {
    asked.current = undefined;
    setRefusal(undefined);
    setTurn(count => count + 1);
    onChange(file);
  };
  const replace = async (file: File | undefined) => {
    if (!file) return;
    asked.current = file;
    const found = await checkImage(file);
    if (asked.current !== file) return;
    // The picture that is being cut stays.
    if (found) setRefusal(found);
    else take(file);
  };
  const { isOver, dropProps } = useFileDrop(files => void replace(files[0]), isDisabled);

  if (!value) {
    return (
      <Choosing data-filled={safePath(currentPath) ? true : undefined}>
        <ImageUpload value={undefined} onChange={take} label={avatarText.photo} ratio="1 / 1" {...{ currentPath, submitError, isDisabled }} error={refusal ?? error} isRequired />
      </Choosing>
    );
  }
  const message = refusal ?? error;
  return (
    <Box aria-label={avatarText.photo} data-over={isOver || undefined} {...dropProps}>
      <Cropper
        key={turn}
        file={value}
        onCrop={onCrop}
        isDisabled={isDisabled}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_ACCEPT}
        onChange={event => {
          const [file] = event.target.files ?? [];
          // Emptied, so that the same file can be chosen again.
          event.target.value = '';
          void replace(file);
        }}
      />
      <div>
        <Button variant="quiet" disabled={isDisabled} onClick={() => input.current?.click()}><ImagePlus aria-hidden />{mediaText.chooseOtherPhoto}</Button>
      </div>
      <div aria-live="polite">{message && <FieldError>{message}</FieldError>}</div>
    </Box>
  );
};
