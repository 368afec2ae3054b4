import { mayBeDone } from '../ApiError.ts';
import { KEY_FEATURE, KEY_HEADER } from '../idempotency.ts';
import type { Me } from '../types/people.ts';
import type { Store } from './batch.ts';
import { meKey } from './keys.ts';
import { perCache } from './perCache.ts';

/** The keys of calls that may have been done without an answer that says so, by what they sent: of one cache, and so of one session. */
const unanswered = perCache(() => new Map<string, string>());

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * Sends what makes something, so that a repeat makes nothing more: the browser repeats a call by itself where its line broke, with the
 * same key, and whoever presses again after no answer came sends the key of the first time. A server that announces no keys is given none.
 * @param sent tells what is sent from anything else
 * @param make sends it with these headers
 */
export const once = async <Result>({ cache }: Pick<Store, 'cache'>, sent: string, make: (headers: Record<string, string>) => Promise<Result>): Promise<Result> => {
  const me = cache.get(meKey)?.data as Me | undefined;
  if (!me?.features.includes(KEY_FEATURE)) return make({});
  const waiting = unanswered(cache);
  const key = waiting.get(sent) ?? newKey();
  // The same that is sent while the first is under way is meant twice.
  waiting.delete(sent);
  try {
    return await make({ [KEY_HEADER]: key });
  } catch (error) {
    if (mayBeDone(error)) waiting.set(sent, key);
    throw error;
  }
};
