import type { Asset } from '@staalkaart/api-client/wire';
import type { Db } from '../db.ts';
import type { AssetFact } from '../facts.ts';
import { creatorOf } from './common.ts';

/** A picture or a film of a product. */
export const assetView = (db: Db, asset: AssetFact): Asset => ({
  id: asset.id,
  productId: asset.productId,
  name: asset.name,
  order: asset.order,
  path: asset.path,
  isVideo: asset.isVideo,
  file: asset.file,
  imageRequired: !asset.path,
  createdByName: creatorOf(db, asset),
});

/** Whether a product has something to show. */
export const hasMedia = (db: Db, productId: number): boolean => db.assetsOf(productId).some(({ path }) => path !== null);
