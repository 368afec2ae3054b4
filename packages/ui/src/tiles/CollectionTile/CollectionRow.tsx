import { Lock } from 'lucide-react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { collections as text } from '../../nl/collections.ts';
import type { CollectionTileProps } from './CollectionTile.tsx';
import { Facts, HowToFill, Row, RowActions, RowMeta, RowName, State, Thumb } from './CollectionRow.styles.ts';
import { TileLink } from './TileLink.tsx';

export type CollectionRowProps = CollectionTileProps;

/** A collection in the list view of /collections: one line with everything that its tile tells. */
export const CollectionRow = ({ collection, href, isDisabled = false, disabledReason, isEager, actions }: CollectionRowProps) => {
  const { name, path, productCount, isPrivate, creatorName, updated } = collection;
  const isEmpty = productCount === 0;
  return (
    <Row>
      <TileLink href={href} isDisabled={isDisabled} disabledReason={disabledReason ?? (isEmpty ? text.howToFill : text.notAvailable)}>
        <Thumb><Picture path={path} alt="" isEager={isEager} /></Thumb>
        <Facts>
          <RowName>{name}</RowName>
          <RowMeta>
            {isPrivate && <State><Lock aria-hidden />{text.isPrivate}</State>}
            <span>{text.productCount(productCount)}</span>
            {creatorName && <span>{text.by(creatorName)}</span>}
            {updated && <span>{text.updated(updated)}</span>}
          </RowMeta>
        </Facts>
      </TileLink>
      {actions && <RowActions>{actions}</RowActions>}
      {isEmpty && <HowToFill>{text.howToFill}</HowToFill>}
    </Row>
  );
};
