import { describe, expect, it } from 'vitest';
import { detailKey, isDetailOf, isListOf, isPageOf, isProductListByCollection, listAddress, listKey, lookupKey, meKey, productFiltersKey } from './keys.ts';

describe('keys', () => {
  it('are equal for equal questions', () => {
    expect(listKey('Products', { tags: [2, 1], pageNumber: 1, searchTerm: '' }))
      .toEqual(listKey('Products', { pageNumber: 1, tags: ['1', '2'] }));
    expect(detailKey('Products', 7)).toEqual(detailKey('Products', '7'));
  });

  it('are told apart by the matchers', () => {
    expect(isListOf('Products')(listKey('Products', {}))).toBe(true);
    expect(isListOf('Products')(listKey('Tags', {}))).toBe(false);
    expect(isListOf('Products')(productFiltersKey)).toBe(false);
    expect(isDetailOf('Products')(detailKey('Products', 7))).toBe(true);
    expect(isDetailOf('Products')(listKey('Products', {}))).toBe(false);
    expect(isListOf('Products')(undefined)).toBe(false);
    expect(isListOf('Products')(meKey)).toBe(false);
    expect(isListOf('Tags')(lookupKey('Tags', {}))).toBe(true);
    expect(isPageOf('Tags')(lookupKey('Tags', {}))).toBe(false);
    expect(isPageOf('Tags')(listKey('Tags', {}))).toBe(true);
  });

  it('know a list that is filtered by collection, whatever is searched for', () => {
    expect(isProductListByCollection(listKey('Products', { collections: [5] }))).toBe(true);
    expect(isProductListByCollection(listKey('Products', { searchTerm: '"collections":' }))).toBe(false);
    expect(isProductListByCollection(listKey('Tags', { collections: [5] }))).toBe(false);
  });
});

describe('the address of a list', () => {
  it('is without empty values, and with false and 0', () => {
    const params = { a: '', b: null, c: undefined, d: [], e: false, f: 0, g: 'x' };
    expect(listAddress('Tags', params)).toBe('Tags?e=false&f=0&g=x');
    expect(listAddress('Tags', { a: '' })).toBe('Tags');
  });

  it('keeps all that the users list is given, null as an empty value', () => {
    expect(listAddress('Users', { isActive: false, searchTerm: '', pageSize: null, c: undefined })).toBe('Users?isActive=false&searchTerm=&pageSize=');
  });

  it('repeats the name of a list of values', () => {
    expect(listAddress('Products', { categories: [3, 8], pageNumber: 1 })).toBe('Products?categories=3&categories=8&pageNumber=1');
  });

  it('escapes', () => {
    expect(listAddress('Tags', { searchTerm: 'a&b=c é' })).toBe('Tags?searchTerm=a%26b%3Dc+%C3%A9');
  });
});
