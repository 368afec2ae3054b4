import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { perCache } from '../cache/perCache.ts';
import type { Writer } from '../cache/writer.ts';
import type { CarryOut } from '../carryOut.ts';
import { carryOutLater, writerLater } from '../clientLater.ts';

/** The writes bound to the cache around: the same object between renders, and of use after them. */
export const useWriter = (): Writer => {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => writerLater({ cache, mutate }), [cache, mutate]);
};

/** However many components have intentions: they wait for each other. */
const carryOutIn = perCache((store: Parameters<typeof writerLater>[0]): CarryOut => carryOutLater(writerLater(store)));

/** Carries out what a person wants of a record, on the record as it is by then; see {@link CarryOut}. */
export const useIntentions = (): CarryOut => {
  const { cache, mutate } = useSWRConfig();
  return carryOutIn(cache, { cache, mutate });
};
