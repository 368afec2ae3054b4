import { isSameId, type Id } from '../../id.ts';

/** A collection as the picker needs it (specification §3). */
export interface PickableCollection {
  id: Id;
  name: string;
  /** Of its round thumbnail; a drawing stands in where it is missing. */
  path?: string | null;
  /** Only visible ones are offered. */
  isVisible: boolean;
  productIds: readonly Id[];
}

/** Whether the collection contains the product. */
export const containsProduct = (collection: Pick<PickableCollection, 'productIds'>, productId: Id) =>
  collection.productIds.some(id => isSameId(id, productId));

/** The collections that may be picked: the visible ones (specification §4). */
export const offered = (collections: readonly PickableCollection[]): PickableCollection[] => collections.filter(({ isVisible }) => isVisible);

/** The first of the offered that already contains the product, otherwise the first (specification §4). */
export const preselect = (offeredCollections: readonly PickableCollection[], productId: Id): PickableCollection | undefined =>
  offeredCollections.find(collection => containsProduct(collection, productId)) ?? offeredCollections[0];

/**
 * Changes when the preselection has to be made anew: another product, other collections, or a product that
 * went in or out. A mere refetch of the same collections does not undo what a person chose.
 */
export const pickerState = (offeredCollections: readonly PickableCollection[], productId: Id) =>
  JSON.stringify([String(productId), offeredCollections.map(collection => [String(collection.id), containsProduct(collection, productId)])]);
