import { catalogue } from '../../nl/tiles.ts';
import type { Id } from '../types.ts';

/** Where the marker leads: the one collection, or all of them (specification §2, product card). */
export const markerHref = (collectionIds: readonly Id[]): string => {
  const [only] = collectionIds;
  return collectionIds.length === 1 && only !== undefined ? `/collections/${encodeURIComponent(only)}` : '/collections';
};

/** 'Dit product zit in 3 collecties': an s is appended above 1. */
export const markerText = (count: number): string => catalogue.inCollections(count);
