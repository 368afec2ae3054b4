import { describe, expect, it } from 'vitest';
import { liftedWidth, liftFrom, placeLifted } from './useLiftedPlace.ts';

const tablet = { width: 1180, height: 820 };
const size = { width: 330, height: 420 };
const card = { width: 236, height: 247 };

describe('placeLifted', () => {
  it('stays around the centre of its card where there is room', () => {
    expect(placeLifted({ left: 500, top: 300, ...card }, size, tablet)).toEqual({ left: 453, top: 213.5 });
  });

  it.each([
    ['top left', 0, 0, 16, 16],
    ['top right', 1180 - 236, 0, 1180 - 330 - 16, 16],
    ['bottom left', 0, 820 - 247, 16, 820 - 420 - 16],
    ['bottom right', 1180 - 236, 820 - 247, 1180 - 330 - 16, 820 - 420 - 16],
    ['scrolled half out above', 40, -120, 16, 16],
    ['scrolled half out below', 40, 760, 16, 820 - 420 - 16],
  ])('stays inside at the %s', (_where, left, top, expectedLeft, expectedTop) => {
    expect(placeLifted({ left, top, ...card }, size, tablet)).toEqual({ left: expectedLeft, top: expectedTop });
  });

  it('starts at the top when it is higher than the viewport', () => {
    expect(placeLifted({ left: 500, top: 300, ...card }, { width: 330, height: 900 }, tablet).top).toBe(16);
  });

  it('stands in the middle of a phone', () => {
    expect(placeLifted({ left: 16, top: 0, width: 358, height: 338 }, size, { width: 390, height: 844 })).toEqual({ left: 30, top: 212 });
  });
});

describe('liftedWidth', () => {
  it.each([
    [236, 1440, 330],
    [351, 1180, 375],
    [500, 1180, 400],
    [80, 1180, 330],
    [358, 390, 358],
    [288, 320, 288],
  ])('for a picture of %d px in a viewport of %d px is %d px', (picture, width, expected) => {
    expect(liftedWidth(picture, { width, height: 800 })).toBe(expected);
  });
});

describe('liftFrom', () => {
  it('lays picture on picture', () => {
    const anchor = { left: 500, top: 300, ...card };
    const placed = { left: 453, top: 213.5 };
    const { scale, x, y } = liftFrom(anchor, placed, 330);
    expect(placed.left + x + 12 * scale).toBeCloseTo(anchor.left);
    expect(placed.top + y + 12 * scale).toBeCloseTo(anchor.top);
    expect(306 * scale).toBeCloseTo(anchor.width);
  });
});
