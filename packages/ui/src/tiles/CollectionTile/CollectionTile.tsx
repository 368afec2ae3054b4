import { Lock } from 'lucide-react';
import { collections as text } from '../../nl/collections.ts';
import { catalogue } from '../../nl/tiles.ts';
import { Tile, type TileGap, type TilePlace } from '../Tile/Tile.tsx';
import { Corner, IconBadge } from '../Tile/Tile.styles.ts';

/** What a tile shows of a collection. */
export interface TileCollection {
  name: string;
  /** Site-relative or http(s) URL of its picture. */
  path?: string | null;
  /** Absent where it is not known how many are shown. */
  productCount?: number;
  isPrivate: boolean;
  /** Said in a list alone: where it can be shown again, `onShow` says so. */
  isHidden?: boolean;
  /** Said where collections of several people stand together. */
  creatorName?: string;
  /** When it last changed, as it is to be read: dd-MM-yyyy; in a list alone. */
  updated?: string;
}

export interface CollectionTileProps extends TilePlace, TileGap {
  /** What it shows. */
  collection: TileCollection;
}

/** A collection in the grid or the list of /collections. Without products it leads nowhere, and says how to fill it (specification §4). */
export const CollectionTile = ({ collection, view = 'grid', ...tile }: CollectionTileProps) => {
  const { name, path, productCount, isPrivate, isHidden, creatorName, updated } = collection;
  const isRow = view === 'list';
  const isEmpty = productCount === 0 && !tile.onShow;
  const count = productCount !== undefined && text.productCount(productCount);
  const privacy = isPrivate && <><Lock aria-hidden />{text.isPrivate}</>;
  const badge = privacy && <IconBadge>{privacy}</IconBadge>;
  // Where a photo is missing, there is no picture to have it in its corner.
  const facts = isRow ? (
    <>
      {privacy && <span>{privacy}</span>}
      {isHidden && <span>{catalogue.isHidden}</span>}
      {count && <span>{count}</span>}
      {creatorName && <span>{text.by(creatorName)}</span>}
      {updated && <span>{text.updated(updated)}</span>}
    </>
  ) : (
    <>
      {tile.onAddPhoto && badge && <Corner>{badge}</Corner>}
      {[count, creatorName && text.by(creatorName)].filter(Boolean).join(' · ')}
    </>
  );
  return (
    <Tile
      {...tile}
      view={view}
      kind="collection"
      name={name}
      path={path}
      subtitle={tile.onShow ? catalogue.isHidden : facts}
      badges={!isRow && badge}
      note={isEmpty && text.howToFill}
      isDisabled={isEmpty}
    />
  );
};
