import type { ProductItem } from '@staalkaart/api-client';
import type { CatalogueProduct } from '@staalkaart/ui';

/** A product as its card shows it. */
export const cardOf = (product: ProductItem): CatalogueProduct => ({
  id: product.id,
  name: product.name,
  customerName: product.customer?.name,
  coverImagePath: product.coverImagePath,
  hasVideo: product.hasVideo,
  collectionIds: product.collectionIds ?? [],
});
