import type { AssetFact } from '../facts.ts';
import type { Cover, Related } from '../store.ts';

/** Whether a product has something to show. */
export const hasMedia = (related: Related, productId: number): boolean => related.assetsOf(productId).some(({ path }) => path !== null);

/** What a product with these media, in their order, is shown by. */
export const coverIn = (assets: readonly AssetFact[]): Cover => ({
  path: assets.find(({ isVideo, path }) => !isVideo && path !== null)?.path ?? null,
  hasVideo: assets.some(({ isVideo, path }) => isVideo && path !== null),
});
