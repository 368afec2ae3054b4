import type { Category, Collection, Id, ListItem, ProductItem, Segment } from '@staalkaart/api-client';
import { productIdsOf } from '@staalkaart/api-client';
import { can, type Actor } from './access.ts';

const isHidden = (item: ListItem) => item.isVisible === false;

/** A segment or category: hidden ones for editors alone, those without an image in edit mode alone (specification §4). */
export const isTileShown = (item: Segment | Category, actor: Actor): boolean =>
  (!isHidden(item) || can(actor, 'catalogue.seeHidden')) && (Boolean(item.path) || can(actor, 'catalogue.seeWithoutImage'));

/** In presentation mode a product without a cover image is hidden (specification §4). */
export const isProductShown = (product: ProductItem, actor: Actor): boolean =>
  (!isHidden(product) || can(actor, 'catalogue.seeHidden')) && (Boolean(product.coverImagePath) || can(actor, 'catalogue.seeWithoutImage'));

/** A collection: a hidden one in edit mode alone, one without an image outside it for whoever may add the photo. */
export const isCollectionShown = (collection: Collection, actor: Actor): boolean =>
  (!isHidden(collection) || can(actor, 'collection.seeHidden', collection))
  && (Boolean(collection.path) || can(actor, 'catalogue.seeWithoutImage') || can(actor, 'collection.addPhoto', collection));

/** A segment without categories cannot be opened (specification §2). */
export const isSegmentDisabled = (segment: Segment): boolean => segment.categoryIds?.length === 0;

/** A collection without products cannot be opened (specification §4). */
export const isCollectionDisabled = (collection: Collection): boolean => productIdsOf(collection).length === 0;

/** The collections that a product may be filed into: visible ones alone (specification §4, §5). */
export const offeredCollections = (collections: readonly Collection[]): Collection[] => collections.filter(collection => !isHidden(collection));

/** Ids are opaque: compared as text. */
export const isSameId = (a: Id | undefined | null, b: Id | undefined | null): boolean => a != null && b != null && String(a) === String(b);
