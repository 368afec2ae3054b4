import { BookmarkMinus, BookmarkPlus } from 'lucide-react';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from '../../controls/Link/Link.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import { catalogue } from '../../nl/tiles.ts';
import { CollectionMarker } from '../CollectionMarker/CollectionMarker.tsx';
import { HoldRing } from '../../gestures/HoldRing.tsx';
import type { HoldOffer } from '../../gestures/useHold.ts';
import { useProductHold } from '../useProductHold.ts';
import type { CatalogueProduct, Id } from '../types.ts';
import { UnseenLabel } from '../UnseenLabel/UnseenLabel.tsx';
import { unseenReason } from '../UnseenLabel/unseenReason.ts';
import { VideoBadge } from '../../controls/VideoBadge/VideoBadge.tsx';
import { Actions, BadgeCorner, Card, Closed, Corners, Customer, Hint, HoldButton, MarkerCorner, Name, Opener, Stage, Text } from './ProductCard.styles.ts';

export interface ProductCardProps {
  /** What it shows, and what it hands to its callbacks by id. */
  product: CatalogueProduct;
  /** The product's page: a click opens it, a middle click in a new tab. */
  href: string;
  /** Hears the click that opens; `preventDefault` on the event keeps the page. */
  onOpen?: (id: Id, event: MouseEvent) => void;
  /** A press is beginning, or a mouse rests on the card: fetch the detail. */
  onPressStart?: (id: Id) => void;
  /** What holding does (specification §2). Absent for who may not: the card is then a plain link. */
  hold?: HoldOffer<Id>;
  /** Ignores presses, at half opacity. */
  isDisabled?: boolean;
  /** Why, in a tooltip. */
  disabledReason?: string;
  /** In the first row: its picture is loaded at once. */
  isEager?: boolean;
  /** Edit mode's row of icon buttons, under the text. */
  actions?: ReactNode;
  /** Another destination of the collection marker. */
  markerHref?: (collectionIds: readonly Id[]) => string;
  /** Others do not see it: greyed, with the word 'Verborgen' (edit mode). */
  isHidden?: boolean;
}

/** A product in the catalogue: press to open, hold for 600 ms to file it into a collection (specification §2). */
export const ProductCard = ({
  product, href, onOpen, onPressStart, hold, isDisabled, disabledReason = catalogue.unavailable, isEager, actions, markerHref, isHidden,
}: ProductCardProps) => {
  const card = useRef<HTMLElement>(null);
  const { picture, offer, words, onHold, isPressed, opener } = useProductHold({ productId: product.id, hold, isDisabled, onOpen, onPressStart, element: card });
  const reason = unseenReason(isHidden, product.coverImagePath);

  const inside = (
    <>
      <Stage ref={picture} data-picture="">
        <Picture path={product.coverImagePath} alt="" isEager={isEager} />
        {offer && <Hint aria-hidden data-for="key">{catalogue.holdKey(offer.label)}</Hint>}
        {offer && <Hint aria-hidden data-for="press">{catalogue.holdPress(offer.label)}</Hint>}
        {isPressed && <HoldRing />}
      </Stage>
      <Text>
        <Name>{product.name}</Name>
        {product.customerName && <Customer>{product.customerName}</Customer>}
      </Text>
      <BadgeCorner>
        {reason && <UnseenLabel>{reason}</UnseenLabel>}
        {product.hasVideo && <VideoBadge />}
      </BadgeCorner>
    </>
  );

  return (
    <Card
      ref={card}
      data-disabled={isDisabled || undefined}
      data-hidden={isHidden || undefined}
      data-actions={actions ? true : undefined}
    >
      {isDisabled ? (
        <Tooltip reason={disabledReason}>
          <Closed role="link" aria-disabled tabIndex={0}>{inside}</Closed>
        </Tooltip>
      ) : (
        <Opener as={Link} href={href} {...opener}>
          {inside}
        </Opener>
      )}
      <Corners>
        {!isDisabled && product.collectionIds?.length ? (
          <MarkerCorner><CollectionMarker collectionIds={product.collectionIds} hrefFor={markerHref} /></MarkerCorner>
        ) : null}
        {offer && words && (
          <Tooltip label={words.action} placement="left">
            <HoldButton type="button" tabIndex={-1} aria-label={words.action} onClick={onHold}>
              {offer.kind === 'remove' ? <BookmarkMinus aria-hidden /> : <BookmarkPlus aria-hidden />}
            </HoldButton>
          </Tooltip>
        )}
      </Corners>
      {actions && <Actions>{actions}</Actions>}
    </Card>
  );
};
