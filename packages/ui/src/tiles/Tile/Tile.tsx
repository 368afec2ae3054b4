import { BookmarkMinus, EyeOff } from 'lucide-react';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from '../../controls/Link/Link.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import { hasModifier } from '../../gestures/hasModifier.ts';
import { HoldRing } from '../../gestures/HoldRing.tsx';
import { useHold } from '../../gestures/useHold.ts';
import { collections } from '../../nl/collections.ts';
import { catalogue } from '../../nl/tiles.ts';
import { PICTURE_SHARE, type TileKind } from '../WindowedGrid/sizes.ts';
import { BookmarkPlus } from './BookmarkPlus.ts';
import { Hint, HoldButton } from './Hold.styles.ts';
import { rememberOpened } from './grow.ts';
import type { Renaming } from './useRename.ts';
import { Placeholder } from './Placeholder.tsx';
import { Actions, Article, Beside, Corner, Face, IconBadge, MarkerPlace, Name, Note, Stage, Subtitle, Words } from './Tile.styles.ts';

/** What a disabled one says, where there is more to say than that it is not available (specification §2, §4, §8). */
const DISABLED_REASONS: { [Kind in TileKind]?: string } = { segment: catalogue.emptySegment, collection: collections.howToFill };

/** What a hold does, and what it is called. */
export interface HoldOffer {
  /** In two or three words, on the picture: 'in collectie'. */
  label: string;
  /** Whether the button and the description speak of adding or of removing. */
  kind?: 'add' | 'remove';
  /** The tile was held for 600 ms, or Space was pressed on it. The element is the tile: lift it from there. */
  onHold: (tile: HTMLElement) => void;
}

/** What every tile has of the page that it stands in. */
export interface TilePlace {
  /** `list` for a row. */
  view?: 'grid' | 'list';
  /** The page it opens: a click here, a middle click in a new tab. */
  href: string;
  /** Edit mode's icon buttons, under the tile or at the end of the row; they work while it is disabled too. */
  actions?: ReactNode;
  /** In the first row: its picture is loaded at once. */
  isEager?: boolean;
}

/** What may be done with a tile, and who sees it. */
export interface TileUse {
  /** Cannot be opened: at half opacity, with the reason in a tooltip. */
  isDisabled?: boolean;
  /** Others do not see it: greyed, with the word 'Verborgen' (edit mode). */
  isHidden?: boolean;
  /** What holding does (specification §2). Absent for who may not: it is then a plain link. */
  hold?: HoldOffer;
  /** Its name can be corrected in place: what `useRename` gives. Absent for who may not. */
  rename?: Renaming;
  /** A press is beginning, or a mouse rests on it: fetch its page. */
  onPressStart?: () => void;
}

/** What takes the place of a tile's picture. */
export interface TileGap {
  /** Its picture is required and missing: a button that asks for one takes its place (specification §4). */
  onAddPhoto?: () => void;
  /** It is hidden and nothing but a placeholder, with a button that shows it again (specification §4). */
  onShow?: () => void;
}

export interface TileProps extends TilePlace, TileUse, TileGap {
  /** Settles the shape of the picture, and whether the words stand on it or below it. */
  kind: TileKind;
  /** On the tile, and the name of its link. */
  name: string;
  /** Its picture: a site-relative or http(s) URL. */
  path?: string | null;
  /** Under the name. */
  subtitle?: ReactNode;
  /** In the upper left corner of the picture; of a product in a list, at the end of its row. */
  badges?: ReactNode;
  /** Columns of a row, after the words. */
  facts?: ReactNode;
  /** A link of its own, in the upper right corner of the picture or after the row; `null` for a place in the row alone. */
  marker?: ReactNode;
  /** A sentence below, as clear on a disabled tile as elsewhere. */
  note?: ReactNode;
}

/**
 * Why an item that edit mode shows is not there in presentation mode (specification §4): it is hidden, or it has no
 * picture. Undefined for what everybody sees.
 */
export const unseenReason = (isHidden: boolean | undefined, path: string | null | undefined): string | undefined => {
  if (isHidden) return catalogue.isHidden;
  return path ? undefined : catalogue.unseenWithoutPhoto;
};

