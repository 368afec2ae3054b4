export interface Size { width: number; height: number }
export interface Box extends Size { left: number; top: number }

/** Width of the lifted card, in px. */
export const LIFTED_WIDTH = 330;
/** What it keeps free of the viewport's edges, in px. */
export const LIFTED_MARGIN = 16;
/** Between the lifted card's edge and its picture, in px. */
export const LIFTED_PADDING = 12;
/** Narrower viewports show it in the middle. */
const PHONE = 640;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Width of the lifted card in a viewport. */
export const liftedWidth = (viewport: Size) => Math.min(LIFTED_WIDTH, viewport.width - 2 * LIFTED_MARGIN);

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
 * The transform that lays the lifted card back on the card it was: picture exactly on picture
 * (both are as wide as their card, less the padding, and stand at its top).
 */
export const liftFrom = (anchor: Box, placed: { left: number; top: number }, width: number, padding = LIFTED_PADDING) => {
  const scale = anchor.width / (width - 2 * padding);
  return { scale, x: anchor.left - placed.left - padding * scale, y: anchor.top - placed.top - padding * scale };
};
