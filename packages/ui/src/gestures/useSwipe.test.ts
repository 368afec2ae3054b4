import { describe, expect, it } from 'vitest';
import { swipeStep } from './useSwipe.ts';

const slow = { dy: 0, ms: 1000, width: 800 };

describe('swipeStep', () => {
  it('goes on when the finger moves far to the left', () => { expect(swipeStep({ ...slow, dx: -130 })).toBe(1); });
  it('goes back when it moves far to the right', () => { expect(swipeStep({ ...slow, dx: 130 })).toBe(-1); });
  it('stays when it moves a little, slowly', () => { expect(swipeStep({ ...slow, dx: -60 })).toBe(0); });
  it('goes on at a short, quick flick', () => { expect(swipeStep({ ...slow, dx: -40, ms: 60 })).toBe(1); });
  it('asks less of a small screen', () => { expect(swipeStep({ ...slow, dx: -60, width: 300 })).toBe(1); });
  it('leaves scrolling alone', () => { expect(swipeStep({ dx: -130, dy: 120, ms: 100, width: 800 })).toBe(0); });
  it('takes a press that trembles for a press', () => { expect(swipeStep({ dx: -6, dy: 2, ms: 10, width: 300 })).toBe(0); });
});
