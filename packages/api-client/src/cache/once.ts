import { mayBeDone } from '../ApiError.ts';
import { KEY_FEATURE, KEY_HEADER } from '../idempotency.ts';
import type { Me } from '../types/people.ts';
import type { Store } from './batch.ts';
import { meKey } from './keys.ts';
import { perCache } from './perCache.ts';

/** Where a tab keeps its keys, so that a reload in the middle of a call loses none. */
const STORE = 'staalkaart.unanswered';
/** So long a repeat is taken for the same call, in ms; a server keeps what it made for longer. */
const KEPT_MS = 3_600_000;

type Keys = Map<string, { key: string; at: number }>;

const readKeys = (): Keys => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, { key: string; at: number }][]);
  } catch {
    return new Map();
  }
};

/** The keys of calls that may have been done without an answer that says so, by what they sent; and of those under way. */
const keysOf = perCache(() => ({ unanswered: readKeys(), underway: new Map() as Keys }));

const store = ({ unanswered, underway }: ReturnType<typeof keysOf>): void => {
  // Where nothing can be kept they last for the page alone.
  try { sessionStorage.setItem(STORE, JSON.stringify([...unanswered, ...underway])); } catch { /* Blocked, or full. */ }
};

/** What was made may be gone on purpose: the same is then meant anew. */
export const forgetKeys = ({ cache }: Pick<Store, 'cache'>): void => {
  const keys = keysOf(cache);
  keys.unanswered.clear();
  store(keys);
};

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
  const keys = keysOf(cache);
  const { unanswered, underway } = keys;
  const before = unanswered.get(sent);
  const call = before && Date.now() - before.at < KEPT_MS ? before : { key: newKey(), at: Date.now() };
  // The same that is sent while the first is under way is meant twice.
  unanswered.delete(sent);
  underway.set(sent, call);
  store(keys);
  try {
    return await make({ [KEY_HEADER]: call.key });
  } catch (error) {
    if (mayBeDone(error)) unanswered.set(sent, call);
    throw error;
  } finally {
    if (underway.get(sent) === call) underway.delete(sent);
    store(keys);
  }
};
