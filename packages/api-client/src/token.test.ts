import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '../testing/renderHook.ts';
import { clearToken, getToken, setToken, subscribeToken, tokenEpoch, useToken } from './token.ts';

const stored = new Map<string, string>();
const listeners = new Map<string, () => void>();
const listening = {
  addEventListener: (name: string, listen: () => void) => listeners.set(name, listen),
  removeEventListener: (name: string) => listeners.delete(name),
};
/** What the browser tells this tab. */
const tell = (event: 'storage' | 'pageshow' | 'visibilitychange') => listeners.get(event)?.();
const inAnotherTab = (token: string | null) => {
  if (token === null) stored.clear();
  else stored.set('staalkaart.token', token);
};

let unsubscribe = () => {};
const subscribe = (notify: () => void) => { unsubscribe = subscribeToken(notify); };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('window', { ...globalThis, ...listening });
  vi.stubGlobal('document', listening);
  clearToken();
});
afterEach(() => {
  unsubscribe();
  clearToken();
  vi.unstubAllGlobals();
});

describe('the token', () => {
  it('lives in local storage under its key', () => {
    setToken('abc');
    expect([...stored]).toEqual([['staalkaart.token', 'abc']]);
    expect(getToken()).toBe('abc');
    clearToken();
    expect(stored.size).toBe(0);
    expect(getToken()).toBeNull();
  });

  it('is none where it is empty', () => {
    inAnotherTab('');
    expect(getToken()).toBeNull();
  });

  it('is kept for the tab where storage is blocked', () => {
    const blocked = () => { throw new DOMException('blocked', 'SecurityError'); };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    setToken('abc');
    expect(getToken()).toBe('abc');
    clearToken();
    expect(getToken()).toBeNull();
  });

  it('is kept for the tab where storage is full, even of an older one', () => {
    stored.set('staalkaart.token', 'old');
    vi.stubGlobal('localStorage', { ...localStorage, setItem: () => { throw new DOMException('full', 'QuotaExceededError'); } });
    setToken('abc');
    expect(getToken()).toBe('abc');
    clearToken();
    expect(getToken()).toBeNull();
  });

  it('tells its subscribers', () => {
    const notify = vi.fn<() => void>();
    subscribe(notify);
    setToken('abc');
    clearToken();
    unsubscribe();
    setToken('def');
    expect(notify).toHaveBeenCalledTimes(2);
  });
});

describe('the epoch', () => {
  it('moves with every sign-in and sign-out, and not with the same token', () => {
    const start = tokenEpoch();
    setToken('abc');
    expect(tokenEpoch()).toBe(start + 1);
    setToken('abc');
    expect(tokenEpoch()).toBe(start + 1);
    setToken('def');
    expect(tokenEpoch()).toBe(start + 2);
    clearToken();
    clearToken();
    expect(tokenEpoch()).toBe(start + 3);
  });

  it.each([
    ['storage', 'somebody else'], ['storage', null], ['pageshow', 'somebody else'], ['visibilitychange', null],
  ] as const)('has moved before anyone hears at %s that another tab stored %j', (event, token) => {
    setToken('abc');
    const start = tokenEpoch();
    const seen: [string | null, number][] = [];
    subscribe(() => seen.push([getToken(), tokenEpoch()]));
    inAnotherTab(token);
    tell(event);
    expect(seen).toEqual([[token, start + 1]]);
    tell(event);
    expect(seen).toHaveLength(1);
  });

  it('stays when another tab stores the same token, or something else', () => {
    setToken('abc');
    const notify = vi.fn<() => void>();
    subscribe(notify);
    stored.set('andere sleutel', 'x');
    tell('storage');
    tell('pageshow');
    expect(notify).not.toHaveBeenCalled();
  });

  it('has moved for who starts to listen after another tab stored a token', async () => {
    const start = tokenEpoch();
    inAnotherTab('somebody else');
    const session = renderHook(useToken, undefined);
    await vi.waitFor(() => expect(session.current).toEqual({ token: 'somebody else', epoch: start + 1 }));
    session.unmount();
  });

  it('has moved for who asks, though no event came yet', () => {
    setToken('abc');
    const start = tokenEpoch();
    inAnotherTab('somebody else');
    expect(tokenEpoch()).toBe(start + 1);
  });
});

it('a component sees the token and its epoch together', async () => {
  const start = tokenEpoch();
  const session = renderHook(useToken, undefined);
  setToken('abc');
  inAnotherTab('somebody else');
  tell('storage');
  expect(session.seen.at(0)).toEqual({ token: null, epoch: start });
  await vi.waitFor(() => expect(session.current).toEqual({ token: 'somebody else', epoch: start + 2 }));
  session.unmount();
});
