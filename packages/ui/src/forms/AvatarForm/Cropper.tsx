import { useCallback, useId, useRef, useState, type MouseEvent } from 'react';
import EasyCrop, { type Area, type MediaSize } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { avatarText } from '../../nl/people.ts';
import { Frame, Help, Slider } from './Cropper.styles.ts';

/** Beyond this a photo of a phone becomes coarse. */
const MOST_ZOOM = 4;

/** px that an arrow key moves. */
const STEP = 8;

/** px that a finger may tremble while it taps. */
const TREMBLE = 6;

const MIDDLE = { x: 0, y: 0 };

interface CropperProps {
  /** An image that passed the checks; the same one for its life. */
  file: File;
  /** Hears what is cut out, in px of the image. */
  onCrop: (square: Area) => void;
}

/** Cuts a square out of an image: it is dragged, pinched, tapped or moved by the arrow keys under a fixed round window. */
export const Cropper = ({ file, onCrop }: CropperProps) => {
  const [src, setSrc] = useState<string>();
  const [crop, setCrop] = useState(MIDDLE);
  const [zoom, setZoom] = useState(1);
  const [media, setMedia] = useState<MediaSize>();
  const [said, say] = useState('');
  const down = useRef(MIDDLE);
  const helpId = useId();

  const show = useCallback(() => {
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  /** What is tapped goes to the middle, as far as no edge shows. */
  const centre = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (!media || Math.hypot(clientX - down.current.x, clientY - down.current.y) > TREMBLE) return;
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const within = (wanted: number, size: number) => {
      const most = (size * zoom - width) / 2;
      return Math.min(most, Math.max(-most, wanted));
    };
    setCrop({
      x: within(crop.x + left + width / 2 - clientX, media.width),
      y: within(crop.y + top + width / 2 - clientY, media.height),
    });
  };
  /** What is in the middle stays there. */
  const zoomTo = (wanted: number) => {
    setZoom(wanted);
    setCrop({ x: crop.x * wanted / zoom, y: crop.y * wanted / zoom });
  };
  return (
    <>
      <Frame ref={show} onPointerDown={({ clientX: x, clientY: y }) => { down.current = { x, y }; }} onClick={centre}>
        <EasyCrop
          image={src}
          crop={crop}
          onCropChange={setCrop}
          zoom={zoom}
          onZoomChange={setZoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          keyboardStep={STEP}
          setMediaSize={setMedia}
          onCropAreaChange={(share, square) => {
            // Before it knows its own size or the picture's it says nothing.
            if (Number.isNaN(square.width + square.x + square.y)) return;
            onCrop(square);
            say(avatarText.placed(share.x + share.width / 2, share.y + share.height / 2));
          }}
          cropperProps={{ role: 'application', 'aria-label': avatarText.frame, 'aria-describedby': helpId }}
          disableAutomaticStylesInjection
        />
      </Frame>
      <Slider>
        {avatarText.zoom}
        <input type="range" aria-valuetext={avatarText.percent(zoom)} min={1} max={MOST_ZOOM} step={0.05} value={zoom} onChange={event => zoomTo(event.target.valueAsNumber)} />
      </Slider>
      <Help id={helpId}>{avatarText.help} <span>{avatarText.keys}</span></Help>
      <VisuallyHidden aria-live="polite">{said && `${said}, ${avatarText.percent(zoom)}`}</VisuallyHidden>
    </>
  );
};
