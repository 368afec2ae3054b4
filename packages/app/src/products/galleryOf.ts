import type { Asset } from '@staalkaart/api-client';
import type { GalleryMedium } from '@staalkaart/ui';

/** The media of a product in their order, as a gallery shows them. */
export const galleryOf = (assets: readonly Asset[]): GalleryMedium[] =>
  assets.toSorted((a, b) => a.order - b.order).map(({ id, name, path, isVideo }) => ({ id, name, path, isVideo }));
