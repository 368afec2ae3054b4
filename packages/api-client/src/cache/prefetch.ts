import { api } from '../api.ts';
import { PAGE_SIZES, type ParamsOf, type ResourceName } from '../resources.ts';
import type { FirstRead } from '../early.ts';
import { tokenEpoch } from '../token.ts';
import { ahead } from '../transport.ts';
import type { Id } from '../types/common.ts';
import { detailKey, listKey, meKey, productFiltersKey } from './keys.ts';
import { discardParts, inParts, moment, tellPart } from './parts.ts';
import { createWaiting } from './waiting.ts';

/**
 * Requests that were started before a hook asked. SWR's own `preload` is not used: under a custom provider
 * neither a write nor an unmount ever discards what it holds, so that an old answer could be served much later.
 */
const waiting = createWaiting<unknown>();

/** Starts a request unless the same one is waiting already. Its failure surfaces in the hook that took it meanwhile. */
export const startPrefetch = (key: string, fetcher: () => Promise<unknown>): void => {
  if (!waiting.has(key, tokenEpoch())) waiting.put(key, ahead(fetcher), tokenEpoch());
};

/** Keeps an answer that was read beside the screens for whoever asks for it next, as a request that was started ahead. */
export const handOver = (key: string, answer: unknown): void => waiting.put(key, Promise.resolve(answer), tokenEpoch());

/** Hands over a waiting request, once; undefined where there is none or it is too old. */
export const takePrefetched = <Data>(key: string): Promise<Data> | undefined => waiting.take(key, tokenEpoch()) as Promise<Data> | undefined;

/** What is in already of all that was asked ahead, as a cache of SWR begins with it: drawn in the first frame, and taken by its hook after it. */
export const settledPrefetches = (): Map<string, { data: unknown }> =>
  new Map(waiting.settled(tokenEpoch()).map(([key, data]) => [key, { data }]));

/** Forgets all of them: a write made them doubtful. */
export const discardPrefetched = (): void => {
  waiting.clear();
  discardParts();
};

/**
 * Each starts a request now, before React or the screen is there, and hands it to the hook of the same
 * parameters; not asked twice, not kept beyond ten seconds, a sign-in or a write. A failure shows in the hook.
 */
export const prefetchList = <N extends ResourceName>(name: N, params: ParamsOf<N>): void =>
  startPrefetch(listKey(name, params), () => inParts(listKey(name, params), hear => api.list(name, params, hear)));
/** Of a list that its screen asks whole the first page alone, for who may be about to open it: shown until more is in. */
export const prefetchFirstPage = <N extends ResourceName>(name: N, params: ParamsOf<N>): void => {
  const first = { ...params, pageSize: PAGE_SIZES[name] };
  startPrefetch(listKey(name, first), async () => {
    const since = moment();
    const page = await api.list(name, first);
    tellPart(listKey(name, params), page, since);
    return page;
  });
};
export const prefetchDetail = (name: ResourceName, id: Id): void =>
  startPrefetch(detailKey(name, id), async () => (await api.detail(name, id)).record);

/** The session that has asked the filter options: they are asked once. */
let filtersAskedIn: number | undefined;

/** Starts a read that a page begins with. */
export const prefetch = (read: FirstRead): void => {
  if ('list' in read) prefetchList(read.list, read.params);
  else if ('detail' in read) prefetchDetail(read.detail, read.id);
  else if (read.extra === 'me') startPrefetch(meKey, api.me);
  else if (filtersAskedIn !== tokenEpoch()) {
    filtersAskedIn = tokenEpoch();
    startPrefetch(productFiltersKey, api.productFilters);
  }
};
