import { expect, it, vi } from 'vitest';
import { queueFrame } from './frameQueue.ts';

it('lets frames load one after the other, and forgets who leaves', () => {
  const [first, second, third] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const endFirst = queueFrame(first);
  const endSecond = queueFrame(second);
  const endThird = queueFrame(third);
  expect([first, second, third].map(load => load.mock.calls.length)).toEqual([1, 0, 0]);
  endSecond();
  endFirst();
  expect([first, second, third].map(load => load.mock.calls.length)).toEqual([1, 0, 1]);
  endFirst();
  endThird();
  const late = vi.fn<() => void>();
  queueFrame(late)();
  expect(late).toHaveBeenCalledOnce();
});
