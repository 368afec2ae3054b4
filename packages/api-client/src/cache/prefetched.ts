import { tokenEpoch } from '../token.ts';
import { ahead } from '../transport.ts';

/**
 * Requests that were started before a hook asked. SWR's own `preload` is not used: under a custom provider
 * neither a write nor an unmount ever discards what it holds, so that an old answer could be served much later.
 */
interface Prefetched {
  promise: Promise<unknown>;
  /** When the answer came, in ms; a pending one cannot be stale. */
  settledAt: number | undefined;
  /** The session that asked: an answer never crosses a sign-in. */
  epoch: number;
}

/** How long an answer may wait for its hook, in ms. */
export const PREFETCH_MAX_AGE = 10_000;

const entries = new Map<string, Prefetched>();

const isUsable = ({ settledAt, epoch }: Prefetched): boolean =>
  epoch === tokenEpoch() && (settledAt === undefined || Date.now() - settledAt < PREFETCH_MAX_AGE);

const peek = (key: string): Prefetched | undefined => {
  const entry = entries.get(key);
  if (entry && isUsable(entry)) return entry;
  entries.delete(key);
  return undefined;
};

/** Starts a request unless the same one is waiting already. Its failure surfaces in the hook that took it meanwhile. */
export const startPrefetch = (key: string, fetcher: () => Promise<unknown>): void => {
  if (peek(key)) return;
  const entry: Prefetched = { promise: ahead(fetcher), settledAt: undefined, epoch: tokenEpoch() };
  const settle = () => { entry.settledAt = Date.now(); };
  entry.promise.then(settle, settle);
  entries.set(key, entry);
};

/** Hands over a waiting request, once; undefined where there is none or it is too old. */
export const takePrefetched = <Data>(key: string): Promise<Data> | undefined => {
  const entry = peek(key);
  entries.delete(key);
  return entry?.promise as Promise<Data> | undefined;
};

/** Forgets all of them: a write made them doubtful. */
export const discardPrefetched = (): void => entries.clear();
