import type { Product } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import { copyOf, payloadOf, valuesOf } from './productTranslation.ts';

const product: Product = {
  id: 9, name: 'Affiche', description: '<p>Mat</p>', erpId: 'MP-1', ammount: 250, formatOpen: 'A2', formatClosed: null, customer: { id: 4, name: 'Stad' },
  coverImagePath: '/a.jpg', hasVideo: false, created: '2026-01-01', updated: '2026-02-01', collectionIds: [7], collections: [{ id: 7, name: 'Beurs' }],
  categories: [{ id: 1, name: 'Affiches' }, { id: 2, name: 'Cultuur' }], tags: [{ id: 3, name: 'Mat' }], materials: [],
  assets: [{ id: 11, productId: 9, name: 'Affiche_x', order: 1, isVideo: false, path: '/a.jpg' }],
};

it('a copy begins with all but the number, and says so in its name', () => {
  expect(copyOf(product)).toEqual({ ...valuesOf(product), name: 'Affiche-copy', erpId: '' });
});

describe('the payload of a product', () => {
  it('maps the lists of the detail to id lists', () => {
    expect(payloadOf(valuesOf(product), product.assets)).toEqual({
      name: 'Affiche', description: '<p>Mat</p>', erpId: 'MP-1', ammount: 250, formatOpen: 'A2', formatClosed: '', customerId: 4,
      isVisible: true, categoryIds: [1, 2], tagIds: [3], materialIds: [], assetIds: [11],
    });
  });
  it('is never visible without media, whatever the form wishes', () => {
    expect(payloadOf({ ...valuesOf(product), isVisible: true }, []).isVisible).toBe(false);
  });
  it('is not visible either while the file of its only medium is on its way', () => {
    expect(payloadOf({ ...valuesOf(product), isVisible: true }, [{ ...product.assets[0]!, path: null }])).toMatchObject({ isVisible: false, assetIds: [11] });
  });
  it('takes a product that the server calls hidden as hidden', () => {
    expect(valuesOf({ ...product, isVisible: false }).isVisible).toBe(false);
  });
});
