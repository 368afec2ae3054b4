const DAY = 86_400_000;
const BEGIN = Date.UTC(2024, 0, 8, 7, 30);
const END = Date.UTC(2026, 10, 16, 16, 0);

/** A moment from January 2024 up to the summer of 2026. */
export const firstDate = (share: number): number => Math.floor(BEGIN + share * (END - BEGIN - 120 * DAY));

/** A later moment, at most in November 2026. */
export const dateAfter = (moment: number, share: number): number => Math.floor(moment + share * share * (END - moment));
