/** Pseudo-random numbers from 0 to 1 that are the same in every run (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** One of a list. */
export const pick = <T>(list: readonly T[], share: number): T => at(list, Math.floor(share * list.length));

/** An entry of a list that starts over at its end. */
export const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** `count` different entries of a list. */
export const sample = <T>(list: readonly T[], count: number, random: () => number): T[] => {
  const first = Math.floor(random() * list.length);
  // Steps of 7 meet every entry of a list whose length 7 does not divide, and seldom neighbours.
  return Array.from({ length: Math.min(count, list.length) }, (_, step) => at(list, first + step * 7));
};

const DAY = 86_400_000;
const BEGIN = Date.UTC(2024, 0, 8, 7, 30);
const END = Date.UTC(2026, 10, 16, 16, 0);

/** A moment from January 2024 up to the summer of 2026. */
export const firstDate = (share: number): number => Math.floor(BEGIN + share * (END - BEGIN - 120 * DAY));

/** A later moment, at most in November 2026. */
export const dateAfter = (moment: number, share: number): number => Math.floor(moment + share * share * (END - moment));
