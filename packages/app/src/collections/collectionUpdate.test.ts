import type { Collection } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import { withoutProduct, withProducts } from './collectionUpdate.ts';

const collection: Collection = {
  id: 7, name: 'Beurs Kortrijk', description: 'Stand 12', productIds: [1, 2, 3], isPrivate: true, isVisible: true,
  createdById: 4, creator: 'lies', path: '/media/a.jpg', updated: '2026-11-02T09:00:00Z',
};

describe('the body of a collection update', () => {
  it('carries the values of the collection and nothing of the server', () => {
    expect(withProducts(collection, [1, 2, 3, 9])).toEqual({
      id: 7, name: 'Beurs Kortrijk', description: 'Stand 12', productIds: [1, 2, 3, 9], isPrivate: true, isVisible: true, path: '/media/a.jpg',
    });
  });
  it('leaves out one product, its id compared as text', () => {
    expect(withoutProduct(collection, '2').productIds).toEqual([1, 3]);
  });
});
