/** An id as the server gives it: opaque, never computed with. */
export type Id = number | string;

/** What a card, a row and the lifted card show of a product. */
export interface CatalogueProduct {
  id: Id;
  name: string;
  /** The customer it was printed for. */
  customerName?: string | null;
  /** Its first picture; a drawn placeholder where it is missing. */
  coverImagePath?: string | null;
  /** Among its media is a film. */
  hasVideo?: boolean;
  /** The collections it is filed in. */
  collectionIds?: readonly Id[] | null;
}

/** What a tile or tile row shows of a segment or category. */
export interface CatalogueTile {
  id: Id;
  name: string;
  /** Its picture. */
  path?: string | null;
}
