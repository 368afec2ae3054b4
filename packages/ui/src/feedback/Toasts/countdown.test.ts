import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

describe('createCountdown', () => {
  const start = () => {
    const onEnd = vi.fn<() => void>();
    const countdown = createCountdown(onEnd, () => Date.now());
    countdown.run(1500);
    return { onEnd, countdown };
  };

  it('ends after its time', () => {
    const { onEnd } = start();
    vi.advanceTimersByTime(1499);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('stands still while paused and goes on with what was left', () => {
    const { onEnd, countdown } = start();
    vi.advanceTimersByTime(1000);
    countdown.pause();
    vi.advanceTimersByTime(10_000);
    expect(onEnd).not.toHaveBeenCalled();
    countdown.run(1500);
    vi.advanceTimersByTime(499);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('counts once, however often it is told to run', () => {
    const { onEnd, countdown } = start();
    countdown.run(1500);
    vi.advanceTimersByTime(5000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('takes another length while it runs, of which what has passed is a part', () => {
    const { onEnd, countdown } = start();
    vi.advanceTimersByTime(1000);
    countdown.run(6000);
    vi.advanceTimersByTime(4999);
    expect(onEnd).not.toHaveBeenCalled();
    countdown.run(1500);
    vi.advanceTimersByTime(0);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
