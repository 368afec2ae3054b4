import { Tile, type TileBaseProps } from '../Tile/Tile.tsx';
import type { CatalogueTile } from '../types.ts';

export interface CategoryTileProps extends TileBaseProps {
  /** What it shows, and what it hands to its callbacks by id. */
  category: CatalogueTile & {
    /** Shown under the name where given: leave them out on the page of one segment. */
    segments?: readonly { name: string }[];
  };
}

/** A category on /categories and on the page of its segment. */
export const CategoryTile = ({ category, ...rest }: CategoryTileProps) => (
  <Tile {...rest} item={category} ratio="4 / 3" size="small" subtitle={category.segments?.map(segment => segment.name).join(' · ')} />
);
