import { TOKEN_KEY } from './endpoints.ts';

/** Keeps a sign-in going for this tab where local storage is blocked or full. */
let inMemory: string | null = null;
let epoch = 0;
const listeners = new Set<() => void>();

const remember = (token: string | null): void => {
  inMemory = null;
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch {
    inMemory = token;
  }
  epoch += 1;
  for (const notify of listeners) notify();
};

/** The bearer token of the signed-in person, or null. Never throws. */
export const getToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
};

/** Stores the token that a sign-in answered (specification §9, "Token"). */
export const setToken = (token: string): void => remember(token);

/** Forgets the token: a sign-out, or a refused one. */
export const clearToken = (): void => remember(null);

/** Counts the sign-ins and sign-outs of this tab, so that an answer can be told from one of an earlier session. */
export const tokenEpoch = (): number => epoch;

/** Calls `notify` whenever the token changes, in this tab or in another one. Returns the unsubscriber. */
export const subscribeToken = (notify: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) notify();
  };
  listeners.add(notify);
  if (typeof window !== 'undefined') window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    if (typeof window !== 'undefined') window.removeEventListener('storage', onStorage);
  };
};
