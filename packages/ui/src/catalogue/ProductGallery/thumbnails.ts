import { wrapIndex } from '../Slideshow/wrapIndex.ts';

/** Thumbnails stand in four columns (specification §2). */
export const COLUMNS = 4;

/** The thumbnail that a key leads to, or nothing when the key is not for the thumbnails. */
export const thumbnailForKey = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight': return wrapIndex(index + 1, count);
    case 'ArrowLeft': return wrapIndex(index - 1, count);
    case 'ArrowDown': return index + COLUMNS < count ? index + COLUMNS : index;
    case 'ArrowUp': return index - COLUMNS >= 0 ? index - COLUMNS : index;
    case 'Home': return 0;
    case 'End': return count - 1;
    default: return undefined;
  }
};
