import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../controls/Link/Link.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { catalogue } from '../../nl/tiles.ts';
import { usePrefetch } from '../ProductCard/usePrefetch.ts';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import type { CatalogueTile, Id } from '../types.ts';
import { unseenReason } from '../UnseenLabel/unseenReason.ts';
import { Closed, Name, Opener, Row, RowActions, Second, Thumb, Words } from './TileRow.styles.ts';

export interface TileRowProps {
  /** What it shows, and what it hands to its callbacks by id. */
  item: CatalogueTile;
  /** The page it opens. */
  href: string;
  /** A second line under the name. */
  subtitle?: string;
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
  /** Edit mode's icon buttons, at the end of the row. */
  actions?: ReactNode;
  /** In the first rows: its picture is loaded at once. */
  isEager?: boolean;
}

/** A segment or category in list view. */
export const TileRow = ({
  item, href, subtitle, onOpen, onPressStart, isDisabled, disabledReason = catalogue.unavailable, isHidden, actions, isEager,
}: TileRowProps) => {
  const onInterest = onPressStart && (() => onPressStart(item.id));
  const prefetch = usePrefetch(onInterest);
  const second = [unseenReason(isHidden, item.path), subtitle].filter(Boolean).join(' · ');
  const inside = (
    <>
      <Thumb><Picture path={item.path} alt="" isEager={isEager} /></Thumb>
      <Words>
        <Name>{item.name}</Name>
        {second && <Second>{second}</Second>}
      </Words>
    </>
  );
  return (
    <Row data-disabled={isDisabled || undefined} data-hidden={isHidden || undefined}>
      {isDisabled ? (
        <Tooltip reason={disabledReason}>
          <Closed role="link" aria-disabled tabIndex={0}>{inside}</Closed>
        </Tooltip>
      ) : (
        <Opener as={Link} href={href} {...prefetch} onPointerDown={onInterest} onClick={onOpen && ((event: MouseEvent) => onOpen(item.id, event))}>
          {inside}
        </Opener>
      )}
      {actions && <RowActions>{actions}</RowActions>}
    </Row>
  );
};
