import type { ProductItem } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import { nextProduct } from './nextProduct.ts';

const list = [{ id: 1 }, { id: 2 }, { id: 3 }] as ProductItem[];

describe('the next product', () => {
  it('is the one after this one, its id compared as text', () => {
    expect(nextProduct(list, '2')?.id).toBe(3);
  });
  it('is absent on the last product and for one that is not in the list', () => {
    expect(nextProduct(list, 3)).toBeUndefined();
    expect(nextProduct(list, 9)).toBeUndefined();
    expect(nextProduct([], 1)).toBeUndefined();
  });
});
