import type { Role } from '@staalkaart/api-client';
import { expect, test } from 'vitest';
import type { Mode } from '@staalkaart/ui';
import { shownCount } from './shownCount.ts';

const as = (role: Role, mode: Mode = 'presentation') => ({ id: 4, role, mode });
const collection = { productIds: [1] };

test('the products of a collection are counted as they are shown, or not at all', () => {
  expect([shownCount(collection, as('User')), shownCount(collection, as('Admin', 'edit'))]).toEqual([1, 1]);
  expect([shownCount(collection, as('Admin')), shownCount(collection, as('Admin'), true)]).toEqual([undefined, 1]);
  expect(shownCount({ productIds: [] }, as('Admin'))).toBe(0);
});
