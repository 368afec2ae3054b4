import { type ApiError, isRefusal, mayBeDone } from '../ApiError.ts';
import { KEY_HEADER } from '../endpoints.ts';
import type { ResourceName } from '../resources.ts';
import type { Store } from './batch.ts';
import { meIn } from './keys.ts';
import { perCache } from './perCache.ts';

/** What a call makes. */
type Kind = ResourceName | 'import';

interface KeptCall {
  key: string;
  /** When it was sent first, in ms. */
  at: number;
}
type Keys = Map<string, KeptCall>;

/** Where keys are kept: of what is under way by the tab, so that a reload loses none; of what got no answer by the browser, for when its form is taken up again. */
const STORE = 'staalkaart.unanswered';
/** So long a repeat is taken for the same call, in ms; a server keeps what it made for longer. */
const KEPT_MS = 3_600_000;

type Place = 'sessionStorage' | 'localStorage';

const isYoung = ({ at }: KeptCall): boolean => Date.now() - at < KEPT_MS;

const read = (place: Place): Keys => {
  try {
    return new Map(JSON.parse(globalThis[place].getItem(STORE) ?? '[]') as [string, KeptCall][]);
  } catch {
    return new Map();
  }
};

/** What makes a user is kept by the page alone: a password is in it. */
const write = (place: Place, keys: Keys): void => {
  const kept = [...keys].filter(([name, call]) => isYoung(call) && !name.includes(' Users '));
  // Where nothing can be kept they last for the page alone.
  try { globalThis[place].setItem(STORE, JSON.stringify(kept)); } catch { /* Blocked, or full. */ }
};

/** The keys of calls that may have been done without an answer that says so, by whose and what they were; and of those under way. What was under way as the page was left got none. */
const keysOf = perCache(() => {
  write('localStorage', new Map([...read('localStorage'), ...read('sessionStorage')]));
  write('sessionStorage', new Map());
  return { unanswered: new Map() as Keys, underway: new Map() as Keys };
});

/** Changes what is known to have got no answer, by this page and by the browser. @param how tells whether it changed anything */
const change = ({ unanswered }: ReturnType<typeof keysOf>, how: (keys: Keys) => unknown): void => {
  const kept = read('localStorage');
  how(unanswered);
  if (how(kept)) write('localStorage', kept);
};

/** Tells what is sent from nearly anything else, and says nothing of it; a server takes another body under the same key for another call. */
const digest = (text: string): string => {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
};

/** What was made of a kind may be gone, on purpose: the same is then meant anew. */
export const forgetKeys = (of: Pick<Store, 'cache'>, kind: Kind): void => {
  const isOf = (name: string) => name.startsWith(`${meIn(of)?.id} ${kind} `);
  change(keysOf(of.cache), keys => [...keys.keys()].filter(name => isOf(name) && keys.delete(name)).length > 0);
};

const newCall = (): KeptCall => ({
  key: Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join(''),
  at: Date.now(),
});

const isKeyed = (of: Pick<Store, 'cache'>): boolean | undefined => meIn(of)?.features.includes('idempotency-key');
const headersOf = ({ key }: KeptCall): Record<string, string> => ({ [KEY_HEADER]: key });

/** Headers by which what changes or removes something is known for the same call where the browser repeats it by itself: one was done, and would be refused, or found done by somebody else. */
export const repeatable = (of: Pick<Store, 'cache'>): Record<string, string> => (isKeyed(of) ? headersOf(newCall()) : {});

/**
 * Sends what makes something, so that a repeat makes nothing more: the browser repeats a call by itself where its line broke, with the
 * same key, and whoever presses again after no answer came sends the key of the first time, also after a reload or in another tab. A server that announces
 * no keys is given none.
 * @param sent tells what is sent from anything else of its kind
 * @param make sends it with these headers
 * @param isStill whether what a repeat was told of is as it was made: deleted or changed since, the same is meant anew
 */
export const once = async <Result>(of: Pick<Store, 'cache'>, kind: Kind, sent: string, make: (headers: Record<string, string>) => Promise<Result>, isStill: (made: Result) => Promise<boolean> = async () => true): Promise<Result> => {
  if (!isKeyed(of)) return make({});
  const keys = keysOf(of.cache);
  const { unanswered, underway } = keys;
  const name = `${meIn(of)?.id} ${kind} ${digest(sent)}`;
  const found = unanswered.get(name) ?? read('localStorage').get(name);
  const before = found && isYoung(found) ? found : undefined;
  let call = before ?? newCall();
  const send = () => {
    underway.set(name, call);
    write('sessionStorage', underway);
    return make(headersOf(call));
  };
  // The same that is sent while the first is under way is meant twice.
  change(keys, known => known.delete(name));
  try {
    const made = await send();
    if (call !== before || await isStill(made)) return made;
    call = newCall();
    return await send();
  } catch (error) {
    // A call that was turned away, as by an ended session, says nothing of the one before.
    if (mayBeDone(error) || (call === before && !isRefusal((error as ApiError).status))) change(keys, known => known.set(name, call));
    throw error;
  } finally {
    if (underway.get(name) === call) underway.delete(name);
    write('sessionStorage', underway);
  }
};
