import { type ReactNode, useState } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from '../ApiError.ts';
import { meKey } from '../cache/keys.ts';
import { settledPrefetches } from '../cache/prefetch.ts';

/** How often a failed read is tried again by itself. */
const MAX_RETRIES = 2;
/** The longest wait of a read that never gives up, in ms. */
const PATIENCE = 15_000;

/** 501 is a call that the server does not know: it will not learn it meanwhile. What succeeded and could not be read was cut off, or another's page. */
const mayPass = ({ kind, status = 0 }: ApiError): boolean => kind !== 'cancelled' && (status < 400 || status >= 500) && status !== 501;

/**
 * The wait before another attempt, in ms, growing with each; undefined where none makes sense.
 * The own profile is asked for as long as nothing of the API answers: no answer is no refusal.
 * @param key what was asked
 * @param attempt 1 for the first retry
 */
export const retryDelay = (key: string, error: unknown, attempt: number): number | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (key === meKey && error.isUnanswered) return Math.min(1_000 * 2 ** attempt, PATIENCE);
  return attempt <= MAX_RETRIES && mayPass(error) ? 1_500 * 2 ** (attempt - 1) : undefined;
};

const createConfig = (): SWRConfiguration => {
  /** The one waiting attempt of each question, whichever event started it. */
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    provider: settledPrefetches,
    onErrorRetry: (error, key, _config, revalidate, options) => {
      clearTimeout(waiting.get(key));
      const delay = retryDelay(key, error, options.retryCount);
      if (delay !== undefined) waiting.set(key, setTimeout(revalidate, delay, options));
    },
  };
};

/**
 * One cache of server data. Give it the token's epoch as `key`: a new session then starts with an empty one
 * (specification §4, "Sign-in"). Stories and tests mount their own.
 */
export const ApiProvider = ({ children }: { children?: ReactNode }) => {
  const [config] = useState(createConfig);
  return <SWRConfig value={config}>{children}</SWRConfig>;
};
