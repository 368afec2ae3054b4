import type { Db } from './db.ts';
import type { AssetFact } from './facts.ts';

/** A video never leads: the first image goes before it. */
const imageFirst = (assets: readonly AssetFact[]): readonly AssetFact[] => {
  const image = assets[0]?.isVideo ? assets.find(({ isVideo }) => !isVideo) : undefined;
  return image ? [image, ...assets.filter(asset => asset !== image)] : assets;
};

/** Numbers a product's media from 1 (from 2 while there are only videos), with `moved` at the order it asked for. */
export const renumberMedia = (db: Db, productId: number, moved?: AssetFact) => {
  const others = db.assetsOf(productId).filter(({ id }) => id !== moved?.id);
  const placed = moved ? others.toSpliced(Math.max(0, moved.order - 1), 0, moved) : others;
  const ordered = imageFirst(placed);
  const first = ordered[0]?.isVideo ? 2 : 1;
  ordered.forEach((asset, index) => {
    if (asset.order !== first + index) db.assets.put({ ...asset, order: first + index });
  });
};
