import { VideoBadge } from '../../controls/VideoBadge/VideoBadge.tsx';
import type { Id } from '../../id.ts';
import { catalogue } from '../../nl/tiles.ts';
import { formatDate } from '../../theme/formatDate.ts';
import { CollectionMarker } from '../CollectionMarker/CollectionMarker.tsx';
import { Tile, type TilePlace, type TileUse } from '../Tile/Tile.tsx';
import { Code, Updated } from './ProductCard.styles.ts';

/** What a card and the lifted card show of a product. */
export interface CatalogueProduct {
  id: Id;
  name: string;
  /** The customer it was printed for. */
  customerName?: string | null;
  /** Its first picture; a drawn placeholder where it is missing. */
  coverImagePath?: string | null;
  /** Among its media is a film. */
  hasVideo?: boolean;
  /** The collections it is filed in. */
  collectionIds?: readonly Id[] | null;
  /** Its number in the print system, 'Multipress'; in a list alone. */
  erpId?: string | null;
  /** When it was last changed, ISO 8601; shown as dd-MM-yyyy, in a list alone. */
  updated?: string | null;
}

export interface ProductCardProps extends TilePlace, TileUse {
  /** What it shows. */
  product: CatalogueProduct;
}

/** A product in the catalogue, as a card or a row: press to open, hold for 600 ms to file it into a collection (specification §2). */
export const ProductCard = ({ product, view = 'grid', ...tile }: ProductCardProps) => (
  <Tile
    {...tile}
    view={view}
    kind="product"
    name={product.name}
    path={product.coverImagePath}
    subtitle={product.customerName}
    badges={product.hasVideo && <VideoBadge />}
    facts={view === 'list' && (
      <>
        {product.erpId && <Code title={catalogue.code}>{product.erpId}</Code>}
        {product.updated !== undefined && <Updated title={catalogue.updated}>{formatDate(product.updated)}</Updated>}
      </>
    )}
    marker={product.collectionIds?.length ? <CollectionMarker collectionIds={product.collectionIds} /> : null}
  />
);
