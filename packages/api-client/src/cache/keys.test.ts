import { describe, expect, it } from 'vitest';
import { detailKey, filterOf, isDetailOf, isListOf, listKey, meKey, productFiltersKey } from './keys.ts';

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
  });
});

describe('filterOf', () => {
  const filter = (params: object) => filterOf(listKey('Products', params));
  it('is shared by the pages of one list', () => {
    expect(filter({ pageNumber: 1, tags: [1] })).toBe(filter({ pageNumber: 2, tags: [1] }));
    expect(filter({ tags: [1] })).toBe(filter({ pageNumber: 2, tags: [1] }));
  });
  it('differs with any other parameter', () => {
    expect(filter({ tags: [1] })).not.toBe(filter({ tags: [2] }));
    expect(filter({ pageSize: 12 })).not.toBe(filter({ pageSize: 50 }));
    expect(filter({})).not.toBe(filterOf(listKey('Tags', {})));
  });
});
