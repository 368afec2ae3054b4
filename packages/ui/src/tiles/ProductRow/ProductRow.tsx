import { BookmarkMinus, BookmarkPlus } from 'lucide-react';
import { useRef } from 'react';
import { Link } from '../../controls/Link/Link.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import { catalogue } from '../../nl/tiles.ts';
import { formatDate } from '../../theme/formatDate.ts';
import { CollectionMarker } from '../CollectionMarker/CollectionMarker.tsx';
import { HoldRing } from '../../gestures/HoldRing.tsx';
import { useProductHold } from '../useProductHold.ts';
import type { ProductCardProps } from '../ProductCard/ProductCard.tsx';
import { Closed, Name, Row, RowActions, Second, Thumb, Words } from '../TileRow/TileRow.styles.ts';
import { unseenReason } from '../UnseenLabel/unseenReason.ts';
import { VideoBadge } from '../../controls/VideoBadge/VideoBadge.tsx';
import { BadgePlace, Code, HoldButton, HoldOpener, MarkerPlace, Updated } from './ProductRow.styles.ts';

export interface ProductRowProps extends ProductCardProps {
  /** What it shows, and what it hands to its callbacks by id. */
  product: ProductCardProps['product'] & {
    /** Its number in the print system, 'Multipress'. */
    erpId?: string | null;
    /** When it was last changed, ISO 8601; shown as dd-MM-yyyy. */
    updated?: string | null;
  };
}

/** A product in list view; the same presses as its card (specification §2 and §4). */
export const ProductRow = ({
  product, href, onOpen, onPressStart, hold, isDisabled, disabledReason = catalogue.unavailable, isEager, actions, markerHref, isHidden,
}: ProductRowProps) => {
  const row = useRef<HTMLElement>(null);
  const { picture, offer, words, onHold, isPressed, opener } = useProductHold({ productId: product.id, hold, isDisabled, onOpen, onPressStart, element: row });
  const second = [unseenReason(isHidden, product.coverImagePath), product.customerName].filter(Boolean).join(' · ');

  const inside = (
    <>
      <Thumb ref={picture} data-picture="">
        <Picture path={product.coverImagePath} alt="" isEager={isEager} />
        {isPressed && <HoldRing />}
      </Thumb>
      <Words>
        <Name>{product.name}</Name>
        {second && <Second>{second}</Second>}
      </Words>
      {product.erpId && <Code title={catalogue.code}>{product.erpId}</Code>}
      {product.updated !== undefined && <Updated title={catalogue.updated}>{formatDate(product.updated)}</Updated>}
      <BadgePlace>{product.hasVideo && <VideoBadge />}</BadgePlace>
    </>
  );

  return (
    <Row ref={row} data-disabled={isDisabled || undefined} data-hidden={isHidden || undefined}>
      {isDisabled ? (
        <Tooltip reason={disabledReason}>
          <Closed role="link" aria-disabled tabIndex={0}>{inside}</Closed>
        </Tooltip>
      ) : (
        <HoldOpener as={Link} href={href} {...opener}>
          {inside}
        </HoldOpener>
      )}
      <MarkerPlace>{!isDisabled && <CollectionMarker collectionIds={product.collectionIds} hrefFor={markerHref} />}</MarkerPlace>
      {offer && words && (
        <Tooltip label={words.action} placement="left">
          <HoldButton type="button" tabIndex={-1} aria-label={words.action} onClick={onHold}>
            {offer.kind === 'remove' ? <BookmarkMinus aria-hidden /> : <BookmarkPlus aria-hidden />}
          </HoldButton>
        </Tooltip>
      )}
      {actions && <RowActions>{actions}</RowActions>}
    </Row>
  );
};
