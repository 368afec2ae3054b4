import { THUMBNAIL_COLUMNS } from '../../constants.ts';
import { rovingIndex } from '../../gestures/roving.ts';
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

/** The thumbnail that a key leads to, or nothing when the key is not for the thumbnails. */
export const thumbnailForKey = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown': return index + THUMBNAIL_COLUMNS < count ? index + THUMBNAIL_COLUMNS : index;
    case 'ArrowUp': return index - THUMBNAIL_COLUMNS >= 0 ? index - THUMBNAIL_COLUMNS : index;
    default: return rovingIndex(key, index, count);
  }
};
