import { THUMBNAIL_COLUMNS } from '../../constants.ts';
import { wrapIndex } from '../Slideshow/wrapIndex.ts';

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
