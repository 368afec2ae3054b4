import { ImagePlus, Trash2, Undo2 } from 'lucide-react';
import { Fragment, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { safePath } from '../../controls/Picture/safePath.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { mediaText } from '../../nl/media.ts';
import { ACCEPTED, checkMedia, MAX_MB } from '../fileChecks.ts';
import { FileZone } from '../FileZone/FileZone.tsx';
import { Caution } from '../FileZone/FileZone.styles.ts';
import { useFileImage } from '../FileZone/useFileImage.ts';
import { formatSize } from '../formatSize.ts';
import { FileLine, Preview } from './ImageUpload.styles.ts';

/** The place of an image in a form. */
export interface ImagePlace {
  /** The image that is there now, shown until a file is chosen. */
  currentPath?: string | null;
  /** What the image is, in a word or two. */
  label?: string;
  /** Width by height of the place of the image, as CSS. */
  ratio?: string;
  /** Stands in the place of the chosen file, to work on it: it stays when another one is refused. */
  renderChosen?: (file: File) => ReactNode;
}

export interface ImageUploadProps extends ImagePlace {
  /** The chosen file, checked. */
  value?: File;
  /** A file passed every check, or there is none any more. */
  onChange: (file: File | undefined) => void;
  /** The focus left the button that chooses. */
  onBlur?: () => void;
  /** It may be left out, and says so. */
  isOptional?: boolean;
  /** What the form finds wrong with it; a refused file's own message goes before it. */
  error?: string;
  /** Nothing may be changed now, for instance while it is being sent. */
  isDisabled?: boolean;
}

/** Chooses one image: by button, by dropping or by pasting. Refuses what cannot be sent before it is (specification §5). */
export const ImageUpload = ({ value, currentPath, onChange, onBlur, label = mediaText.photo, isOptional, error, ratio = '4 / 3', isDisabled = false, renderChosen }: ImageUploadProps) => {
  const [refusal, setRefusal] = useState<string>();
  // What is chosen is worked on anew, the same file chosen twice too.
  const [turn, setTurn] = useState(0);
  // The last file asked about: an earlier one whose check ends later is ignored.
  const asked = useRef<File>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const showFile = useFileImage(value);

  const choose = async (file: File) => {
    asked.current = file;
    const found = await checkMedia(file, 'image');
    if (asked.current !== file) return;
    setRefusal(found);
    if (found && renderChosen) return;
    setTurn(count => count + 1);
    onChange(found ? undefined : file);
  };
  const clear = () => {
    asked.current = undefined;
    setRefusal(undefined);
    button.current?.focus();
    onChange(undefined);
  };
  const hasCurrent = safePath(currentPath) !== undefined;
  const isShown = value !== undefined || hasCurrent;
  return (
    <FileZone
      label={label}
      isOptional={isOptional}
      icon={ImagePlus}
      text={mediaText.dropPhoto}
      choose={isShown ? mediaText.chooseOtherPhoto : mediaText.choosePhoto}
      accept={ACCEPTED.image}
      hint={mediaText.imageHint(MAX_MB.image)}
      error={refusal ?? error}
      isDisabled={isDisabled}
      buttonRef={button}
      onFiles={([file]) => void choose(file!)}
      onLeave={onBlur}
      style={{ minHeight: 184, '--preview-ratio': ratio } as CSSProperties}
      shown={isShown && (
        <>
          {value && renderChosen ? <Fragment key={turn}>{renderChosen(value)}</Fragment> : (
            <Preview data-small={renderChosen && true}>
              {value ? <img ref={showFile} alt={mediaText.chosenPhoto(value.name)} /> : <Picture path={currentPath} alt={mediaText.currentPhoto} ratio={ratio} fit="contain" isEager />}
            </Preview>
          )}
          {value && <FileLine><span>{value.name}</span><span>{formatSize(value.size)}</span></FileLine>}
          {value && hasCurrent && <Caution>{mediaText.replacesPhoto}</Caution>}
        </>
      )}
      buttons={value && <Button variant="quiet" disabled={isDisabled} onClick={clear}>{hasCurrent ? <><Undo2 aria-hidden />{mediaText.keepPhoto}</> : <><Trash2 aria-hidden />{mediaText.clearPhoto}</>}</Button>}
    >
      <VisuallyHidden aria-live="polite">{value && mediaText.chosenPhoto(value.name)}</VisuallyHidden>
    </FileZone>
  );
};
