import type { Cache } from 'swr';
import type { KeyFilter } from './keys.ts';

/**
 * What a write made doubtful while nobody showed it. What is asked once for the life of the cache (Me, the lookups)
 * is then asked again when it is next mounted.
 */
const doubted = new WeakMap<object, Set<string>>();

const keysOf = (cache: Cache): Set<string> => {
  const keys = doubted.get(cache) ?? new Set<string>();
  doubted.set(cache, keys);
  return keys;
};

export const markStale = (cache: Cache, isMeant: KeyFilter): void => {
  for (const key of cache.keys()) if (isMeant(key)) keysOf(cache).add(key);
};

/** It is being asked now. */
export const markFresh = (cache: Cache, key: string): void => void keysOf(cache).delete(key);

export const isStale = (cache: Cache, key: string | null): boolean => key !== null && keysOf(cache).has(key);
