import { api } from '../api.ts';
import { ApiError } from '../ApiError.ts';
import { PAGE_SIZES, type ItemOf, type ParamsOf, type ResourceName } from '../resources.ts';
import { firstPageOf, type FirstRead } from '../early.ts';
import { getToken, tokenEpoch } from '../token.ts';
import { ahead } from '../transport.ts';
import type { Page } from '../types/common.ts';
import type { Store } from './batch.ts';
import { detailKey, listKey, meKey, partKey, productFiltersKey } from './keys.ts';
import { discardParts, inParts } from './parts.ts';
import { createWaiting } from './waiting.ts';

/**
 * Requests that were started before a hook asked. SWR's own `preload` is not used: under a custom provider
 * neither a write nor an unmount ever discards what it holds, so that an old answer could be served much later.
 */
const waiting = createWaiting<unknown>();

/** Starts a request unless the same one is waiting already, or nobody is signed in. Its failure surfaces in the hook that takes it; that nothing answered, only in one that took it meanwhile: the line may be back. */
export const startPrefetch = (key: string, fetcher: () => Promise<unknown>): void => {
  if (getToken() === null || waiting.has(key, tokenEpoch())) return;
  const asked = ahead(fetcher);
  waiting.put(key, asked, tokenEpoch());
  asked.catch((failed: unknown) => { if (failed instanceof ApiError && failed.isUnanswered) waiting.drop(key, asked); });
};

/** Keeps an answer that was read beside the screens for whoever asks for it next, as a request that was started ahead. */
export const handOver = (key: string, answer: unknown): void => waiting.put(key, Promise.resolve(answer), tokenEpoch());

/** Hands over a waiting request, once; undefined where there is none or it is too old. */
export const takePrefetched = <Data>(key: string): Promise<Data> | undefined => waiting.take(key, tokenEpoch()) as Promise<Data> | undefined;

/** The same; asks where there is none. */
export const takeOrAsk = <Data>(key: string | null, ask: () => Promise<Data>): Promise<Data> => {
  const taken = key === null ? undefined : takePrefetched<Data>(key);
  return (taken ?? ask()).catch((failed: unknown) => {
    // A lost session is found out by whoever asks, where they ask.
    if (taken && failed instanceof ApiError && failed.status === 401) return ask();
    throw failed;
  });
};

/** What is in already of all that was asked ahead, as a cache of SWR begins with it: drawn in the first frame, and taken by its hook after it. */
export const settledPrefetches = (): Map<string, { data: unknown }> =>
  new Map(waiting.settled(tokenEpoch()).map(([key, data]) => [key, { data }]));

/** What is in already under one key. It still waits to be taken. */
export const settledPrefetch = <Data>(key: string): Data | undefined => settledPrefetches().get(key)?.data as Data | undefined;

/** Forgets all of them: a write made them doubtful. */
export const discardPrefetched = (): void => {
  waiting.clear();
  discardParts();
};

/**
 * Asks for a whole list of which a screen shows what is in already. Where its first page was asked ahead, that comes
 * first, and is all of it where it is not full: on a narrow line the rest would keep it, and its pictures, waiting.
 */
export const askGradually = <N extends ResourceName>(store: Store, name: N, params: ParamsOf<N>): Promise<Page<ItemOf<N>>> => {
  const key = partKey(name, params);
  return inParts(store, key, async hear => {
    // In the cache before it is taken: no screen goes without it in between.
    const settled = settledPrefetch<Page<ItemOf<N>>>(key);
    if (settled) hear(settled);
    const first = await takeOrAsk<Page<ItemOf<N>> | undefined>(key, async () => undefined);
    const known = first?.items.length ?? 0;
    if (first && known < PAGE_SIZES[name] && known >= first.pagination.totalCount) return first;
    if (first) hear(first);
    return api.list(name, params, hear);
  });
};

/** The session that has asked the filter options: they are asked once. */
let filtersAskedIn: number | undefined;

/**
 * Starts a read now, before React or the screen is there, and hands it to the hook of the same parameters; not asked twice, not
 * kept beyond ten seconds, a sign-in or a write. A failure shows in the hook. Of a list that its screen asks whole the first page
 * alone (`firstPageOf`): of ten thousand it is there long before the rest, and shown until more is in.
 */
export const prefetch = (read: FirstRead): void => {
  if ('list' in read) startPrefetch(listKey(read.list, read.params), () => api.list(read.list, read.params));
  else if ('firstPageOf' in read) startPrefetch(partKey(read.firstPageOf, read.params), () => api.list(read.firstPageOf, firstPageOf(read.firstPageOf, read.params)));
  else if ('detail' in read) startPrefetch(detailKey(read.detail, read.id), async () => (await api.detail(read.detail, read.id)).record);
  else if (read.extra === 'me') startPrefetch(meKey, api.me);
  else if (filtersAskedIn !== tokenEpoch()) {
    filtersAskedIn = tokenEpoch();
    startPrefetch(productFiltersKey, api.productFilters);
  }
};
