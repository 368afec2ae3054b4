import { expect, test } from 'vitest';
import type { CollectionFact, ProductFact } from '../facts.ts';
import { collections } from './collections.ts';
import type { Saving } from './resource.ts';

/** In ms, of a busy machine; to look through all of the one for each of the other takes twice as long on an idle one. */
const LONGEST = 20_000;

test('a collection of four hundred thousand products is compared with what is sent for it', () => {
  const productIds = Array.from({ length: 400_000 }, (_, place) => place + 1);
  const before = { id: 1, name: 'Alles', description: null, productIds, path: null, isVisible: true, imageRequired: true, isPrivate: true, createdById: 1, updated: '' };
  const { assetsOf } = collections.bodyNeeds!({ productIds: [...productIds.toReversed(), 400_001] }, before);
  expect(assetsOf).toEqual([400_001]);
}, LONGEST);

test('what a writer does not see stays where it was, and goes along with what it followed', () => {
  const before = { id: 1, name: 'Alles', description: null, productIds: [9, 1, 2, 3, 8], path: null, isVisible: true, imageRequired: true, isPrivate: true, createdById: 4, updated: '' } as unknown as CollectionFact;
  const products = new Map([1, 2, 3, 8, 9, 10].map(id => [id, { id, isVisible: ![2, 9].includes(id) } as ProductFact]));
  const related = { get: (_table: string, id: number) => products.get(id) };
  const saved = (productIds: number[]) => collections.parse({
    me: { id: 4, role: 'User' }, body: { name: 'Alles', productIds }, before, related, now: '', isTaken: () => false,
  } as unknown as Saving<CollectionFact>).productIds;
  expect(saved([1, 3, 8])).toEqual([9, 1, 2, 3, 8]);
  expect(saved([8, 1])).toEqual([9, 8, 1, 2]);
  expect(saved([3])).toEqual([9, 2, 3]);
});
