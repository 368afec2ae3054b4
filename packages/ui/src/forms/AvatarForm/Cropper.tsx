import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { useFileImage } from '../../media/useFileImage.ts';
import { avatarText } from '../../nl/people.ts';
import { moveCrop, styleOf, zoomCrop, type Crop } from './crop.ts';
import { Frame, Help, Stage, Whole } from './Cropper.styles.ts';
import { CropPreviews } from './CropPreviews.tsx';
import { useCrop, type CropChange } from './useCrop.ts';
import { useCropGestures } from './useCropGestures.ts';
import { ZoomSlider } from './ZoomSlider.tsx';

/** Shares of the frame that an arrow key moves, alone and with Shift. */
const [STEP, LARGE_STEP] = [0.02, 0.1];
const ZOOM_STEP = 0.25;

const move = (dx: number, dy: number): CropChange => (size, crop) => moveCrop(size, crop, dx, dy);
const zoomBy = (more: number): CropChange => (size, crop) => zoomCrop(size, crop, crop.zoom + more);

/** The picture goes where the arrow points. */
const changeOf = ({ key, shiftKey }: KeyboardEvent): CropChange | undefined => {
  const step = shiftKey ? LARGE_STEP : STEP;
  switch (key) {
    case 'ArrowLeft': return move(-step, 0);
    case 'ArrowRight': return move(step, 0);
    case 'ArrowUp': return move(0, -step);
    case 'ArrowDown': return move(0, step);
    case '+': case '=': return zoomBy(ZOOM_STEP);
    case '-': case '_': return zoomBy(-ZOOM_STEP);
    default: return undefined;
  }
};

interface CropperProps {
  /** A picture that passed the checks. */
  file: File;
  /** Hears what is cut out; the same function at each render. */
  onCrop: (crop: Crop) => void;
  isDisabled: boolean;
}

/** Cuts a square out of a picture: it is dragged and enlarged under a fixed frame. Takes the focus, because its button has gone. */
export const Cropper = ({ file, onCrop, isDisabled }: CropperProps) => {
  const showFile = useFileImage(file);
  // Once the picture is there, the previews share its address.
  const [src, setSrc] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const { size, setSize, crop, isEased, change } = useCrop(onCrop);
  const gestures = useCropGestures(frame, change);
  const [isSaid, say] = useState(false);
  const helpId = useId();
  useEffect(() => { frame.current?.focus(); }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const how = event.ctrlKey || event.metaKey || event.altKey ? undefined : changeOf(event);
    if (!how || isDisabled) return;
    event.preventDefault();
    say(true);
    change(how);
  };
  const style = size && styleOf(size, crop);
  return (
    <>
      <Stage>
        <Frame
          ref={frame}
          role="application"
          tabIndex={isDisabled ? -1 : 0}
          aria-label={avatarText.frame}
          aria-describedby={helpId}
          aria-disabled={isDisabled || undefined}
          data-eased={isEased || undefined}
          onKeyDown={onKeyDown}
          onBlur={() => say(false)}
          {...gestures}
        >
          <Whole
            ref={showFile}
            alt=""
            style={style ?? { opacity: 0 }}
            draggable={false}
            onLoad={({ currentTarget: { src: address, naturalWidth: width, naturalHeight: height } }) => {
              setSrc(address);
              setSize({ width, height });
            }}
          />
        </Frame>
        <CropPreviews src={src} style={style} />
      </Stage>
      <ZoomSlider zoom={crop.zoom} step={ZOOM_STEP} isDisabled={isDisabled} onChange={zoom => change((of, was) => zoomCrop(of, was, zoom))} />
      <Help id={helpId}>{avatarText.help} <span>{avatarText.keys}</span></Help>
      <VisuallyHidden aria-live="polite">{isSaid && `${avatarText.placed(crop.x, crop.y)}, ${avatarText.percent(crop.zoom)}`}</VisuallyHidden>
    </>
  );
};
