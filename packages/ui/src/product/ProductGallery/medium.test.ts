import { describe, expect, it } from 'vitest';
import { thumbnailForKey } from './medium.ts';

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
