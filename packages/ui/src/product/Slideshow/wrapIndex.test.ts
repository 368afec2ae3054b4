import { describe, expect, it } from 'vitest';
import { wrapIndex } from './wrapIndex.ts';

describe('wrapIndex', () => {
  it.each([
    [0, 5, 0], [4, 5, 4],
    [5, 5, 0], [6, 5, 1],
    [-1, 5, 4], [-6, 5, 4],
    [1, 1, 0], [-1, 1, 0],
    [3, 0, 0],
  ])('takes %i of %i to %i', (index, length, expected) => { expect(wrapIndex(index, length)).toBe(expected); });
});
