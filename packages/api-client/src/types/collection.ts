import type { Id, ListItem, PageParams } from './common.ts';

/** A personal set of products that is shown to customers (specification §3). */
export interface Collection extends ListItem {
  description?: string | null;
  /** Absent where the server sends `products` instead: read both with `productIdsOf`. */
  productIds?: Id[];
  products?: { id: Id }[];
  isPrivate: boolean;
  isVisible: boolean;
  createdById: Id;
  creator?: string | null;
  /** ISO 8601. */
  updated?: string;
}

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
