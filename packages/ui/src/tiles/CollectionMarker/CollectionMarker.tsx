import { MARKER_TOOLTIP_DELAY_MS } from '../../constants.ts';
import { Link } from '../../controls/Link/Link.tsx';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import type { Id } from '../../id.ts';
import { catalogue } from '../../nl/tiles.ts';
import { Ribbon, Target } from './CollectionMarker.styles.ts';

export interface CollectionMarkerProps {
  /** The collections that hold the product: one at least. */
  collectionIds: readonly Id[];
}

/** Where the marker leads: the one collection, or all of them (specification §2, "The product card"). */
export const markerHref = (collectionIds: readonly Id[]): string => {
  const [only] = collectionIds;
  return collectionIds.length === 1 && only !== undefined ? `/collections/${encodeURIComponent(only)}` : '/collections';
};

/** A ribbon with the number of collections that a product is in, and a link to them (specification §2). */
export const CollectionMarker = ({ collectionIds }: CollectionMarkerProps) => {
  const label = catalogue.inCollections(collectionIds.length);
  return (
    <Tooltip label={label} placement="left" delayMs={MARKER_TOOLTIP_DELAY_MS}>
      <Target as={Link} href={markerHref(collectionIds)} aria-label={label} draggable={false}>
        <Ribbon aria-hidden>{collectionIds.length}</Ribbon>
      </Target>
    </Tooltip>
  );
};
