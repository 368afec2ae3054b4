import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, setToken } from '../token.ts';
import { detailKey, listKey, meKey } from './keys.ts';
import { discardPrefetched, startPrefetch, takePrefetched } from './prefetch.ts';
import { MAX_AGE } from './waiting.ts';

const key = detailKey('Products', 7);
const answer = (value: unknown) => vi.fn<() => Promise<unknown>>(() => Promise.resolve(value));

beforeEach(() => {
  vi.useFakeTimers();
  setToken('token');
});
afterEach(() => {
  discardPrefetched();
  clearToken();
  vi.useRealTimers();
});

describe('a prefetch', () => {
  it('is handed over once', async () => {
    startPrefetch(key, answer(1));
    expect(await takePrefetched(detailKey('Products', '7'))).toBe(1);
    expect(takePrefetched(key)).toBeUndefined();
  });

  it('is started once', () => {
    const fetcher = answer(1);
    startPrefetch(key, fetcher);
    startPrefetch(key, fetcher);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it('is not started for who is signed out', () => {
    const fetcher = answer(1);
    clearToken();
    startPrefetch(key, fetcher);
    expect(fetcher).not.toHaveBeenCalled();
    expect(takePrefetched(key)).toBeUndefined();
  });

  it('serves its own key alone', () => {
    startPrefetch(listKey('Products', { pageNumber: 1 }), answer(1));
    expect(takePrefetched(listKey('Products', { pageNumber: 2 }))).toBeUndefined();
  });

  it('is not served when its answer is old', async () => {
    startPrefetch(key, answer(1));
    await vi.advanceTimersByTimeAsync(MAX_AGE);
    expect(takePrefetched(key)).toBeUndefined();
    const fresh = answer(2);
    startPrefetch(key, fresh);
    expect(fresh).toHaveBeenCalled();
  });

  it('that nobody took is let go of by the next one', async () => {
    const begin = Date.now();
    startPrefetch(key, answer(1));
    await vi.advanceTimersByTimeAsync(MAX_AGE);
    startPrefetch(meKey, answer(2));
    // By the clock it could be served again.
    vi.setSystemTime(begin);
    expect(takePrefetched(key)).toBeUndefined();
    expect(await takePrefetched(meKey)).toBe(2);
  });

  it('may take its time', async () => {
    let arrive: (value: string) => void = () => {};
    startPrefetch(key, () => new Promise(resolve => { arrive = resolve; }));
    await vi.advanceTimersByTimeAsync(10 * MAX_AGE);
    const taken = takePrefetched(key);
    arrive('late');
    expect(await taken).toBe('late');
  });

  it('does not cross a sign-in', () => {
    setToken('one');
    startPrefetch(meKey, answer('somebody'));
    setToken('two');
    expect(takePrefetched(meKey)).toBeUndefined();
  });

  it('fails in the hands of its taker, and quietly without one', async () => {
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    startPrefetch(key, () => Promise.reject(new Error('kapot')));
    startPrefetch(meKey, () => Promise.reject(new Error('kapot')));
    await expect(takePrefetched(key)).rejects.toThrow('kapot');
    vi.useRealTimers();
    await new Promise(resolve => setTimeout(resolve, 5));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
