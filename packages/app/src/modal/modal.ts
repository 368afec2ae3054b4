import type { Collection, ProductItem } from '@staalkaart/api-client';

/** Every modal of the application; one is open at a time, because there is one slot (specification §2). */
export type Modal =
  | { type: 'removeFromCollection'; collection: Collection; product: Pick<ProductItem, 'id' | 'name'> };
