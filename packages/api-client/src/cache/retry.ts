import { ApiError } from '../ApiError.ts';

/** How often a failed read is tried again by itself. */
const MAX_RETRIES = 2;

const mayPass = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  // 501 is a call that the server does not know: it will not learn it meanwhile.
  return error.kind === 'response' && (error.status ?? 0) >= 500 && error.status !== 501;
};

/**
 * The wait before another attempt, in ms, growing with each; undefined where none makes sense.
 * @param attempt 1 for the first retry
 */
export const retryDelay = (error: unknown, attempt: number): number | undefined =>
  attempt <= MAX_RETRIES && mayPass(error) ? 1_500 * 2 ** (attempt - 1) : undefined;
