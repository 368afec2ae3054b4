import { useSyncExternalStore } from 'react';
import { ApiError } from './ApiError.ts';
import { TOKEN_KEY } from './endpoints.ts';

/** The stored token, and how often it changed since the page was loaded: an epoch is one session of one person. */
export interface TokenState {
  token: string | null;
  epoch: number;
}

/** Keeps a sign-in going for this tab where local storage is blocked or full. */
let inMemory: string | null = null;

/** The bearer token of the signed-in person as it is stored now, or null; an empty one is none. Never throws. */
export const getToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN_KEY) || inMemory;
  } catch {
    return inMemory;
  }
};

let state: TokenState = { token: getToken(), epoch: 0 };
const listeners = new Set<() => void>();

/** Looks whether the stored token is still the one last seen: another tab may have changed it. Returns what is stored. */
const look = (): TokenState => {
  const token = getToken();
  if (token === state.token) return state;
  state = { token, epoch: state.epoch + 1 };
  for (const notify of listeners) notify();
  return state;
};

const store = (token: string | null): void => {
  inMemory = null;
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch {
    inMemory = token;
    // Storage that is full still holds the token before it.
    try { localStorage.removeItem(TOKEN_KEY); } catch { /* Blocked: it holds nothing. */ }
  }
  look();
};

/** Stores the token that a sign-in answered (specification §9, "Token"). */
export const setToken = (token: string): void => store(token);

/** Forgets the token: a sign-out, or a refused one. */
export const clearToken = (): void => store(null);

/** Counts the sessions, so that an answer can be told from one to an earlier session's call. */
export const tokenEpoch = (): number => look().epoch;

/** Throws an ApiError of kind `cancelled` where it is another session by now: what was begun in the one is not the other's. */
export const assertSession = (epoch: number): void => {
  if (epoch !== tokenEpoch()) throw new ApiError({ kind: 'cancelled' });
};

/** A page that slept in the background or in the history hears no storage events: it looks when it wakes. */
const listen = (change: 'addEventListener' | 'removeEventListener'): void => {
  globalThis.window?.[change]('storage', look);
  globalThis.window?.[change]('pageshow', look);
  globalThis.document?.[change]('visibilitychange', look);
};

/** Calls `notify` whenever the token changes, in this tab or in another one. Returns the unsubscriber. */
export const subscribeToken = (notify: () => void): (() => void) => {
  if (listeners.size === 0) listen('addEventListener');
  // No event told of what was stored while nobody listened.
  look();
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) listen('removeEventListener');
  };
};

const lastSeen = (): TokenState => state;

/** The token and its epoch; the component renders again when they change, in whatever tab. */
export const useToken = (): TokenState => useSyncExternalStore(subscribeToken, lastSeen);
