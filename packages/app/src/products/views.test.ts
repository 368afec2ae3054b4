import { describe, expect, it } from 'vitest';
import { parseViews, searchOfView } from './views.ts';

describe('the named views', () => {
  it('hold the query without its page, whatever groups the server has', () => {
    expect(searchOfView('?searchTerm=doos&orderBy=created&tags=3&customers=7&pageNumber=4')).toBe('searchTerm=doos&orderBy=created&tags=3&customers=7');
    expect(searchOfView('')).toBe('');
  });
  it('are none where what was kept cannot be read', () => {
    expect(parseViews(null)).toEqual([]);
    expect(parseViews('{')).toEqual([]);
    expect(parseViews('[{"name":"Dozen","search":"tags=3"},{"name":4},null]')).toEqual([{ name: 'Dozen', search: 'tags=3' }]);
  });
});
