import type { Cache } from 'swr';
import { perCache } from './perCache.ts';

/** How many hooks show each entry. */
const shown = perCache(() => new Map<string, number>());

/**
 * It is on screen from now on: SWR asks again what is mounted, but tells nobody what that is.
 * @returns what ends it
 */
export const putOnScreen = (cache: Cache, key: string): (() => void) => {
  const counts = shown(cache);
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return () => {
    const left = counts.get(key)! - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
};

export const isOnScreen = (cache: Cache, key: unknown): boolean => shown(cache).has(String(key));
