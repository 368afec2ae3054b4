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

const actions = (hasEditActions?: boolean) => (hasEditActions ? ACTIONS_HEIGHT : 0);

/** Height of a row of product cards in columns of this width: a 4:3 picture and its text. */
export const productRowHeight = (columnWidth: number, hasEditActions?: boolean) =>
  columnWidth * 0.75 + TEXT_MARGIN + TEXT_HEIGHT + actions(hasEditActions);

/** Height of a row of segment tiles (16:10). */
export const segmentRowHeight = (columnWidth: number, hasEditActions?: boolean) => columnWidth * 0.625 + actions(hasEditActions);

/** Height of a row of category tiles (4:3). */
export const categoryRowHeight = (columnWidth: number, hasEditActions?: boolean) => columnWidth * 0.75 + actions(hasEditActions);

/** Height of a row in list view. */
export const listRowHeight = () => LIST_ROW_HEIGHT;
