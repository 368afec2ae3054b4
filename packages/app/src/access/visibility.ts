import { isSameId, type Category, type Collection, type Id, type Me, type ProductCollection, type ProductItem, type Segment, type Hideable, type ResourceName } from '@staalkaart/api-client';
import { can, type Actor } from './access.ts';

/** What is looked at of what may be hidden. */
export interface Hidables {
  Segments: Pick<Segment, 'path' | 'isVisible'>;
  Categories: Pick<Category, 'path' | 'isVisible'>;
  Products: Pick<ProductItem, 'coverImagePath' | 'isVisible'>;
  Collections: Pick<Collection, 'path' | 'isVisible' | 'isPrivate' | 'createdById'>;
}

const isTileShown = (item: Hidables['Segments'], actor: Actor) =>
  (item.isVisible !== false || can(actor, 'catalogue.seeHidden')) && (Boolean(item.path) || can(actor, 'catalogue.seeWithoutImage'));

const rules: { [Kind in Hideable]: (record: Hidables[Kind], actor: Actor) => boolean } = {
  Segments: isTileShown,
  Categories: isTileShown,
  Products: ({ coverImagePath, isVisible }, actor) => isTileShown({ path: coverImagePath, isVisible }, actor),
  Collections: (collection, actor) => can(actor, 'collection.seePrivate', collection)
    && (collection.isVisible !== false || can(actor, 'collection.seeHidden', collection))
    && (Boolean(collection.path) || can(actor, 'catalogue.seeWithoutImage') || can(actor, 'collection.addPhoto', collection)),
};

/** Whether a resource is one of which some may be hidden. */
export const isHideable = (kind: ResourceName): kind is Hideable => kind in rules;

/**
 * Whether somebody sees a record at all: as a tile, a link, in a count or by its address (specification §4, "Visibility").
 * Hidden ones are for editors in edit mode; what has no image is for edit mode alone.
 */
export const isShown = <Kind extends Hideable>(kind: Kind, record: Hidables[Kind], actor: Actor): boolean => rules[kind](record, actor);

/** Whether somebody is told of hidden things in whichever mode: while they present, the screen leaves those out. */
export const isToldOfHidden = (actor: Actor): boolean => can({ ...actor, mode: 'edit' }, 'catalogue.seeHidden');

/** Whether it is known that somebody does not see a record; of what is not known the server decides. */
export const isKnownHidden = <Kind extends 'Categories' | 'Collections'>(kind: Kind, id: Id | undefined, known: readonly (Hidables[Kind] & { id: Id })[] | undefined, actor: Actor): boolean =>
  known?.some(one => isSameId(one.id, id) && !isShown(kind, one, actor)) === true;

/** The Multipress number of a product, for who sees 'Extra', which it is of (specification §6). */
export const numberFor = (actor: Actor | undefined, { erpId }: Pick<ProductItem, 'erpId'>): string | null | undefined => (can(actor, 'product.seeExtra') ? erpId : undefined);

/** Of the collections that a product is in, those that somebody may open: the own ones as they are known, others where they are public and not known to have no image. */
export const openCollections = (
  { collectionIds, collections = [] }: { collectionIds: readonly Id[]; collections?: readonly ProductCollection[] },
  own: Me['collections'],
  actor: Actor,
): Id[] => collectionIds.filter(id => {
  const mine = own.find(collection => isSameId(collection.id, id));
  if (mine) return isShown('Collections', mine, actor);
  const other = collections.find(collection => isSameId(collection.id, id));
  if (other?.isPrivate !== false || other.isVisible === false) return false;
  return other.path !== null || isShown('Collections', { path: other.path, isPrivate: false, isVisible: true, createdById: null }, actor);
});

/** A segment that leads nowhere cannot be opened: it has no categories, or none that the person may see (specification §2). */
export const isSegmentDisabled = (segment: Pick<Segment, 'categoryIds'>, known: readonly Category[] | undefined, actor: Actor): boolean =>
  segment.categoryIds.every(id => isKnownHidden('Categories', id, known, actor));

/** The collections that a product may be filed into: visible ones alone (specification §4, §5). */
export const offeredCollections = (collections: readonly Collection[]): Collection[] => collections.filter(({ isVisible }) => isVisible !== false);
