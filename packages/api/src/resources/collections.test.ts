import { expect, test } from 'vitest';
import { collections } from './collections.ts';

test('a collection of a hundred thousand products is compared with what is sent for it at once', () => {
  const productIds = Array.from({ length: 100_000 }, (_, place) => place + 1);
  const before = { id: 1, name: 'Alles', description: null, productIds, path: null, isVisible: true, imageRequired: true, isPrivate: true, createdById: 1, updated: '' };
  const begin = performance.now();
  const { assetsOf } = collections.bodyNeeds!({ productIds: [...productIds.toReversed(), 100_001] }, before);
  expect(assetsOf).toEqual([100_001]);
  // In ms; to look through all of the one for each of the other takes seconds.
  expect(performance.now() - begin).toBeLessThan(1000);
});
