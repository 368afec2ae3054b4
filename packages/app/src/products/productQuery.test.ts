import { describe, expect, it } from 'vitest';
import { changeQuery, paramsOf, readProductQuery, writeProductQuery } from './productQuery.ts';

const read = (search: string, groups?: string[]) => readProductQuery(new URLSearchParams(search), groups);

describe('the address of /products', () => {
  it('reads what it wrote', () => {
    const query = { searchTerm: 'menu & kaart', orderBy: 'updated' as const, pageNumber: 3, filters: { tags: ['4', '9'], categories: ['2'] } };
    expect(readProductQuery(writeProductQuery(query))).toEqual(query);
  });
  it('leaves page 1 and what is empty out', () => {
    expect(writeProductQuery({ searchTerm: '', orderBy: undefined, pageNumber: 1, filters: {} }).toString()).toBe('');
  });
  it.each(['pageNumber=0', 'pageNumber=-4', 'pageNumber=1.5', 'pageNumber=x', 'pageNumber=1e99', ''])('takes %s as page 1', search => {
    expect(read(search).pageNumber).toBe(1);
  });
  it('ignores an order that the contract does not know, and other parameters', () => {
    expect(read('orderBy=price&utm_source=mail&tags=')).toEqual({ searchTerm: '', orderBy: undefined, pageNumber: 1, filters: {} });
  });
  it('takes the groups that the server sent', () => {
    expect(read('papers=2&papers=5', ['papers']).filters).toEqual({ papers: ['2', '5'] });
  });
  it('goes back to page 1 with another filter, not with another page', () => {
    const query = read('pageNumber=4&tags=1');
    expect(changeQuery(query, { filters: {} }).pageNumber).toBe(1);
    expect(changeQuery(query, { pageNumber: 5 }).pageNumber).toBe(5);
  });
  it('gives list parameters with one id list for each group', () => {
    expect(paramsOf(read('tags=1&tags=2&searchTerm=kaart'), 12, undefined)).toEqual({ tags: ['1', '2'], searchTerm: 'kaart', orderBy: undefined, pageNumber: 1, pageSize: 12 });
  });
  it('asks for the list as presentation mode shows it where it is told so, and else says nothing of it', () => {
    expect(paramsOf(read('tags=1'), 12, true)).toEqual({ tags: ['1'], searchTerm: '', orderBy: undefined, pageNumber: 1, pageSize: 12, presented: true });
    expect(paramsOf(read('tags=1'), 12, undefined).presented).toBeUndefined();
  });
});
