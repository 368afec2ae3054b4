import type { Cache } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgain, inBatch } from './batch.ts';

const cache = {} as Cache;
const asked: string[] = [];
const mutate = async (isMeant: (key: unknown) => boolean) => { asked.push(['a', 'b', 'c'].filter(isMeant).join('')); };
const again = (key: string) => askAgain(cache, mutate as never, one => one === key);
const write = (key: string) => inBatch(cache, mutate as never, async () => { void again(key); });

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
  const batch = inBatch(cache, mutate as never, async () => {
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
