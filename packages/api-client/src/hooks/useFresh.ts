import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Versioned } from '../api.ts';
import { isOnScreen } from '../cache/onScreen.ts';
import type { DetailOf, ResourceName } from '../resources.ts';
import type { MaybeId } from './useDetail.ts';
import { type Asking, useQuery } from './useQuery.ts';
import { useWriter } from './useWriter.ts';

/** A record as it was on the server when this was mounted. */
export interface FreshState<Detail> extends Asking {
  record: Detail | undefined;
  /** See {@link Versioned}. */
  version: string | undefined;
}

let questions = 0;

/**
 * Reads a record to be edited: asked whenever it is mounted, never answered from the cache, and not changed
 * beneath the person by a refresh, nor kept once this is gone. What is read goes to whoever shows the record. A null or undefined id fetches nothing.
 */
export const useFresh = <N extends ResourceName>(name: N, id: MaybeId): FreshState<DetailOf<N>> => {
  const { readFresh } = useWriter();
  const record = id == null || id === '' ? null : `${name} fresh ${id}`;
  // Numbered, so that no question has an answer yet.
  const [asked, setAsked] = useState(() => ({ record, number: ++questions }));
  if (asked.record !== record) setAsked({ record, number: ++questions });
  const key = record && `${record} ${asked.number}`;
  const { cache } = useSWRConfig();
  const reading = useRef<Promise<unknown>>(undefined);
  useEffect(() => () => {
    const forget = () => setTimeout(() => { if (key !== null && !isOnScreen(cache, key)) cache.delete(key); });
    // An answer that is still on its way is kept first.
    void Promise.allSettled([reading.current]).then(forget);
  }, [cache, key]);
  const { data, ...asking } = useQuery<Versioned<DetailOf<N>>>(
    key,
    () => {
      const answer = readFresh<N>(name, id!);
      reading.current = answer;
      return answer;
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  return { record: data?.record, version: data?.version, ...asking };
};
