import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPart, type Part } from './createPart.ts';
import { lazyPart } from './lazyPart.tsx';

const network = Object.assign(new EventTarget(), { onLine: true });

beforeEach(() => {
  vi.useFakeTimers();
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks, and lets the tries by itself pass. */
const ask = async (part: Pick<Part<unknown>, 'start' | 'retry'>, how: 'start' | 'retry' = 'start') => {
  const done = part[how]();
  await vi.runAllTimersAsync();
  await done;
};

const failed = new TypeError('Failed to fetch dynamically imported module');

describe('createPart', () => {
  it('is fetched once, however often it is asked for', async () => {
    const load = vi.fn<() => Promise<{ Film: string }>>(async () => ({ Film: 'film' }));
    const part = createPart(load, 'Film');
    expect(part.get().exported).toBeUndefined();
    await Promise.all([part.start(), part.start()]);
    await part.start();
    expect(part.get().exported).toBe('film');
    expect(load).toHaveBeenCalledOnce();
  });

  it('finds its export one level deeper too', async () => {
    const part = createPart(async () => ({ shared: { Film: 'film' } }) as unknown as { Film: string }, 'Film');
    await part.start();
    expect(part.get().exported).toBe('film');
  });

  it('fails on a module that lacks its export', async () => {
    const part = createPart(async () => ({ Photo: 'foto' }) as unknown as { Film: string }, 'Film');
    await ask(part);
    expect(part.get().failure).toEqual(new Error('The module has no Film'));
  });

  it('never rejects, says why, and comes when it is asked again', async () => {
    const load = vi.fn<() => Promise<{ Film: string }>>(async () => ({ Film: 'film' }));
    load.mockRejectedValueOnce(failed);
    const part = createPart(load, 'Film');
    await ask(part);
    expect([part.get().exported, part.get().failure, part.get().isStuck]).toEqual([undefined, failed, false]);
    await ask(part);
    expect([part.get().exported, part.get().failure]).toEqual(['film', undefined]);
  });

  it('is given to who cannot go on without, who else hears why it does not come, and may ask again', async () => {
    const load = vi.fn<() => Promise<{ Film: string }>>(async () => ({ Film: 'film' }));
    load.mockRejectedValueOnce(failed);
    const part = createPart(load, 'Film');
    const [heard] = await Promise.all([part.load().catch((error: unknown) => error), vi.runAllTimersAsync()]);
    expect(heard).toBe(failed);
    await expect(part.load()).resolves.toBe('film');
  });

  it('is stuck when asking again did not help', async () => {
    const part = createPart((): Promise<{ Film: string }> => Promise.reject(failed), 'Film');
    // What was fetched ahead, by itself, was asked by nobody.
    await ask(part);
    await ask(part);
    expect(part.get().isStuck).toBe(false);
    await ask(part, 'retry');
    expect(part.get().isStuck).toBe(true);
  });

  it('asks nothing without a network, and is not stuck by it', async () => {
    const load = vi.fn<() => Promise<{ Film: string }>>(async () => ({ Film: 'film' }));
    const part = createPart(load, 'Film');
    network.onLine = false;
    await ask(part);
    await ask(part);
    expect(load).not.toHaveBeenCalled();
    expect([part.get().failure, part.get().isStuck]).toEqual([new Error('offline'), false]);
    network.onLine = true;
    network.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(part.get().exported).toBe('film');
    expect(load).toHaveBeenCalledOnce();
  });

  it('tells its listeners until they leave', async () => {
    const part = createPart(async () => ({ Film: 'film' }), 'Film');
    const seen: unknown[] = [];
    const leave = part.subscribe(() => seen.push(part.get().exported));
    await part.start();
    expect(seen.at(-1)).toBe('film');
    leave();
    const { length } = seen;
    await part.start();
    expect(seen).toHaveLength(length);
  });
});

it('is asked ahead once: what failed is left to whoever asks for it', async () => {
  const load = vi.fn<() => Promise<{ Film: () => null }>>(() => Promise.reject(failed));
  const { preload } = lazyPart(load, 'Film');
  const isHere = preload();
  await vi.runAllTimersAsync();
  expect(await isHere).toBe(false);
  expect(await preload()).toBe(false);
  expect(load).toHaveBeenCalledOnce();
});
