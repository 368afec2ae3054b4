import { describe, expect, it } from 'vitest';
import { IntentionRefused } from './IntentionRefused.ts';
import { applied, updateOf } from './intentions.ts';
import { table } from './resources.ts';

const product = table.Products.detail({
  id: 7, name: 'Affiche', description: '<p>x</p>', erpId: 'MP-1', ammount: 100, formatOpen: 'A2', formatClosed: 'A4', customer: { id: 9, name: 'K' }, isVisible: false,
  materials: [{ id: 1 }], categories: [{ id: 2 }], tags: [{ id: 3 }], assets: [{ id: 4 }], collections: [{ id: 5 }],
}, 7);
const collection = table.Collections.detail({ id: 5, name: 'Lente', productIds: [1, 2], isPrivate: false, isVisible: true }, 5);
const add = (productId: number | string) => ({ do: 'addProducts', collectionId: 5, productIds: [productId] }) as const;
const remove = (productId: number | string) => ({ do: 'removeProducts', collectionId: 5, productIds: [productId] }) as const;
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

describe('another name', () => {
  const rename = (was: string, name: string) => ({ do: 'set', resource: 'Products', id: 7, was: { name: was }, fields: { name } }) as const;
  it('touches nothing else', () => { expect(applied(rename('Affiche', 'Affiche A2'), product)).toEqual({ ...product, name: 'Affiche A2' }); });
  it('that it has already changes nothing', () => { expect(applied(rename('Afiche', 'Affiche'), product)).toBe(product); });
  it('does not take the place of a colleague’s', () => { expect(() => applied(rename('Afiche', 'Affiche A2'), product)).toThrow(IntentionRefused); });
});

describe('several products', () => {
  it('are added at once, those that are in already left where they stand', () => {
    expect(applied({ do: 'addProducts', collectionId: 5, productIds: [7, '2', 8] }, collection).productIds).toEqual([1, 2, 7, 8]);
  });

  it('are taken out at once', () => {
    expect(applied({ do: 'removeProducts', collectionId: 5, productIds: ['2', 9] }, collection).productIds).toEqual([1]);
  });
});

describe('a category, a tag or a material', () => {
  const label = { id: '3', name: 'Zomer' };

  it('is put on a product once, beside the others', () => {
    expect(applied({ do: 'addLabel', productId: 7, list: 'tags', label }, product)).toBe(product);
    const labelled = applied({ do: 'addLabel', productId: 7, list: 'materials', label }, product);
    expect(updateOf.Products(labelled)).toEqual({ ...updateOf.Products(product), materialIds: [1, '3'] });
  });

  it('is taken off, and from no other list', () => {
    expect(updateOf.Products(applied({ do: 'removeLabel', productId: 7, list: 'tags', label }, product))).toEqual({ ...updateOf.Products(product), tagIds: [] });
    expect(applied({ do: 'removeLabel', productId: 7, list: 'categories', label }, product)).toBe(product);
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
