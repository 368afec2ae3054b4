import { catalogue } from '../../nl/catalogue.ts';
import { Tile, type TileProps } from '../Tile/Tile.tsx';
import type { CatalogueTile } from '../types.ts';

export interface SegmentTileProps extends Omit<TileProps, 'item' | 'ratio' | 'size' | 'subtitle'> {
  /** What it shows, and what it hands to its callbacks by id. */
  segment: CatalogueTile;
}

/** A segment on /segments; disabled while it has no categories (specification §2). */
export const SegmentTile = ({ segment, disabledReason = catalogue.emptySegment, ...rest }: SegmentTileProps) => (
  <Tile {...rest} item={segment} ratio="16 / 10" disabledReason={disabledReason} />
);
