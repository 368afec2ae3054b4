import type { Id } from './common.ts';
import {
  alias, flag, idOf, list, many, optionalId, optionalShared, optionalText, or, record, sharedText, text, toldIds, toldNumber, toldText,
} from './read.ts';

export const parseNamed = record({ name: or(sharedText, '') });
/** Names an entry of a list inside another record; a tag and a material are no more than this (specification §3). */
export type Named = ReturnType<typeof parseNamed>;

/** What every tile-like record may carry (specification §3, "List item (generic)"). */
export const tile = {
  name: text,
  /** Site-relative or http(s) URL of the image. */
  path: optionalText,
  isVisible: flag,
  createdById: optionalId,
  createdByName: optionalShared,
  imageRequired: flag,
};
const parseListItem = record(tile);
export type ListItem = ReturnType<typeof parseListItem>;

export const parseSegment = record({
  ...tile,
  order: or(toldNumber, 0),
  /** Empty: the segment is disabled. */
  categoryIds: or(alias(toldIds, 'categories'), []),
});
/** A market that the catalogue is cut into (specification §3). */
export type Segment = ReturnType<typeof parseSegment>;

export const parseCategory = record({
  ...tile,
  order: or(toldNumber, 0),
  segments: list(parseNamed),
  segmentIds: (value, { segments }): Id[] => toldIds(value) ?? many(parseNamed, segments).map(({ id }) => id),
});
/** A shelf of products, in one segment or in several (specification §3). */
export type Category = ReturnType<typeof parseCategory>;

export const parseCollection = record({
  ...tile,
  description: optionalText,
  /** In the collection's own order. A server may send `products` instead (specification §3). */
  productIds: or(alias(toldIds, 'products'), []),
  /** Private and visible unless told otherwise (specification §3). */
  isPrivate: or(flag, true),
  isVisible: or(flag, true),
  createdById: or(idOf, null),
  creator: optionalText,
  /** ISO 8601. */
  updated: toldText,
  /** Who saved it last, where a server tells. */
  updatedByName: optionalShared,
});
/** A personal set of products that is shown to customers (specification §3). */
export type Collection = ReturnType<typeof parseCollection>;

export const parseCustomer = record({
  name: text,
  /** The customer's reference in the print system. */
  erpId: text,
  contact: optionalText,
});
/** Whom products are printed for (specification §3). */
export type Customer = ReturnType<typeof parseCustomer>;

export const parseAsset = record({
  /** A list inside a product need not repeat the product. */
  productId: or(idOf, ''),
  /** `{product name}_{suffix}`: shown as the part before the first underscore plus the order. */
  name: text,
  /** Position in the gallery, from 1. */
  order: or(toldNumber, 0),
  path: optionalText,
  isVideo: or(flag, false),
  /** The name of the file that was chosen. */
  file: optionalText,
  imageRequired: flag,
  createdByName: optionalText,
});
/** A picture or a film of a product (specification §3, "Asset (media)"). */
export type Asset = ReturnType<typeof parseAsset>;
