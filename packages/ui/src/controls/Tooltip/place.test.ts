import { describe, expect, it } from 'vitest';
import { place, type Side } from './place.ts';

const view = { width: 400, height: 300 };
const bubble = { width: 100, height: 30 };
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

describe('place', () => {
  it.each<[Side, { left: number; top: number }]>([
    ['top', { left: 150, top: 92 }], ['bottom', { left: 150, top: 178 }], ['left', { left: 72, top: 135 }], ['right', { left: 228, top: 135 }],
  ])('stands at the %s, 8 px away and centred', (side, expected) => {
    expect(place(at(180, 130), bubble, side, view)).toEqual(expected);
  });

  it.each<[Side, number, number, { left: number; top: number }]>([
    ['top', 180, 20, { left: 150, top: 68 }], ['bottom', 180, 250, { left: 150, top: 212 }],
    ['left', 90, 130, { left: 138, top: 135 }], ['right', 300, 130, { left: 192, top: 135 }],
  ])('goes to the other side where the %s has no room', (side, left, top, expected) => {
    expect(place(at(left, top), bubble, side, view)).toEqual(expected);
  });

  it('stays 8 px from the edges', () => {
    expect(place(at(0, 130), bubble, 'top', view).left).toBe(8);
    expect(place(at(360, 130), bubble, 'top', view).left).toBe(292);
  });
});
