import { MARKER_TOOLTIP_DELAY_MS } from '../../constants.ts';
import { Link } from '../../controls/Link/Link.tsx';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import type { Id } from '../types.ts';
import { Ribbon, Target } from './CollectionMarker.styles.ts';
import { markerHref, markerText } from './marker.ts';

export interface CollectionMarkerProps {
  /** The collections that hold the product. Nothing is shown without one. */
  collectionIds: readonly Id[] | null | undefined;
  /** Another destination than the one collection's page, or the page of all. */
  hrefFor?: (collectionIds: readonly Id[]) => string;
}

/** A ribbon with the number of collections that a product is in, and a link to them (specification §2). */
export const CollectionMarker = ({ collectionIds, hrefFor = markerHref }: CollectionMarkerProps) => {
  if (!collectionIds?.length) return null;
  const label = markerText(collectionIds.length);
  return (
    <Tooltip label={label} placement="left" delayMs={MARKER_TOOLTIP_DELAY_MS}>
      <Target as={Link} href={hrefFor(collectionIds)} aria-label={label} draggable={false}>
        <Ribbon aria-hidden>{collectionIds.length}</Ribbon>
      </Target>
    </Tooltip>
  );
};
