import { describe, expect, it } from 'vitest';
import { placeAfter, placeBeside, placeForKey, type Place } from './place.ts';

const extent = { slides: 3, media: 4 };
const cover = (slide: number): Place => ({ slide });

describe('a step', () => {
  it.each([
    ['from cover to cover', cover(0), 1, cover(1)],
    ['back to the cover before', cover(2), -1, cover(1)],
    ['nowhere from the last', cover(2), 1, undefined],
    ['nowhere from the first', cover(0), -1, undefined],
    ['from picture to picture', { slide: 1, medium: 1 }, 1, { slide: 1, medium: 2 }],
    ['out of the gallery to the next product', { slide: 1, medium: 3 }, 1, cover(2)],
    ['out of the gallery to the product before', { slide: 1, medium: 0 }, -1, cover(0)],
    ['nowhere from the last picture of the last product', { slide: 2, medium: 3 }, 1, undefined],
  ] as const)('leads %s', (_, from, step, to) => { expect(placeBeside(from, step, extent)).toEqual(to); });

  it('leads on to the next product while the pictures are not known', () => {
    expect(placeBeside({ slide: 0, medium: 0 }, 1, { slides: 3, media: 0 })).toEqual(cover(1));
  });
  it('leads nowhere from the only product', () => {
    expect(placeBeside(cover(0), 1, { slides: 1, media: 1 })).toBeUndefined();
  });
});

describe('by itself', () => {
  it.each([[cover(0), cover(1)], [cover(2), cover(0)], [{ slide: 0, medium: 2 }, cover(1)]])('%o goes on to %o', (from, to) => {
    expect(placeAfter(from, 3)).toEqual(to);
  });
});

describe('a key', () => {
  it.each([
    ['ArrowRight', cover(0), cover(1)], ['ArrowRight', { slide: 1, medium: 0 }, { slide: 1, medium: 1 }], ['ArrowRight', cover(2), cover(2)],
    ['ArrowLeft', cover(1), cover(0)], ['ArrowLeft', { slide: 1, medium: 1 }, { slide: 1, medium: 0 }],
    [' ', cover(0), cover(1)], ['PageDown', { slide: 0, medium: 1 }, cover(1)], ['PageUp', { slide: 1, medium: 2 }, cover(0)],
    ['Home', { slide: 2, medium: 1 }, cover(0)], ['End', cover(0), cover(2)],
    ['ArrowDown', cover(1), { slide: 1, medium: 0 }], ['ArrowDown', { slide: 1, medium: 2 }, { slide: 1, medium: 2 }],
    ['ArrowUp', { slide: 1, medium: 2 }, cover(1)], ['ArrowUp', cover(1), cover(1)],
  ] as const)('%s from %o leads to %o', (key, from, to) => { expect(placeForKey(key, from, extent, true)).toEqual(to); });

  it('leads into no gallery where there is only the cover', () => { expect(placeForKey('ArrowDown', cover(1), extent, false)).toEqual(cover(1)); });
  it('that is not for it is left alone', () => { expect(placeForKey('a', cover(1), extent, true)).toBeUndefined(); });
});
