import { type ReactNode, useState } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { retryDelay } from '../cache/retry.ts';

const createConfig = (): SWRConfiguration => {
  /** The one waiting attempt of each question, whichever event started it. */
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    provider: () => new Map(),
    dedupingInterval: 2_000,
    focusThrottleInterval: 30_000,
    onErrorRetry: (error, key, _config, revalidate, options) => {
      clearTimeout(waiting.get(key));
      const delay = retryDelay(key, error, options.retryCount);
      if (delay !== undefined) waiting.set(key, setTimeout(revalidate, delay, options));
    },
  };
};

/**
 * One cache of server data. Give it the token's epoch as `key`: a new session then starts with an empty one
 * (specification §4, "Logout clears everything"). Stories and tests mount their own.
 */
export const ApiProvider = ({ children }: { children?: ReactNode }) => {
  const [config] = useState(createConfig);
  return <SWRConfig value={config}>{children}</SWRConfig>;
};
