import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { collections as text } from '../../nl/collections.ts';
import type { TileCollection } from './collection.ts';
import { Actions, HowToFill, Meta, Name, Place, Privacy, Tile } from './CollectionTile.styles.ts';
import { TileLink } from './TileLink.tsx';

export type { TileCollection } from './collection.ts';

export interface CollectionTileProps {
  /** What it shows. */
  collection: TileCollection;
  /** Where it leads. */
  href: string;
  /** At half opacity, leads nowhere: a collection without products (specification §4). */
  isDisabled?: boolean;
  /** Its tooltip while disabled; without it how to fill an empty one, else 'Dit is niet beschikbaar' (specification §8). */
  disabledReason?: string;
  /** In the first row: its picture is loaded at once. */
  isEager?: boolean;
  /** Icon buttons under the name, in edit mode; they work while the tile is disabled too. */
  actions?: ReactNode;
}

/** A collection in the grid of /collections: its picture, its name, and how many products it holds. */
export const CollectionTile = ({ collection, href, isDisabled = false, disabledReason, isEager, actions }: CollectionTileProps) => {
  const { name, path, productCount, isPrivate, creatorName } = collection;
  const isEmpty = productCount === 0;
  return (
    <Tile>
      <TileLink href={href} isDisabled={isDisabled} disabledReason={disabledReason ?? (isEmpty ? text.howToFill : text.notAvailable)}>
        <Place>
          <Picture path={path} alt="" isEager={isEager} />
          {isPrivate && <Privacy><Lock aria-hidden />{text.isPrivate}</Privacy>}
        </Place>
        <Name>{name}</Name>
        <Meta>{text.productCount(productCount)}{creatorName && ` · ${text.by(creatorName)}`}</Meta>
      </TileLink>
      {isEmpty && <HowToFill>{text.howToFill}</HowToFill>}
      {actions && <Actions>{actions}</Actions>}
    </Tile>
  );
};
