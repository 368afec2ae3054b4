import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordCalls } from '../testing/server.ts';
import { ApiError } from './ApiError.ts';
import { auth } from './resources/auth.ts';
import { me } from './resources/me.ts';
import { clearToken, getToken, setToken, subscribeToken } from './token.ts';
import { configureTransport, send } from './transport.ts';

const { sent, answer, answerJson } = recordCalls();
afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

describe('the bearer token', () => {
  it('travels with every call', async () => {
    setToken('abc');
    answerJson({});
    await me.get();
    expect(sent[0]?.authorization).toBe('Bearer abc');
  });

  it('is left out when there is none', async () => {
    answerJson({});
    await me.get();
    expect(sent[0]?.authorization).toBeNull();
  });

  it('never goes to another server', async () => {
    setToken('abc');
    answerJson({});
    await send({ method: 'get', url: 'https://elsewhere.example/' });
    expect(sent[0]?.url).toBe('https://elsewhere.example/');
  });

  it('lives in local storage under its key', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    setToken('abc');
    expect([...stored]).toEqual([['staalkaart.token', 'abc']]);
    expect(getToken()).toBe('abc');
    clearToken();
    expect(stored.size).toBe(0);
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

  it('is kept for the tab where storage is full', () => {
    const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} });
    setToken('abc');
    expect(getToken()).toBe('abc');
    clearToken();
    expect(getToken()).toBeNull();
  });

  it('tells its subscribers', () => {
    const notify = vi.fn<() => void>();
    const unsubscribe = subscribeToken(notify);
    setToken('abc');
    clearToken();
    unsubscribe();
    setToken('def');
    expect(notify).toHaveBeenCalledTimes(2);
  });
});

describe('a 401', () => {
  const refused = (call: Promise<unknown>) => expect(call).rejects.toBeInstanceOf(ApiError);

  it('is told once for each sign-in, however many calls meet it', async () => {
    const onUnauthorized = vi.fn<() => void>();
    configureTransport({ onUnauthorized });
    setToken('abc');
    answer(null, { status: 401 });
    await Promise.all([refused(me.get()), refused(me.get())]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    setToken('abc');
    await refused(me.get());
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('is not told of the sign-in calls', async () => {
    const onUnauthorized = vi.fn<() => void>();
    configureTransport({ onUnauthorized });
    answer(null, { status: 401 });
    await refused(auth.login({ email: 'a@b.be', password: 'x' }));
    await refused(auth.loginTotp({ email: 'a@b.be', code: '1' }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not told when it answers an earlier session', async () => {
    const onUnauthorized = vi.fn<() => void>();
    configureTransport({ onUnauthorized });
    setToken('old');
    answer(null, { status: 401 });
    const late = refused(me.get());
    setToken('new');
    await late;
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not told of other refusals', async () => {
    const onUnauthorized = vi.fn<() => void>();
    configureTransport({ onUnauthorized });
    answer(null, { status: 403 });
    await refused(me.get());
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
