/**
 * The business constants of specification §9 that widgets act on, in one place. Breakpoints and the page's width
 * are tokens (`theme/tokens.ts`); page sizes belong to the api-client.
 */

/** The id of the main part of a page: where the skip link and a new page put the focus. */
export const CONTENT_ID = 'inhoud';

/** How long a press must last to be a hold, in ms. */
export const HOLD_MS = 600;

/** How long a toast stays in sight, in ms, of whatever kind; longer while pointer or focus rests on it. */
export const TOAST_MS = 1500;

/** How long one stays that offers to undo what it tells, in ms: until it is used, another one offers something, or this is over. */
export const TOAST_ACTION_MS = 6000;

/** Wait before a tooltip shows, in ms. */
export const TOOLTIP_DELAY_MS = 300;

/** Wait before the tooltip of a card's collection marker shows, in ms; it stands at its left. */
export const MARKER_TOOLTIP_DELAY_MS = 500;

/** How many empty places stand in for what is loading: a grid of products, of collections, of anything else. */
export const SKELETON_COUNTS = { product: 12, collection: 4, other: 5 } as const;

/** Showing the catalogue, or maintaining it (specification §1). */
export type Mode = 'presentation' | 'edit';

/** Columns of a grid from each breakpoint; the widest has four in edit mode, five in presentation mode. */
export const GRID_COLUMNS = { base: 1, sm: 2, lg: 3, xl: { edit: 4, presentation: 5 } } as const;

/** Columns of the thumbnails under a product's picture (§2). */
export const THUMBNAIL_COLUMNS = 4;

/** The largest picture, in MB: the first of the two unexplained constants, as it was decided. */
export const IMAGE_MAX_MB = 15;

/** The largest film, in MB: the second of the two. */
export const VIDEO_MAX_MB = 75;

/** Characters of the longest name, code or password. */
export const TEXT_MAX = 200;

/** The largest description, in kB. */
export const DESCRIPTION_MAX_KB = 100;

/** The largest CSV file for an import, in MB. */
export const CSV_MAX_MB = 5;
