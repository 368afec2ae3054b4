import { useCallback, useLayoutEffect, useState } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { type ApiError, isSameError } from '../ApiError.ts';
import { isOnScreen, putOnScreen } from '../cache/onScreen.ts';
import { takeOrAsk } from '../cache/prefetch.ts';
import { isStale, markFresh } from '../cache/stale.ts';

/** How it stands with a read, beside what it brought. */
export interface Asking {
  /** Nothing of this question is in yet and a request is on its way. A refresh behind visible data does not count. */
  loading: boolean;
  /** Stays the same object while automatic attempts fail in the same way, so that it is told once. */
  error: ApiError | undefined;
  /** Forgets the error and asks again. */
  retry: () => void;
}

/** What is shown of a list that is not in. */
export const NONE: never[] = [];

interface AskOptions<Data> extends SWRConfiguration<Data> {
  /** Makes of an answer what is kept, in the light of what was known. */
  merge?: (known: Data | undefined, answer: Data) => Promise<Data>;
  /** Asked once for the life of the cache, and again only after a write that touches it. */
  once?: boolean;
  /** The key under which a prefetch waits, where it is not the cache's own. */
  prefetchKey?: string | null;
}

const answered = async <Data>(_known: Data | undefined, answer: Data): Promise<Data> => answer;

/** Reads `key` through the cache, from a waiting prefetch if there is one. A null key fetches nothing. */
export const useQuery = <Data>(
  key: string | null, fetcher: () => Promise<Data>, { once = false, prefetchKey = key, merge = answered, ...options }: AskOptions<Data> = {},
): Asking & { data: Data | undefined } => {
  const { cache } = useSWRConfig();
  const asked = useSWR<Data, ApiError>(
    key,
    async (question: string) => {
      markFresh(cache, question);
      const answer = await takeOrAsk(prefetchKey, fetcher);
      return merge(cache.get(question)?.data as Data | undefined, answer);
    },
    { ...(once && { revalidateIfStale: isStale(cache, key) }), ...options },
  );
  useLayoutEffect(() => (key === null ? undefined : putOnScreen(cache, key)), [cache, key]);
  const { data, mutate } = asked;
  // What the cache still holds of an earlier visit is no answer to this one, which asks again; what is on screen already is not asked twice.
  const look = () => ({ key, error: isOnScreen(cache, key) ? undefined : asked.error });
  const [before, setBefore] = useState(look);
  const isNew = before.key !== key;
  if (isNew) setBefore(look());
  const error = isNew || asked.error === before.error ? undefined : asked.error;
  const [told, setTold] = useState<ApiError>();
  const isRepeated = isSameError(told, error);
  if (!isRepeated) setTold(error);
  const retry = useCallback(() => void mutate(current => current), [mutate]);
  // Of what is in, it is not read: SWR draws anew whoever read it, and has it true until after the first frame.
  return { data, loading: data === undefined && asked.isLoading, error: isRepeated ? told : error, retry };
};
