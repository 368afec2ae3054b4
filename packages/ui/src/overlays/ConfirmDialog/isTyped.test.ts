import { describe, expect, it } from 'vitest';
import { isTyped } from './isTyped.ts';

describe('isTyped', () => {
  it.each(['Café Plein', ' Café  Plein ', 'Cafe\u0301 Plein'])('takes %j', typed => { expect(isTyped(typed, 'Café Plein')).toBe(true); });
  it.each(['Café \u2019t \u201CHoekje\u201D \u2013 bis\u2026', 'Ca\u200Bfé \'t "Hoekje" - bis...'])('takes %j for the same', typed => {
    expect(isTyped(typed, 'Café \'t "Hoekje" - bis...')).toBe(true);
    expect(isTyped('Café \'t "Hoekje" - bis...', typed)).toBe(true);
  });
  it.each(['', 'Café', 'café plein', 'Cafe Plein'])('refuses %j', typed => { expect(isTyped(typed, 'Café Plein')).toBe(false); });
});
