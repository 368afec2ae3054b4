import { describe, expect, it, vi } from 'vitest';
import { locksOf } from './locks.ts';

describe('the locks of a browser', () => {
  it('that refuses them are those of the tab', async () => {
    const locks = locksOf({ request: () => Promise.reject(new DOMException('may keep nothing', 'SecurityError')) });
    const first = Promise.withResolvers<void>();
    const order: string[] = [];
    const turns = [
      locks.request('a', async () => { await first.promise; order.push('first'); }),
      locks.request('a', async () => { order.push('second'); }),
    ];
    first.resolve();
    await Promise.all(turns);
    expect(order).toEqual(['first', 'second']);
  });
  it('that gives them do what fails once', async () => {
    const locks = locksOf({ request: (_name, work) => work() });
    const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('kapot')));
    await expect(locks.request('a', work)).rejects.toThrow('kapot');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
