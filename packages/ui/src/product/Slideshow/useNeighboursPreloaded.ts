import { useEffect } from 'react';
import { safePath } from '../../controls/Picture/safePath.ts';
import type { GalleryMedium } from '../ProductGallery/medium.ts';
import { wrapIndex } from './wrapIndex.ts';

/** Fetches the pictures before and after the shown one, so that a step shows them at once. Films are left alone: they weigh too much. */
export const useNeighboursPreloaded = (media: readonly GalleryMedium[], index: number) => {
  useEffect(() => {
    for (const step of [1, -1]) {
      const medium = media[wrapIndex(index + step, media.length)];
      const src = medium && !medium.isVideo ? safePath(medium.path) : undefined;
      if (src) new Image().src = src;
    }
  }, [media, index]);
};
