import { EyeOff, Lock } from 'lucide-react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { collections as text } from '../../nl/collections.ts';
import type { CollectionTileProps } from './CollectionTile.tsx';
import { Facts, Row, RowActions, RowMeta, RowName, State, Thumb } from './CollectionRow.styles.ts';
import { TileLink } from './TileLink.tsx';

export type CollectionRowProps = CollectionTileProps;

/** A collection in the list view of /collections: one line with everything that its tile tells. */
export const CollectionRow = ({ collection, href, isDisabled = false, disabledReason = text.notAvailable, isEager, actions }: CollectionRowProps) => {
  const { name, path, productCount, isPrivate, creatorName, updated, isVisible = true } = collection;
  return (
    <Row>
      <TileLink href={href} isDisabled={isDisabled} disabledReason={disabledReason}>
        <Thumb>{isVisible ? <Picture path={path} alt="" isEager={isEager} /> : <EyeOff aria-hidden />}</Thumb>
        <Facts>
          <RowName>{name}</RowName>
          <RowMeta>
            {!isVisible && <State><EyeOff aria-hidden />{text.isHidden}</State>}
            {isPrivate && <State><Lock aria-hidden />{text.isPrivate}</State>}
            <span>{text.productCount(productCount)}</span>
            {creatorName && <span>{text.by(creatorName)}</span>}
            {updated && <span>{text.updated(updated)}</span>}
          </RowMeta>
        </Facts>
      </TileLink>
      {actions && <RowActions>{actions}</RowActions>}
    </Row>
  );
};
