import { describe, expect, it } from 'vitest';
import { isTyped } from './isTyped.ts';

describe('isTyped', () => {
  it.each(['Café Plein', ' Café  Plein ', 'Cafe\u0301 Plein'])('takes %j', typed => { expect(isTyped(typed, 'Café Plein')).toBe(true); });
  it.each(['', 'Café', 'café plein', 'Cafe Plein'])('refuses %j', typed => { expect(isTyped(typed, 'Café Plein')).toBe(false); });
});
