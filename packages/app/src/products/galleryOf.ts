import type { Asset } from '@staalkaart/api-client';
import { mediaName, type GalleryMedium } from '@staalkaart/ui';

/** The media of a product in their order, as a gallery shows them: a medium counts once its file has arrived (specification §4). */
export const galleryOf = (assets: readonly Asset[]): GalleryMedium[] =>
  assets.filter(({ path }) => path).toSorted((a, b) => a.order - b.order).map(({ id, name, order, path, isVideo }) => ({ id, name: mediaName(name, order), path, isVideo }));
