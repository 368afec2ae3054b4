import type { ProductItem } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import { around, atPage, stepHref, walkOf } from './walk.ts';

const list = [{ id: 1 }, { id: 2 }, { id: 3 }] as ProductItem[];

describe('the list that a product was opened from', () => {
  it('is the category of its own address, whatever page it was opened from', () => {
    expect(walkOf({ from: '/collections/7' }, '130')).toMatchObject({ kind: 'category', href: '/products/category/130', params: { categories: ['130'] } });
  });
  it('is the category, the collection or the search of the page before', () => {
    expect(walkOf({ from: '/products/category/a%2Fb' }, null)).toMatchObject({ kind: 'category', params: { categories: ['a/b'] } });
    expect(walkOf({ from: '/collections/7' }, null)).toMatchObject({ kind: 'collection', href: '/collections/7', params: { collections: ['7'] } });
    expect(walkOf({ from: '/products?searchTerm=doos&customers=4&pageNumber=3' }, null)).toMatchObject({
      kind: 'search', href: '/products?searchTerm=doos&customers=4&pageNumber=3', page: 3, params: { searchTerm: 'doos', customers: ['4'], pageNumber: 3, pageSize: 12 },
    });
    expect(walkOf({ from: '/products' }, null)).toMatchObject({ kind: 'search', href: '/products', page: 1 });
  });
  it('is none where the page before is no list', () => {
    for (const from of [undefined, '/segments', '/collections', '/products/category', '/profile']) expect(walkOf({ from }, null)).toBeUndefined();
  });
  it('goes on to another page of a search', () => {
    const walk = walkOf({ from: '/products?tags=4' }, null)!;
    expect(atPage(walk, 2)).toMatchObject({ href: '/products?tags=4&pageNumber=2', page: 2 });
    expect(atPage(atPage(walk, 2), 1).href).toBe('/products?tags=4');
    expect(walk.params.presented).toBeUndefined();
    const presented = walkOf({ from: '/products?tags=4' }, null, true)!;
    expect([presented.params.presented, atPage(presented, 2).params.presented]).toEqual([true, true]);
  });
  it('is named in the address of a next product where it is a category', () => {
    expect(stepHref(walkOf({}, '130')!, 5)).toBe('/products/5?category=130');
    expect(stepHref(walkOf({ from: '/collections/7' }, null)!, 5)).toBe('/products/5');
  });
});

describe('the products around one', () => {
  it('are those before and after it, its id compared as text', () => {
    expect(around(list, '2')).toEqual({ product: { id: 2 }, previous: { id: 1 }, next: { id: 3 } });
  });
  it('are absent at the ends and for one that is not in the list', () => {
    expect(around(list, 3).next).toBeUndefined();
    expect(around(list, 1).previous).toBeUndefined();
    expect(around([], 1)).toEqual({});
  });
});
