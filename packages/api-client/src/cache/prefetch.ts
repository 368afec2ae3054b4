import { api } from '../api.ts';
import type { ParamsOf, ResourceName } from '../resources.ts';
import type { FirstRead } from '../early.ts';
import { tokenEpoch } from '../token.ts';
import { ahead } from '../transport.ts';
import type { Id } from '../types/common.ts';
import { detailKey, listKey, meKey, productFiltersKey } from './keys.ts';
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

/** Hands over a waiting request, once; undefined where there is none or it is too old. */
export const takePrefetched = <Data>(key: string): Promise<Data> | undefined => waiting.take(key, tokenEpoch()) as Promise<Data> | undefined;

/** Forgets all of them: a write made them doubtful. */
export const discardPrefetched = (): void => waiting.clear();

/**
 * Each starts a request now, before React or the screen is there, and hands it to the hook of the same
 * parameters; not asked twice, not kept beyond ten seconds, a sign-in or a write. A failure shows in the hook.
 */
export const prefetchList = <N extends ResourceName>(name: N, params: ParamsOf<N>): void =>
  startPrefetch(listKey(name, params), () => api.list(name, params));
export const prefetchDetail = (name: ResourceName, id: Id): void =>
  startPrefetch(detailKey(name, id), async () => (await api.detail(name, id)).record);

/** Starts a read that a page begins with. */
export const prefetch = (read: FirstRead): void => {
  if ('list' in read) prefetchList(read.list, read.params);
  else if ('detail' in read) prefetchDetail(read.detail, read.id);
  else if (read.extra === 'me') startPrefetch(meKey, api.me);
  else startPrefetch(productFiltersKey, api.productFilters);
};
