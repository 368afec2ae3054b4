import { THUMBNAIL_COLUMNS } from '../../constants.ts';
import type { Id } from '../../id.ts';

/** A picture or a film of a product, as the gallery and the slideshow need it. */
export interface GalleryMedium {
  id: Id;
  /** The displayed name; read by assistive technology. */
  name: string;
  /** Site-relative or http(s) URL of the picture or the film; anything else counts as missing. */
  path: string | null | undefined;
  isVideo: boolean;
}

/** The index that a number of steps leads to: past the last comes the first, before the first the last. */
export const wrapIndex = (index: number, length: number) => (length > 0 ? ((index % length) + length) % length : 0);

/** The thumbnail that a key leads to, or nothing when the key is not for the thumbnails. */
export const thumbnailForKey = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight': return wrapIndex(index + 1, count);
    case 'ArrowLeft': return wrapIndex(index - 1, count);
    case 'ArrowDown': return index + THUMBNAIL_COLUMNS < count ? index + THUMBNAIL_COLUMNS : index;
    case 'ArrowUp': return index - THUMBNAIL_COLUMNS >= 0 ? index - THUMBNAIL_COLUMNS : index;
    case 'Home': return 0;
    case 'End': return count - 1;
    default: return undefined;
  }
};
