import { describe, expect, it } from 'vitest';
import { keyParams, serialiseParams, wireParams } from './params.ts';

describe('wireParams', () => {
  it('drops empty values, and keeps false and 0', () => {
    const params = { a: '', b: null, c: undefined, d: [], e: false, f: 0, g: 'x' };
    expect(wireParams(params)).toEqual([['e', false], ['f', 0], ['g', 'x']]);
  });

  it('keeps all that the users list is given', () => {
    expect(wireParams({ isActive: false, searchTerm: '', pageSize: null }, true))
      .toEqual([['isActive', false], ['searchTerm', ''], ['pageSize', null]]);
  });
});

describe('serialiseParams', () => {
  it('repeats the name of a list', () => {
    expect(serialiseParams([['categories', [3, 8]], ['pageNumber', 1]])).toBe('categories=3&categories=8&pageNumber=1');
  });

  it('escapes', () => {
    expect(serialiseParams([['searchTerm', 'a&b=c é']])).toBe('searchTerm=a%26b%3Dc+%C3%A9');
  });

  it('sends null as an empty value', () => {
    expect(serialiseParams([['pageSize', null]])).toBe('pageSize=');
  });
});

describe('keyParams', () => {
  it('gives equal questions one key, whatever the order of names and ids, and the type of ids', () => {
    const one = keyParams({ pageSize: 12, categories: [8, 3], tags: [], searchTerm: '' });
    const other = keyParams({ categories: ['3', '8'], pageSize: 12 });
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  it('tells different questions apart', () => {
    expect(keyParams({ isActive: true }, true)).not.toEqual(keyParams({ isActive: false }, true));
  });
});
