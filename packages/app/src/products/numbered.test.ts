import { describe, expect, it } from 'vitest';
import { numbered } from './numbered.ts';

const products = [{ erpId: 'MP-20418' }, { erpId: 'MP-204185' }, { erpId: null }, { erpId: 'A4' }];

describe('a product by its Multipress number', () => {
  it.each(['MP-20418', 'mp-20418', 'MP 20418', '20418'])('is found by %s', term => {
    expect(numbered(products, term)).toBe(products[0]);
  });
  it.each(['2041', '', 'MP-', 'doos', '4'])('is not found by %s', term => {
    expect(numbered(products, term)).toBeUndefined();
  });
  it('is none where several have it', () => {
    expect(numbered([...products, { erpId: 'K-20418' }], '20418')).toBeUndefined();
  });
});
