import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { retryDelay } from '../cache/retry.ts';

const config: SWRConfiguration = {
  provider: () => new Map(),
  dedupingInterval: 2_000,
  focusThrottleInterval: 30_000,
  onErrorRetry: (error, _key, _config, revalidate, options) => {
    const delay = retryDelay(error, options.retryCount);
    if (delay !== undefined) setTimeout(revalidate, delay, options);
  },
};

/**
 * One cache of server data. Give it the session as `key`: a new sign-in then starts with an empty one
 * (specification §4, "Logout clears everything"). Stories and tests mount their own.
 */
export const ApiProvider = ({ children }: { children?: ReactNode }) => <SWRConfig value={config}>{children}</SWRConfig>;
