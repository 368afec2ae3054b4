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
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return () => {
    const left = counts.get(key)! - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
};

export const isOnScreen = (cache: Cache, key: unknown): boolean => shown.get(cache)?.has(String(key)) ?? false;
