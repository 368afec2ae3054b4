export interface Size { width: number; height: number }
export interface Box extends Size { left: number; top: number }

/** Least width of the lifted card, in px. */
export const LIFTED_WIDTH = 330;
/** Its most: a tablet's wide cards are lifted without getting smaller. */
const MOST_WIDTH = 400;
/** What it keeps free of the viewport's edges, in px. */
export const LIFTED_MARGIN = 16;
/** Between the lifted card's edge and its picture, in px. */
export const LIFTED_PADDING = 12;
/** Narrower viewports show it in the middle. */
const PHONE = 640;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Width of the lifted card: its picture is no smaller than the one it lifts, as far as the viewport has room. */
export const liftedWidth = (pictureWidth: number, viewport: Size) =>
  Math.min(within(pictureWidth + 2 * LIFTED_PADDING, LIFTED_WIDTH, MOST_WIDTH), viewport.width - 2 * LIFTED_MARGIN);

/**
 * Where the lifted card stands: around the centre of the card it was, but inside the viewport at every
 * edge; in the middle on a phone. A card higher than the viewport starts at its top margin and scrolls.
 */
export const placeLifted = (anchor: Box, size: Size, viewport: Size, margin = LIFTED_MARGIN) => {
  const isPhone = viewport.width < PHONE;
  const centre = isPhone ? viewport.width / 2 : anchor.left + anchor.width / 2;
  const middle = isPhone ? viewport.height / 2 : anchor.top + anchor.height / 2;
  return {
    left: within(centre - size.width / 2, margin, Math.max(margin, viewport.width - margin - size.width)),
    top: within(middle - size.height / 2, margin, Math.max(margin, viewport.height - margin - size.height)),
  };
};

/**
 * The transform that lays the lifted card back on the card it was, picture exactly on picture: its own
 * stands at its top, as wide as it is itself less the padding.
 */
export const liftFrom = (picture: Box, placed: { left: number; top: number }, width: number, padding = LIFTED_PADDING) => {
  const scale = picture.width / (width - 2 * padding);
  return { scale, x: picture.left - placed.left - padding * scale, y: picture.top - placed.top - padding * scale };
};