/** One item of the catalogue: its picture and its name, in a grid or as a row, and all that can be done with it. */
export const Tile = ({
  kind, view = 'grid', name, path, href, subtitle, badges, facts, marker, note, actions,
  isDisabled, isHidden, isEager, hold, rename, onPressStart, onAddPhoto, onShow,
}: TileProps) => {
  const article = useRef<HTMLElement>(null);
  const isRow = view === 'list';
  const isProduct = kind === 'product';
  const ratio = `1 / ${PICTURE_SHARE[kind]}`;
  const offer = isDisabled ? undefined : hold;
  const onHold = offer && (() => { if (article.current) offer.onHold(article.current); });
  const { progress, handlers } = useHold({ onHold, onPressStart });
  const holdText = offer && catalogue.hold[offer.kind ?? 'add'];

  const withoutPhoto = onAddPhoto && 'photo';
  const placeholder = onShow ? 'hidden' : withoutPhoto;
  const unseen = kind === 'collection' ? undefined : unseenReason(isHidden, path);
  const second = isRow && unseen ? <>{unseen}{subtitle && <> · {subtitle}</>}</> : subtitle;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (rename?.catches(event) || !isProduct || event.defaultPrevented || hasModifier(event)) return;
    rememberOpened(event.currentTarget.querySelector('[data-picture]'));
  };

  // A row keeps the place of either free, so that the columns stay columns.
  const hasMarker = marker || (isRow && marker !== undefined);
  const corner = (isRow || unseen || badges) && (
    <Corner>
      {unseen && !isRow && <IconBadge><EyeOff aria-hidden />{unseen}</IconBadge>}
      {badges}
    </Corner>
  );
  const inside = (
    <>
      {!placeholder && (
        <Stage data-picture="">
          <Picture path={path} alt="" ratio={isRow ? undefined : ratio} sizes={isRow ? '72px' : undefined} isEager={isEager} />
          {!isProduct && corner}
          {offer && !isRow && <Hint aria-hidden data-for="key">{catalogue.holdKey(offer.label)}</Hint>}
          {progress === 'pressed' && <HoldRing />}
          {progress === 'pressed' && offer && !isRow && <Hint aria-hidden data-for="press">{catalogue.holdPress(offer.label)}</Hint>}
        </Stage>
      )}
      {rename?.field || (
        <Words>
          <Name data-name="" title={rename?.hint}>{name}</Name>
          {second && <Subtitle>{second}</Subtitle>}
        </Words>
      )}
      {facts}
      {isProduct && corner}
    </>
  );
  const face = () => {
    if (onShow || rename?.field) return <Face as="div">{inside}</Face>;
    if (isDisabled) {
      return (
        <Tooltip reason={DISABLED_REASONS[kind] ?? catalogue.unavailable}>
          <Face as="div" role="link" aria-disabled tabIndex={0}>{inside}</Face>
        </Tooltip>
      );
    }
    return <Face as={Link} href={href} aria-description={holdText?.description} {...handlers} onClick={onClick}>{inside}</Face>;
  };

  return (
    <Article
      ref={article}
      aria-label={onShow && name}
      data-kind={kind}
      data-view={view}
      data-hidden={isHidden || undefined}
      data-actions={actions ? true : undefined}
      data-placeholder={placeholder}
      onKeyDown={rename?.onKeyDown}
    >
      {placeholder && <Placeholder name={name} view={view} ratio={ratio} onAddPhoto={onAddPhoto} onShow={onShow} />}
      {face()}
      {(hasMarker || offer) && (
        <Beside>
          {hasMarker && <MarkerPlace>{!isDisabled && marker}</MarkerPlace>}
          {offer && holdText && (
            <Tooltip label={holdText.action} placement="left">
              <HoldButton type="button" tabIndex={-1} aria-label={holdText.action} onClick={onHold}>
                {offer.kind === 'remove' ? <BookmarkMinus aria-hidden /> : <BookmarkPlus aria-hidden />}
              </HoldButton>
            </Tooltip>
          )}
        </Beside>
      )}
      {note && <Note>{note}</Note>}
      {/* They have other room in the other view, and measure it when they come. */}
      {actions && <Actions key={view}>{actions}</Actions>}
    </Article>
  );
};
