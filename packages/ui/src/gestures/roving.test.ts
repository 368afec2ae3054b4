import { describe, expect, it } from 'vitest';
import { rovingIndex, wrapIndex } from './roving.ts';

describe('wrapIndex', () => {
  it.each([
    [0, 5, 0], [4, 5, 4],
    [5, 5, 0], [6, 5, 1],
    [-1, 5, 4], [-6, 5, 4],
    [1, 1, 0], [-1, 1, 0],
    [3, 0, 0],
  ])('takes %i of %i to %i', (index, length, expected) => { expect(wrapIndex(index, length)).toBe(expected); });
});

describe('rovingIndex', () => {
  it.each([['ArrowRight', 0, 1], ['ArrowRight', 6, 0], ['ArrowLeft', 0, 6], ['ArrowLeft', 3, 2], ['Home', 4, 0], ['End', 0, 6], ['a', 2, undefined], ['ArrowDown', 2, undefined]] as const)(
    '%s from %i leads to %s', (key, current, next) => { expect(rovingIndex(key, current, 7)).toBe(next); },
  );
});
