import type { Cache } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgain, inBatch, type Store } from './batch.ts';

const asked: string[] = [];
/** Tells what is asked again. */
const mutate = async (isMeant: (key: unknown) => boolean) => {
  const keys = ['a', 'b', 'c'].filter(isMeant).join('');
  if (keys) asked.push(keys);
};
const store: Store = { cache: {} as Cache, mutate: mutate as never };
const again = (key: string, to = store) => askAgain(to, one => one === key);
const write = (key: string, to = store) => inBatch(to, async () => { void again(key, to); });

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => {
  vi.useRealTimers();
  asked.length = 0;
});

it('asks at once where nothing else is written', () => {
  void again('a');
  expect(asked).toEqual(['a']);
});

it('asks once for writes that follow each other, and each thing once', async () => {
  await write('a');
  await write('b');
  await vi.advanceTimersByTimeAsync(10);
  await write('a');
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['ab']);
});

it('waits for a batch with pauses in it, and asks also when it failed', async () => {
  const batch = inBatch(store, async () => {
    await write('a');
    await new Promise(resolve => { setTimeout(resolve, 5_000); });
    await write('c');
    throw new Error('weg');
  }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await batch;
  expect(asked).toEqual(['ac']);
});

it('a long work waits for its own end, and holds up no other write', async () => {
  const long: Store = { ...store, batch: {} };
  const { promise: isDone, resolve: end } = Promise.withResolvers<void>();
  void inBatch(long, () => isDone);
  await write('a', long);
  await write('b');
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['b']);
  end();
  await vi.advanceTimersByTimeAsync(100);
  // Its next part, on a machine that was busy in between.
  await write('c', long);
  await vi.advanceTimersByTimeAsync(150);
  expect(asked).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['b', 'ac']);
});
