import type { Collection } from '@staalkaart/api-client';
import type { PickableCollection } from '@staalkaart/ui';

/** A collection as the picker shows it. */
export const pickable = (collection: Collection): PickableCollection => ({
  id: collection.id,
  name: collection.name,
  path: collection.path,
  isVisible: collection.isVisible !== false,
  productIds: collection.productIds,
});
