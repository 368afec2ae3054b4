import type { Cache } from 'swr';

/** How many hooks show each entry. */
const shown = new WeakMap<object, Map<string, number>>();

/**
 * It is on screen from now on: SWR asks again what is mounted, but tells nobody what that is.
 * @returns what ends it
 */
export const putOnScreen = (cache: Cache, key: string): (() => void) => {
  const counts = shown.get(cache) ?? new Map<string, number>();
  shown.set(cache, counts);
  const count = (by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
  count(1);
  return () => void count(-1);
};

export const isOnScreen = (cache: Cache, key: unknown): boolean => Boolean(shown.get(cache)?.get(String(key)));
