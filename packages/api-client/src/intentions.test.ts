import { describe, expect, it } from 'vitest';
import { applied, IntentionRefused, updateOf } from './intentions.ts';
import { table } from './resources.ts';

const product = table.Products.detail({
  id: 7, name: 'Affiche', description: '<p>x</p>', erpId: 'MP-1', ammount: 100, formatOpen: 'A2', formatClosed: 'A4', customer: { id: 9, name: 'K' }, isVisible: false,
  materials: [{ id: 1 }], categories: [{ id: 2 }], tags: [{ id: 3 }], assets: [{ id: 4 }], collections: [{ id: 5 }],
}, 7);
const collection = table.Collections.detail({ id: 5, name: 'Lente', productIds: [1, 2], isPrivate: false, isVisible: true }, 5);
const add = (productId: number | string) => ({ do: 'addProduct', collectionId: 5, productId }) as const;
const remove = (productId: number | string) => ({ do: 'removeProduct', collectionId: 5, productId }) as const;
const show = (resource: 'Products' | 'Segments') => ({ do: 'show', resource, id: 7 }) as const;
const hide = (resource: 'Products' | 'Segments') => ({ do: 'hide', resource, id: 7 }) as const;

describe('a product', () => {
  it('is added at the end, and taken out whatever type its id has', () => {
    expect(applied(add(7), collection).productIds).toEqual([1, 2, 7]);
    expect(applied(remove('1'), collection).productIds).toEqual([2]);
  });

  it('that is in already, or out, changes nothing', () => {
    expect(applied(add('2'), collection)).toBe(collection);
    expect(applied(remove(7), collection)).toBe(collection);
  });

  it('without media is not shown', () => {
    expect(() => applied(show('Products'), { ...product, assets: [] })).toThrow(IntentionRefused);
    expect(applied(hide('Products'), { ...product, isVisible: true, assets: [] }).isVisible).toBe(false);
  });
});

describe('showing and hiding', () => {
  it('touches nothing else', () => {
    expect(applied(show('Products'), product)).toEqual({ ...product, isVisible: true });
  });

  it('takes a record of which nothing is told for shown', () => {
    const segment = table.Segments.detail({ id: 7 }, 7);
    expect(applied(show('Segments'), segment)).toBe(segment);
    expect(applied(hide('Segments'), segment).isVisible).toBe(false);
    expect(applied(hide('Segments'), { ...segment, isVisible: false })).toMatchObject({ isVisible: false });
  });
});

describe('the body of an update', () => {
  it('of a product is all that its detail says', () => {
    expect(updateOf.Products(product)).toEqual({
      id: 7, name: 'Affiche', description: '<p>x</p>', erpId: 'MP-1', ammount: 100, formatOpen: 'A2', formatClosed: 'A4', customerId: 9, isVisible: false,
      materialIds: [1], categoryIds: [2], tagIds: [3], assetIds: [4],
    });
  });

  it('of the others is what specification §7 lists', () => {
    expect(updateOf.Collections(collection)).toEqual({ id: 5, name: 'Lente', description: '', productIds: [1, 2], isPrivate: false, isVisible: true, path: null });
    expect(updateOf.Segments(table.Segments.detail({ name: 'S', order: 2, isVisible: true, categoryIds: [1] }, 3)))
      .toEqual({ id: 3, name: 'S', order: 2, path: null, isVisible: true });
    expect(updateOf.Categories(table.Categories.detail({ name: 'C', order: 2, path: '/c.png', isVisible: false, segmentIds: [1], createdById: 4 }, 3)))
      .toEqual({ id: 3, name: 'C', order: 2, path: '/c.png', isVisible: false, segmentIds: [1] });
  });
});
