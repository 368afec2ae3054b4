import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { recordCalls } from '../testing/server.ts';
import { api } from './api.ts';
import { ApiError } from './ApiError.ts';
import { clearToken, setToken } from './token.ts';
import { configureTransport, send } from './transport.ts';

const { sent, answer, answerJson } = recordCalls();
afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

describe('the bearer token', () => {
  it('travels with every call', async () => {
    setToken('abc');
    answerJson({ id: 1 });
    await api.me();
    expect(sent[0]?.authorization).toBe('Bearer abc');
  });

  it('is left out when there is none', async () => {
    answerJson({ id: 1 });
    await api.me();
    expect(sent[0]?.authorization).toBeNull();
  });

  it('never goes to another server', async () => {
    setToken('abc');
    answerJson({});
    await send({ method: 'get', url: 'https://elsewhere.example/' });
    expect(sent[0]?.url).toBe('https://elsewhere.example/');
  });

  it('is the one that is stored when the call is sent', async () => {
    setToken('abc');
    vi.stubGlobal('localStorage', { getItem: () => 'of another tab' });
    answerJson({ id: 1 });
    await api.me();
    expect(sent[0]?.authorization).toBe('Bearer of another tab');
  });
});

describe('an answer to an earlier session', () => {
  it.each([
    ['succeeded', () => answerJson({ id: 1 })],
    ['failed', () => answer('weg', { status: 500 })],
  ])('is given to nobody where the call %s', async (_, reply) => {
    setToken('old');
    reply();
    const late = api.me().catch((error: unknown) => error);
    setToken('new');
    expect(await late).toMatchObject({ kind: 'cancelled' });
  });
});

describe('a 401', () => {
  let onUnauthorized: Mock<() => void>;
  beforeEach(() => {
    onUnauthorized = vi.fn<() => void>();
    configureTransport({ onUnauthorized });
  });
  const refused = (call: Promise<unknown>) => expect(call).rejects.toBeInstanceOf(ApiError);

  it('is told once for each sign-in, however many calls meet it', async () => {
    setToken('abc');
    answer(null, { status: 401 });
    await Promise.all([refused(api.me()), refused(api.me())]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    setToken('def');
    await refused(api.me());
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('is not told of calls without a token: the sign-in, and what was still asked for when somebody signed out in another tab', async () => {
    answer(null, { status: 401 });
    await refused(api.login({ email: 'a@b.be', password: 'x' }));
    await refused(api.loginTotp({ email: 'a@b.be', code: '1' }));
    await refused(api.me());
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not told when it answers an earlier session', async () => {
    setToken('old');
    answer(null, { status: 401 });
    const late = refused(api.me());
    setToken('new');
    await late;
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not told when another tab signed somebody else in meanwhile', async () => {
    setToken('old');
    answer(null, { status: 401 });
    const late = refused(api.me());
    vi.stubGlobal('localStorage', { getItem: () => 'new', removeItem: () => {} });
    await late;
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not told of other refusals', async () => {
    setToken('abc');
    answer(null, { status: 403 });
    await refused(api.me());
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('an answer that could not be read', () => {
  /** What each call makes of what the browser keeps. */
  const listen = () => {
    const caches: string[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (request: Request, options?: RequestInit) => {
      caches.push(`${request.method} ${options?.cache ?? 'default'}`);
      return fetch(request, options);
    });
    return caches;
  };

  it('is asked anew past what the browser keeps, until an answer comes; the next ones are as ever', async () => {
    const caches = listen();
    answer('{"id":7,"na');
    await expect(api.detail('Tags', 7)).rejects.toMatchObject({ status: 200 });
    answer('kapot', { status: 500 });
    await expect(api.detail('Tags', 7)).rejects.toMatchObject({ status: 500 });
    answerJson({ id: 7, name: 'mat' });
    await api.detail('Tags', 7);
    await api.detail('Tags', 7);
    expect(caches).toEqual(['GET default', 'GET reload', 'GET reload', 'GET default']);
  });

  it('to what was sent has nothing sent otherwise', async () => {
    const caches = listen();
    const upload = () => api.importProducts({ file: new File(['a'], 'a.csv') });
    answer('<html>');
    await expect(upload()).rejects.toMatchObject({ status: 200 });
    answerJson({ uploadedItems: [], errorItems: [] });
    await upload();
    expect(caches).toEqual(['POST default', 'POST default']);
  });
});
