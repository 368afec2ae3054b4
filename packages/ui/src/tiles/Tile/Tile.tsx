import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../controls/Link/Link.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { catalogue } from '../../nl/tiles.ts';
import { usePrefetch } from '../ProductCard/usePrefetch.ts';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import type { CatalogueTile, Id } from '../types.ts';
import { UnseenLabel } from '../UnseenLabel/UnseenLabel.tsx';
import { unseenReason } from '../UnseenLabel/unseenReason.ts';
import { ClosedFace, Corner, Face, Label, Name, Subtitle, TileActions, TileElement } from './Tile.styles.ts';

/** What the tile of a segment and that of a category are given alike. */
export interface TileBaseProps {
  /** The page it opens. */
  href: string;
  /** Hears the click that opens; `preventDefault` on the event keeps the page. */
  onOpen?: (id: Id, event: MouseEvent) => void;
  /** A press is beginning, or a mouse rests on it: fetch its page. */
  onPressStart?: (id: Id) => void;
  /** Cannot be opened: at half opacity, with the reason in a tooltip. */
  isDisabled?: boolean;
  /** Why it cannot; 'Dit is niet beschikbaar' without it (specification §8). */
  disabledReason?: string;
  /** Others do not see it: greyed, with the word 'Verborgen' (edit mode). */
  isHidden?: boolean;
  /** Edit mode's row of icon buttons, under the picture. */
  actions?: ReactNode;
  /** In the first row: its picture is loaded at once. */
  isEager?: boolean;
}

interface TileProps extends TileBaseProps {
  /** What it shows, and what it hands to its callbacks by id. */
  item: CatalogueTile;
  /** A second line under the name. */
  subtitle?: string;
  /** Width by height of its picture, as CSS. */
  ratio: string;
  /** `small` where four stand beside each other in a lower rank. */
  size?: 'large' | 'small';
}

/** A picture with its name on it: the frame of segment and category tiles. */
export const Tile = ({
  item, href, subtitle, ratio, size = 'large', onOpen, onPressStart, isDisabled, disabledReason = catalogue.unavailable, isHidden, actions, isEager,
}: TileProps) => {
  const onInterest = onPressStart && (() => onPressStart(item.id));
  const prefetch = usePrefetch(onInterest);
  const reason = unseenReason(isHidden, item.path);
  const inside = (
    <>
      <Picture path={item.path} alt="" ratio={ratio} isEager={isEager} />
      {reason && <Corner><UnseenLabel>{reason}</UnseenLabel></Corner>}
      <Label>
        <Name>{item.name}</Name>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Label>
    </>
  );
  return (
    <TileElement data-size={size} data-disabled={isDisabled || undefined} data-hidden={isHidden || undefined}>
      {isDisabled ? (
        <Tooltip reason={disabledReason}>
          <ClosedFace role="link" aria-disabled tabIndex={0}>{inside}</ClosedFace>
        </Tooltip>
      ) : (
        <Face as={Link} href={href} {...prefetch} onPointerDown={onInterest} onClick={onOpen && ((event: MouseEvent) => onOpen(item.id, event))}>
          {inside}
        </Face>
      )}
      {actions && <TileActions>{actions}</TileActions>}
    </TileElement>
  );
};
