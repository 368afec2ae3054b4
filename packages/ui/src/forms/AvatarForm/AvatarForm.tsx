import { useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { safePath } from '../../controls/Picture/safePath.ts';
import { avatarText } from '../../nl/people.ts';
import { ImageForm } from '../ImageForm/ImageForm.tsx';
import { avatarFile } from './avatarFile.ts';
import { Cropper } from './Cropper.tsx';

export interface AvatarFormProps {
  /** Takes the photo over, cut to a square: a jpg of 512 by 512 px. When it resolves the form closes, when it rejects the form stays. */
  onSubmit: (values: { file: File }) => Promise<void> | void;
  /** The form may go: the photo is handed over, or given up. */
  onClose: () => void;
  /** The photo that it replaces. */
  currentPath?: string | null;
}

/** The own photo: chosen, cut to a square, handed over (specification §2, /profile). Use it through `LazyAvatarForm`. */
export const AvatarForm = ({ onSubmit, onClose, currentPath }: AvatarFormProps) => {
  const [hasFailed, setFailed] = useState(false);
  const square = useRef<Area>(undefined);
  const send = async ({ image }: { image: File }) => {
    setFailed(false);
    const file = await avatarFile(image, square.current).catch((why: unknown) => {
      setFailed(true);
      throw why;
    });
    await onSubmit({ file });
  };
  return (
    <ImageForm
      title={safePath(currentPath) ? avatarText.change : avatarText.add}
      label={avatarText.photo}
      ratio="1 / 1"
      currentPath={currentPath}
      renderChosen={file => <Cropper file={file} onCrop={area => { square.current = area; }} />}
      error={hasFailed ? avatarText.cropFailed : undefined}
      onSubmit={send}
      onClose={onClose}
    />
  );
};
