import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLD_MS } from '../constants.ts';
import { createHold, QUIET_MS } from './hold.ts';

const set = () => {
  const onHold = vi.fn<() => void>();
  const onProgress = vi.fn<(progress: string) => void>();
  return { onHold, onProgress, hold: createHold({ onHold, onProgress }) };
};

describe('createHold', () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => { vi.useRealTimers(); });

  it('is a hold after 600 ms, not a moment sooner', () => {
    const { hold, onHold } = set();
    hold.press(5, 5);
    vi.advanceTimersByTime(599);
    expect(onHold).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onHold).toHaveBeenCalledOnce();
    expect(HOLD_MS).toBe(600);
  });

  it('tells how the press goes', () => {
    const { hold, onProgress } = set();
    hold.press();
    vi.advanceTimersByTime(600);
    hold.release();
    expect(onProgress.mock.calls.flat()).toEqual(['pressed', 'held', 'idle']);
  });

  it('tells nothing of a tap', () => {
    const { hold, onProgress } = set();
    hold.press();
    vi.advanceTimersByTime(QUIET_MS - 1);
    hold.release();
    vi.advanceTimersByTime(1000);
    hold.press();
    hold.cancel();
    vi.advanceTimersByTime(1000);
    expect(onProgress).not.toHaveBeenCalled();
  });

  it('is a click when let go in time', () => {
    const { hold, onHold } = set();
    hold.press();
    vi.advanceTimersByTime(400);
    expect(hold.release()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(onHold).not.toHaveBeenCalled();
  });

  it('bears a tremble of 10 px, not more, in any direction', () => {
    const { hold, onHold } = set();
    hold.press(100, 100);
    hold.move(106, 108);
    vi.advanceTimersByTime(600);
    expect(onHold).toHaveBeenCalledOnce();
    hold.release();
    hold.press(100, 100);
    hold.move(92, 92);
    vi.advanceTimersByTime(600);
    expect(onHold).toHaveBeenCalledOnce();
  });

  it('starts over with each press', () => {
    const { hold, onHold } = set();
    hold.press();
    vi.advanceTimersByTime(400);
    hold.press();
    vi.advanceTimersByTime(400);
    expect(onHold).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(onHold).toHaveBeenCalledOnce();
  });

  it('is more than a press when it is let go, however long the finger stayed, and whatever moved meanwhile', () => {
    const { hold } = set();
    hold.press();
    vi.advanceTimersByTime(5000);
    hold.move(400, 400);
    hold.cancel();
    expect(hold.release()).toBe(true);
    hold.press();
    expect(hold.release()).toBe(false);
  });

  it('is a press when it was cancelled', () => {
    const { hold, onHold } = set();
    hold.press();
    hold.cancel();
    vi.advanceTimersByTime(600);
    expect(hold.release()).toBe(false);
    expect(onHold).not.toHaveBeenCalled();
  });

  it('is more than a press at the end of a drag, and not after a tremble', () => {
    const { hold, onHold } = set();
    hold.press(100, 100);
    hold.move(185, 100);
    expect(hold.release()).toBe(true);
    expect(hold.release()).toBe(false);
    hold.press(100, 100);
    hold.move(115, 100);
    expect(hold.release()).toBe(false);
    expect(onHold).not.toHaveBeenCalled();
  });
});
