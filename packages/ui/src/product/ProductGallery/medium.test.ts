import { describe, expect, it } from 'vitest';
import { thumbnailForKey, wrapIndex } from './medium.ts';

describe('wrapIndex', () => {
  it.each([
    [0, 5, 0], [4, 5, 4],
    [5, 5, 0], [6, 5, 1],
    [-1, 5, 4], [-6, 5, 4],
    [1, 1, 0], [-1, 1, 0],
    [3, 0, 0],
  ])('takes %i of %i to %i', (index, length, expected) => { expect(wrapIndex(index, length)).toBe(expected); });
});

describe('thumbnailForKey, with six thumbnails in rows of four', () => {
  it.each([
    ['ArrowRight', 0, 1], ['ArrowRight', 5, 0],
    ['ArrowLeft', 1, 0], ['ArrowLeft', 0, 5],
    ['ArrowDown', 1, 5], ['ArrowDown', 3, 3],
    ['ArrowUp', 5, 1], ['ArrowUp', 2, 2],
    ['Home', 4, 0], ['End', 1, 5],
  ])('%s from %i leads to %i', (key, index, expected) => { expect(thumbnailForKey(key, index, 6)).toBe(expected); });

  it('leaves other keys alone', () => { expect(thumbnailForKey('a', 0, 6)).toBeUndefined(); });
});
