import type { Id, ListItem, PageParams } from './common.ts';
import { flag, idOf, optionalIds, optionalText, type Parser, parseListItem } from './read.ts';

/** A personal set of products that is shown to customers (specification §3). */
export interface Collection extends ListItem {
  description?: string | null;
  /** In the collection's own order. A server may send `products` instead (specification §3). */
  productIds: Id[];
  isPrivate: boolean;
  isVisible: boolean;
  createdById: Id | null;
  creator?: string | null;
  /** ISO 8601. */
  updated?: string;
  /** Who saved it last, where a server tells. */
  updatedByName?: string | null;
}

/** The ids of the products in a collection as a server sends it. */
export const productIdsOf = (collection: { productIds?: unknown; products?: unknown }): Id[] =>
  optionalIds(collection.productIds) ?? optionalIds(collection.products) ?? [];

/** Private and visible unless told otherwise (specification §3). */
export const parseCollection: Parser<Collection> = (fields, id) => ({
  ...parseListItem(fields, id),
  description: optionalText(fields.description),
  productIds: productIdsOf(fields),
  isPrivate: flag(fields.isPrivate) ?? true,
  isVisible: flag(fields.isVisible) ?? true,
  createdById: idOf(fields.createdById) ?? null,
  creator: optionalText(fields.creator),
  updated: optionalText(fields.updated) ?? undefined,
  updatedByName: optionalText(fields.updatedByName) ?? undefined,
});

export interface CollectionListParams extends PageParams {
  /** Also the collections of others (SuperAdmin). */
  showAll?: boolean;
}

export interface CollectionCreate {
  name: string;
  description?: string | null;
  productIds: Id[];
  isPrivate: boolean;
  isVisible: boolean;
  path?: string | null;
}

export interface CollectionUpdate extends CollectionCreate {
  id: Id;
}
