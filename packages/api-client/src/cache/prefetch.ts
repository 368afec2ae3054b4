import { api } from '../api.ts';
import type { ParamsOf, ResourceName } from '../resources.ts';
import type { FirstRead } from '../early.ts';
import { tokenEpoch } from '../token.ts';
import { ahead } from '../transport.ts';
import type { Id } from '../types/common.ts';
import { detailKey, listKey, meKey, productFiltersKey } from './keys.ts';

/**
 * A request that was started before a hook asked. SWR's own `preload` is not used: under a custom provider
 * neither a write nor an unmount ever discards what it holds, so that an old answer could be served much later.
 */
interface Prefetched {
  promise: Promise<unknown>;
  /** When the answer came, in ms; a pending one cannot be stale. */
  settledAt: number;
  /** The session that asked: an answer never crosses a sign-in. */
  epoch: number;
}

/** How long an answer may wait for its hook, in ms. */
export const PREFETCH_MAX_AGE = 10_000;

const entries = new Map<string, Prefetched>();

const isUsable = ({ settledAt, epoch }: Prefetched): boolean => epoch === tokenEpoch() && Date.now() - settledAt < PREFETCH_MAX_AGE;

/** Starts a request unless the same one is waiting already. Its failure surfaces in the hook that took it meanwhile. */
export const startPrefetch = (key: string, fetcher: () => Promise<unknown>): void => {
  const waiting = entries.get(key);
  if (waiting && isUsable(waiting)) return;
  const entry: Prefetched = { promise: ahead(fetcher), settledAt: Infinity, epoch: tokenEpoch() };
  const settle = () => { entry.settledAt = Date.now(); };
  entry.promise.then(settle, settle);
  entries.set(key, entry);
};

/** Hands over a waiting request, once; undefined where there is none or it is too old. */
export const takePrefetched = <Data>(key: string): Promise<Data> | undefined => {
  const entry = entries.get(key);
  entries.delete(key);
  return entry && isUsable(entry) ? (entry.promise as Promise<Data>) : undefined;
};

/** Forgets all of them: a write made them doubtful. */
export const discardPrefetched = (): void => entries.clear();

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
