import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { avatarText } from '../../nl/people.ts';
import { MOST_ZOOM } from './crop.ts';
import { Slider, ZoomLine } from './Cropper.styles.ts';

interface ZoomSliderProps {
  zoom: number;
  /** What one press on a button adds or takes. */
  step: number;
  isDisabled: boolean;
  onChange: (zoom: number) => void;
}

/** How far the picture is enlarged: a slider between two buttons. */
export const ZoomSlider = ({ zoom, step, isDisabled, onChange }: ZoomSliderProps) => (
  <ZoomLine>
    <IconButton icon={ZoomOut} label={avatarText.zoomOut} disabled={isDisabled} aria-disabled={zoom <= 1 || undefined} onClick={() => onChange(zoom - step)} />
    <Slider
      type="range"
      aria-label={avatarText.zoom}
      aria-valuetext={avatarText.percent(zoom)}
      min={1}
      max={MOST_ZOOM}
      step={0.01}
      value={zoom}
      disabled={isDisabled}
      onChange={event => onChange(event.target.valueAsNumber)}
    />
    <IconButton icon={ZoomIn} label={avatarText.zoomIn} disabled={isDisabled} aria-disabled={zoom >= MOST_ZOOM || undefined} onClick={() => onChange(zoom + step)} />
  </ZoomLine>
);
