import { describe, expect, it } from 'vitest';
import { mediaName, renamed } from './mediaName.ts';

describe('mediaName', () => {
  it.each([
    ['Affiche Zomerfestival_a1b2c3d4', 3, 'Affiche Zomerfestival 3'],
    ['Affiche_A2_a1b2c3d4', 1, 'Affiche 1'],
    ['Affiche Zomerfestival', 2, 'Affiche Zomerfestival 2'],
    ['Affiche _a1b2', 2, 'Affiche 2'],
    ['_a1b2c3d4', 4, '4'],
    ['', 1, '1'],
  ])('shows %j of order %i as %j', (name, order, shown) => { expect(mediaName(name, order)).toBe(shown); });
});

describe('renamed', () => {
  it('keeps the suffix', () => { expect(renamed('Affiche_a1b2_c3', ' Roll-up ')).toBe('Roll-up_a1b2_c3'); });
  it('takes a name without one', () => { expect(renamed('Affiche', 'Roll-up')).toBe('Roll-up'); });
});
