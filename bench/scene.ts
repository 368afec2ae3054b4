/** What every page shows, and how it is looked at. */

/** The category that holds every product. */
export const CATEGORY = 130;
/** Cards on a page of /products. */
export const PAGE_SIZE = 12;
/** Cards in a row at the width of {@link VIEWPORT}. */
export const COLUMNS = 3;
/** Cards that are in view there: a long list draws hardly more. */
export const IN_VIEW = 2 * COLUMNS;
/** The tablet that salespeople hold, lying, in px. */
export const VIEWPORT = { width: 1180, height: 820 };

/** The lines and processors of a figure: bytes a second, a request's delay in ms, how many times slower. */
export const PROFILES = {
  none: undefined,
  slow: { latency: 150, throughput: 1_600_000 / 8, cpu: 4 },
} as const;
export type Profile = keyof typeof PROFILES;
