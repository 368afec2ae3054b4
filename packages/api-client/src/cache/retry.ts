import { ApiError } from '../ApiError.ts';
import { meKey } from './keys.ts';

/** How often a failed read is tried again by itself. */
const MAX_RETRIES = 2;
/** The longest wait of a read that never gives up, in ms. */
const PATIENCE = 15_000;

const mayPass = (error: ApiError): boolean =>
  error.kind === 'network' || error.kind === 'timeout'
  // 501 is a call that the server does not know: it will not learn it meanwhile.
  || (error.kind === 'response' && (error.status ?? 0) >= 500 && error.status !== 501);

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
