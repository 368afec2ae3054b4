import { catalogue } from '../../nl/tiles.ts';
import { Tile, type TileBaseProps } from '../Tile/Tile.tsx';
import type { CatalogueTile } from '../types.ts';

export interface SegmentTileProps extends TileBaseProps {
  /** What it shows, and what it hands to its callbacks by id. */
  segment: CatalogueTile;
  /** Why it cannot be opened; 'Nog geen categoriën in dit segment' without it (specification §2). */
  disabledReason?: string;
}

/** A segment on /segments; disabled while it has no categories (specification §2). */
export const SegmentTile = ({ segment, disabledReason = catalogue.emptySegment, ...rest }: SegmentTileProps) => (
  <Tile {...rest} item={segment} ratio="16 / 10" disabledReason={disabledReason} />
);
