import type { Asset } from './asset.ts';
import type { Id, ListItem, Named, PageParams } from './common.ts';

/** A product as a list shows it (specification §3). */
export interface ProductItem extends ListItem {
  /** The number in the print system, labelled 'Multipress nummer'. */
  erpId?: string | null;
  customer?: Named | null;
  customerId?: Id | null;
  coverImagePath?: string | null;
  hasVideo: boolean;
  /** ISO 8601. */
  created: string;
  /** ISO 8601. */
  updated: string;
  collectionIds: Id[];
}

/** A product with everything that its own page shows. */
export interface Product extends ProductItem {
  /** HTML: to be sanitised before it is shown. */
  description?: string | null;
  /** `ammount` on the wire (sic). */
  ammount?: number | null;
  formatOpen?: string | null;
  formatClosed?: string | null;
  categories: Named[];
  tags: Named[];
  materials: Named[];
  assets: Asset[];
  /** The collections that hold it; private ones of others are filtered on the screen. */
  collections: ProductCollection[];
}

/** A collection as it is listed on a product (specification §6). */
export interface ProductCollection extends Named {
  isPrivate?: boolean;
  isVisible?: boolean;
  createdById?: Id | null;
}

export type ProductOrder = 'erpId' | 'created' | 'updated';

export interface ProductListParams extends PageParams {
  searchTerm?: string;
  orderBy?: ProductOrder;
  collections?: Id[];
  categories?: Id[];
  tags?: Id[];
  productIds?: Id[];
}

/** Filter groups by name, each with its options (`GET Products/filters`). */
export type ProductFilters = Record<string, Named[]>;

/** The full payload of a create; an update adds the id. */
export interface ProductCreate {
  name: string;
  description?: string | null;
  erpId?: string | null;
  ammount?: number | null;
  formatOpen?: string | null;
  formatClosed?: string | null;
  customerId: Id;
  isVisible?: boolean;
  materialIds: Id[];
  categoryIds: Id[];
  tagIds: Id[];
  assetIds: Id[];
}

export interface ProductUpdate extends ProductCreate {
  id: Id;
}

/** What an import made of one row of the file. */
export interface ImportItem {
  name: string;
  errorMessages: string[];
}

/** The answer of `POST Products/batch`. */
export interface ImportResult {
  uploadedItems: ImportItem[];
  errorItems: ImportItem[];
}
