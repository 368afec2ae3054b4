import { describe, expect, it } from 'vitest';
import { titleParts } from './titleParts.ts';

describe('titleParts', () => {
  it('takes room, English and Dutch word apart', () => {
    expect(titleParts('tiles/ProductCard (productkaart)')).toEqual({ room: 'tiles', word: 'ProductCard', dutch: 'productkaart' });
  });
  it('knows a title without a Dutch word', () => {
    expect(titleParts('screens/Klanten, materialen, tags')).toEqual({ room: 'screens', word: 'Klanten, materialen, tags', dutch: undefined });
  });
});
