import { type Asset, parseAsset } from './asset.ts';
import type { Id, ListItem, Named, PageParams } from './common.ts';
import {
  type Fields, flag, idOf, isFields, many, one, optionalIds, optionalNumber, optionalText, type Parser, parseListItem, parseNamed,
  text, texts,
} from './read.ts';

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
  /** Where the server sends them whole; private ones of others are filtered on the screen. */
  collections?: ProductCollection[];
  /** Who saved it last, where a server tells. */
  updatedByName?: string | null;
}

/** A product with everything that its own page shows. */
export interface Product extends ProductItem {
  /** HTML: to be sanitised before it is shown. */
  description?: string | null;
  /** `ammount` on the wire (sic). */
  ammount?: number | null;
  formatOpen?: string | null;
  formatClosed?: string | null;
  categories: Label[];
  tags: Label[];
  materials: Label[];
  assets: Asset[];
  collections: ProductCollection[];
}

/** A category, tag or material as it is listed on a product. */
export interface Label extends Named {
  isVisible?: boolean;
}

/** A collection as it is listed on a product (specification §6). */
export interface ProductCollection extends Named {
  isPrivate?: boolean;
  isVisible?: boolean;
  createdById?: Id | null;
}

const parseLabel: Parser<Label> = (fields, id) => {
  const isVisible = flag(fields.isVisible);
  return { id, name: text(fields.name), ...(isVisible !== undefined && { isVisible }) };
};

const parseProductCollection: Parser<ProductCollection> = (fields, id) => ({
  ...parseLabel(fields, id), isPrivate: flag(fields.isPrivate), createdById: idOf(fields.createdById) ?? null,
});

export const parseProductItem: Parser<ProductItem> = (fields, id) => {
  const customer = one(parseNamed, fields.customer) ?? null;
  return {
    ...parseListItem(fields, id),
    erpId: optionalText(fields.erpId),
    customer,
    customerId: idOf(fields.customerId) ?? customer?.id ?? null,
    coverImagePath: optionalText(fields.coverImagePath),
    hasVideo: flag(fields.hasVideo) ?? false,
    created: text(fields.created),
    updated: text(fields.updated),
    collectionIds: optionalIds(fields.collectionIds) ?? optionalIds(fields.collections) ?? [],
    collections: Array.isArray(fields.collections) ? many(parseProductCollection, fields.collections) : undefined,
    updatedByName: optionalText(fields.updatedByName) ?? undefined,
  };
};

export const parseProduct: Parser<Product> = (fields, id) => ({
  ...parseProductItem(fields, id),
  description: optionalText(fields.description),
  ammount: optionalNumber(fields.ammount),
  formatOpen: optionalText(fields.formatOpen),
  formatClosed: optionalText(fields.formatClosed),
  categories: many(parseLabel, fields.categories),
  tags: many(parseLabel, fields.tags),
  materials: many(parseLabel, fields.materials),
  assets: many(parseAsset, fields.assets).map(asset => (asset.productId === '' ? { ...asset, productId: id } : asset)),
  collections: many(parseProductCollection, fields.collections),
});

/** A list's product with the lists of its detail still empty. */
export const productFromItem = (item: ProductItem): Product =>
  ({ categories: [], tags: [], materials: [], assets: [], ...item, collections: item.collections ?? [] });

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

export const parseFilters = (fields: Fields): ProductFilters =>
  Object.fromEntries(Object.entries(fields).map(([group, options]) => [group, many(parseNamed, options)]));

/** The full payload of a create; an update adds the id. */
export interface ProductCreate {
  name: string;
  description?: string | null;
  erpId?: string | null;
  ammount?: number | null;
  formatOpen?: string | null;
  formatClosed?: string | null;
  customerId: Id | null;
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

const parseImportItems = (value: unknown): ImportItem[] =>
  (Array.isArray(value) ? value : []).filter(isFields).map(item => ({ name: text(item.name), errorMessages: texts(item.errorMessages) }));

export const parseImportResult = (fields: Fields): ImportResult =>
  ({ uploadedItems: parseImportItems(fields.uploadedItems), errorItems: parseImportItems(fields.errorItems) });
