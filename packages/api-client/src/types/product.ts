import { type Asset, parseAsset, parseNamed, type Named, tile } from './catalogue.ts';
import type { Id, PresentedParams, SearchParams } from './common.ts';
import {
  alias, type Fields, fieldsIn, flag, idOf, isFields, list, many, one, optionalId, optionalNumber, optionalShared, optionalText, or, orNull, type Read, record, shared, text,
  texts, toldIds, toldText,
} from './read.ts';

const label = { name: text, isVisible: flag };
/** A category, tag or material as it is listed on a product. */
const parseLabel = record(label);

/** Null where there is no picture; undefined where the server does not say. */
const knownPath: Read<string | null | undefined> = value => (value === undefined ? undefined : toldText(value) ?? null);

const parseProductCollection = record({ ...label, path: knownPath, isPrivate: flag, createdById: optionalId });
/** A collection as it is listed on a product (specification §6). */
export type ProductCollection = ReturnType<typeof parseProductCollection>;

/** Media as a product carries them: some servers leave out whose they are. */
const assetsIn: Read<Asset[]> = (value, _product, productId) =>
  many(parseAsset, value).map(asset => (asset.productId === '' ? { ...asset, productId } : asset));

// Its picture is its cover.
const { path: _path, ...shownItem } = tile;

const item = {
  ...shownItem,
  /** The number in the print system, labelled 'Multipress nummer'. */
  erpId: optionalText,
  customer: orNull(shared(parseNamed)),
  customerId: ((value, { customer }) => idOf(value) ?? one(parseNamed, customer)?.id ?? null) as Read<Id | null | undefined>,
  coverImagePath: optionalText,
  hasVideo: or(flag, false),
  /** ISO 8601. */
  created: text,
  /** ISO 8601. */
  updated: text,
  collectionIds: or(alias(toldIds, 'collections'), []),
  /** Where the server sends them whole; private ones of others are filtered on the screen. */
  collections: (value => (Array.isArray(value) ? many(parseProductCollection, value) : undefined)) as Read<ProductCollection[] | undefined>,
  /** Who saved it last, where a server tells. */
  updatedByName: optionalShared,
  /** Its media, where a list tells them; an empty list tells nothing, as some servers send one for what they did not look up. */
  assets: ((value, fields, id) => (Array.isArray(value) && value.length > 0 ? assetsIn(value, fields, id) : undefined)) as Read<Asset[] | undefined>,
};
export const parseProductItem = record(item);
/** A product as a list shows it (specification §3). */
export type ProductItem = ReturnType<typeof parseProductItem>;

export const parseProduct = record({
  ...item,
  /** HTML: to be sanitised before it is shown. */
  description: optionalText,
  /** `ammount` on the wire (sic). */
  ammount: optionalNumber,
  formatOpen: optionalText,
  formatClosed: optionalText,
  categories: list(parseLabel),
  tags: list(parseLabel),
  materials: list(parseLabel),
  assets: assetsIn,
  collections: list(parseProductCollection),
});
/** A product with everything that its own page shows. */
export type Product = ReturnType<typeof parseProduct>;

/** A list's product with the lists of its detail still empty. */
export const productFromItem = (known: ProductItem): Product =>
  ({ categories: [], tags: [], materials: [], assets: [], ...known, collections: known.collections ?? [] });

export type ProductOrder = 'erpId' | 'created' | 'updated';

export interface ProductListParams extends SearchParams, PresentedParams {
  orderBy?: ProductOrder;
  collections?: Id[];
  categories?: Id[];
  tags?: Id[];
  productIds?: Id[];
}

/** The full payload of a create; an update adds the id. */
export interface ProductCreate extends Pick<Product, 'name' | 'description' | 'erpId' | 'ammount' | 'formatOpen' | 'formatClosed' | 'isVisible'> {
  customerId: Id | null;
  materialIds: Id[];
  categoryIds: Id[];
  tagIds: Id[];
  assetIds: Id[];
}

/** Filter groups by name, each with its options (`GET Products/filters`). */
export type ProductFilters = Record<string, Named[]>;

export const parseFilters = (fields: Fields): ProductFilters =>
  Object.fromEntries(Object.entries(fields).map(([group, options]) => [group, many(parseNamed, options)]));

const parseImportItem = fieldsIn({ name: text, errorMessages: texts });
/** What an import made of one row of the file. */
export type ImportItem = ReturnType<typeof parseImportItem>;

const importItems = (value: unknown): ImportItem[] => (Array.isArray(value) ? value : []).filter(isFields).map(row => parseImportItem(row));

export const parseImportResult = fieldsIn({ uploadedItems: importItems, errorItems: importItems });
/** The answer of `POST Products/batch`. */
export type ImportResult = ReturnType<typeof parseImportResult>;
