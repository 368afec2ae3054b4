import type { Cache } from 'swr';
import type { KeyFilter } from './keys.ts';
import { perCache } from './perCache.ts';

/**
 * What a write made doubtful while nobody showed it. What is asked once for the life of the cache (Me, the lookups)
 * is then asked again when it is next mounted.
 */
const doubtedIn = perCache(() => new Set<string>());

/** It is being asked now. */
export const markFresh = (cache: Cache, key: string): void => void doubtedIn(cache).delete(key);

export const isStale = (cache: Cache, key: string | null): boolean => key !== null && doubtedIn(cache).has(key);

export const markStale = (cache: Cache, isMeant: KeyFilter): void => {
  for (const key of cache.keys()) if (isMeant(key)) doubtedIn(cache).add(key);
};
