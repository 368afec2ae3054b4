import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, type CSSProperties } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { safePath } from '../../controls/Picture/safePath.ts';
import { mediaText } from '../../nl/media.ts';
import { ZoneText } from '../FileZone.styles.ts';
import { formatSize } from '../formatSize.ts';
import { useFileImage } from '../useFileImage.ts';
import { ChosenButtons, FileLine, Place, Preview } from './ImageUpload.styles.ts';

interface ImageChoiceProps {
  value: File | undefined;
  currentPath: string | null | undefined;
  ratio: string;
  /** A file hangs above it. */
  isOver: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  /** The id of the help or the message. */
  messageId: string;
  /** Opens the file picker. */
  onOpen: () => void;
  /** The focus left the button. */
  onLeave: () => void;
  onClear: () => void;
}

/** The place of the picture: empty, the one that is there now, or the chosen file. Its first button is always the same one, so that it keeps the focus. */
export const ImageChoice = ({ value, currentPath, ratio, isOver, isDisabled, isInvalid, messageId, onOpen, onLeave, onClear }: ImageChoiceProps) => {
  const showFile = useFileImage(value);
  const button = useRef<HTMLButtonElement>(null);
  const isShown = Boolean(value ?? safePath(currentPath));
  return (
    <Place data-shown={isShown || undefined} data-over={isOver || undefined} data-invalid={isInvalid || undefined} style={{ '--preview-ratio': ratio } as CSSProperties}>
      {isShown ? (
        <Preview>
          {!value && <Picture path={currentPath} alt={mediaText.currentPhoto} ratio={ratio} fit="contain" isEager />}
          {value && <img ref={showFile} alt={mediaText.chosenPhoto(value.name)} />}
        </Preview>
      ) : (
        <>
          <ImagePlus aria-hidden />
          <ZoneText>{isOver ? mediaText.dropNow : mediaText.dropPhoto}</ZoneText>
        </>
      )}
      {value && <FileLine><span>{value.name}</span><span>{formatSize(value.size)}</span></FileLine>}
      <ChosenButtons key="buttons">
        <Button ref={button} variant="quiet" disabled={isDisabled} aria-describedby={messageId} onClick={onOpen} onBlur={onLeave}>
          {isShown ? mediaText.chooseOtherPhoto : mediaText.choosePhoto}
        </Button>
        {value && (
          <Button variant="quiet" disabled={isDisabled} onClick={() => { button.current?.focus(); onClear(); }}>
            <Trash2 aria-hidden />{mediaText.clearPhoto}
          </Button>
        )}
      </ChosenButtons>
    </Place>
  );
};
