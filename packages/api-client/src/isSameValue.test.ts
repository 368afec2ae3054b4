import { expect, it } from 'vitest';
import { isSameValue } from './isSameValue.ts';

it.each<[unknown, unknown]>([
  [null, ''], [undefined, ' '], [[], []], [['3', 1], [1, 3]], [' Kaart', 'Kaart '], [7, '7'], [false, 'false'],
])('takes %j and %j for the same', (one, other) => { expect(isSameValue(one, other)).toBe(true); });

it.each<[unknown, unknown]>([
  [0, ''], [false, null], [[1], [1, 1]], [[1, 2], '1,2'], [[], ''], ['Kaart', 'kaart'], [[{ id: 1 }], [{ id: 2 }]], [{ id: 1 }, { id: 2 }],
])('tells %j from %j', (one, other) => { expect(isSameValue(one, other)).toBe(false); });
