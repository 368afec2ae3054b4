import type { CSSProperties } from 'react';
import { avatarText } from '../../nl/people.ts';
import { Previews, PreviewsLabel, Round, Whole } from './Cropper.styles.ts';

/** px: as on the profile, and as in the header. */
const SIZES = [96, 40];

interface CropPreviewsProps {
  /** The address of the picture. */
  src: string | undefined;
  /** How the picture lies in a square. */
  style: CSSProperties | undefined;
}

/** What the photo will look like, large and small. */
export const CropPreviews = ({ src, style }: CropPreviewsProps) => (
  <Previews aria-hidden>
    <PreviewsLabel>{avatarText.previews}</PreviewsLabel>
    {SIZES.map(size => (
      <Round key={size} style={{ '--preview-size': `${size}px` } as CSSProperties}>
        {src && style && <Whole src={src} alt="" style={style} draggable={false} />}
      </Round>
    ))}
  </Previews>
);
