import { describe, expect, it } from 'vitest';
import { foldActions, roomFor } from './foldActions.ts';

describe('roomFor', () => {
  it.each([[182, 44, 4], [181, 44, 3], [44, 44, 1], [43, 44, 0]])('%i px hold buttons of %i px: %i', (width, size, count) => {
    expect(roomFor(width, size)).toBe(count);
  });
  it('takes what is not measured yet as wide enough', () => {
    expect(roomFor(0, 44)).toBe(Infinity);
    expect(roomFor(300, 0)).toBe(Infinity);
  });
});

describe('foldActions', () => {
  const six = ['edit', 'hide', 'photo', 'copy', 'export', 'remove'];
  it('shows everything that fits', () => {
    expect(foldActions(six, 6)).toEqual({ shown: six, folded: [] });
  });
  it('gives the dots a place of their own', () => {
    expect(foldActions(six, 5)).toEqual({ shown: ['edit', 'hide', 'photo', 'copy'], folded: ['export', 'remove'] });
  });
  it('loses none where nothing fits', () => {
    expect(foldActions(six, 0)).toEqual({ shown: [], folded: six });
  });
});
