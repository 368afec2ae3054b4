import { unstable_serialize } from 'swr';
import { initCache, SWRGlobalState } from 'swr/_internal';
import type { CacheKey } from '../src/cache/keys.ts';
import type { Mutate } from '../src/cache/effects.ts';

type Revalidators = Record<string, (() => Promise<boolean>)[]>;

/** A real SWR cache without React: entries are put in by hand, and what SWR would ask again is written down. */
export const fakeCache = () => {
  const provider = new Map();
  const mutate = initCache(provider)![1] as Mutate;
  const asked: string[] = [];
  const put = (key: CacheKey, data: unknown, isMounted: boolean) => {
    const name = unstable_serialize(key);
    provider.set(name, { data, ['_k']: key });
    if (!isMounted) return;
    (SWRGlobalState.get(provider)![0] as Revalidators)[name] = [async () => asked.push(nameOf(key)) > 0];
  };
  return {
    mutate, asked,
    /** An entry of a hook on screen. */
    mount: (key: CacheKey, data: unknown) => put(key, data, true),
    /** An entry of a hook that was on screen before. */
    leave: (key: CacheKey, data: unknown) => put(key, data, false),
    dataOf: (key: CacheKey): unknown => provider.get(unstable_serialize(key))?.data,
  };
};

/** `Products list`, `Products detail 7`, `Me`. */
const nameOf = (key: CacheKey): string =>
  key.filter(word => typeof word === 'string').join(' ') + (JSON.stringify(key[2])?.includes('collections') ? ' by collection' : '');
