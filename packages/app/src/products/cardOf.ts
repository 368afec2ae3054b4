import type { Me, ProductItem } from '@staalkaart/api-client';
import type { CatalogueProduct } from '@staalkaart/ui';
import type { Actor } from '../access/access.ts';
import { openCollections } from '../access/visibility.ts';

/** A product as its card or row shows it; of its collections those that the person may open. */
export const cardOf = (product: ProductItem, own: Me['collections'], actor: Actor | undefined): CatalogueProduct => ({
  id: product.id,
  name: product.name,
  customerName: product.customer?.name,
  coverImagePath: product.coverImagePath,
  hasVideo: product.hasVideo,
  erpId: product.erpId,
  updated: product.updated,
  collectionIds: actor ? openCollections(product, own, actor) : [],
});
