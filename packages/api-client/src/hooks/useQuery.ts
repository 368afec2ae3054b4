import { useCallback, useState } from 'react';
import useSWR from 'swr';
import { type ApiError, isSameError } from '../ApiError.ts';
import type { CacheKey } from '../cache/keys.ts';
import { takePrefetched } from '../cache/prefetched.ts';

/** A read of the cache. */
export interface Query<Data> {
  data: Data | undefined;
  /** Nothing of this key is in yet and a request is on its way. A refresh behind visible data does not count. */
  loading: boolean;
  /** Stays the same object while automatic attempts fail in the same way, so that it is told once. */
  error: ApiError | undefined;
  /** Forgets the error and asks again. */
  retry: () => void;
}

/** Reads `key` through the cache, from a waiting prefetch if there is one. A null key fetches nothing. */
export const useQuery = <Data>(key: CacheKey | null, fetcher: () => Promise<Data>): Query<Data> => {
  const { data, error, isLoading, mutate } = useSWR<Data, ApiError>(
    key, () => (key && takePrefetched<Data>(key)) ?? fetcher(),
  );
  const [told, setTold] = useState(error);
  const isRepeated = isSameError(told, error);
  if (!isRepeated) setTold(error);
  const retry = useCallback(() => void mutate(current => current), [mutate]);
  return { data, loading: isLoading, error: isRepeated ? told : error, retry };
};
