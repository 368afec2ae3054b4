/**
 * What a row of the catalogue measures, in px. Styles and windowing read the same numbers: the height
 * of ten thousand cards is known before one of them is drawn.
 */
export const COLUMN_GAP = 24;
export const ROW_GAP = 24;
/** Between a card's picture and its name. */
export const TEXT_MARGIN = 10;
/** Two lines of name and one of customer, whether or not they are filled. */
export const TEXT_HEIGHT = 60;
/** The row of actions under a card in edit mode. */
export const ACTIONS_HEIGHT = 44;
/** A row in list view. */
export const LIST_ROW_HEIGHT = 80;

/** What a tile stands for. */
export type TileKind = 'product' | 'segment' | 'category' | 'collection';

/** Height of a picture as a share of its width: 16:10 of a segment, 4:3 of the others. */
export const PICTURE_SHARE: Record<TileKind, number> = { product: 0.75, segment: 0.625, category: 0.75, collection: 0.75 };

/** Height of a row in columns of this width. A segment and a category have their words on their picture. */
export const rowHeight = (kind: TileKind, columnWidth: number, hasEditActions?: boolean) => {
  const words = kind === 'product' || kind === 'collection' ? TEXT_MARGIN + TEXT_HEIGHT : 0;
  return columnWidth * PICTURE_SHARE[kind] + words + (hasEditActions ? ACTIONS_HEIGHT : 0);
};
