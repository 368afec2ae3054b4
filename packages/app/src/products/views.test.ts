import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropView, keepView, parseViews, searchOfView } from './views.ts';

afterEach(() => vi.unstubAllGlobals());

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
  it('keep what another tab kept or dropped meanwhile, however many there are', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) });
    const KEY = 'staalkaart.views.7';
    const names = () => parseViews(stored.get(KEY)!).map(({ name }) => name);
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `Weergave ${index}`, search: '' }));
    keepView(7, 'Dozen', '?tags=3');
    stored.set(KEY, JSON.stringify(many));
    keepView(7, 'Kaarten', '?tags=4');
    expect(names()).toEqual([...many.map(({ name }) => name), 'Kaarten']);
    stored.set(KEY, JSON.stringify([{ name: 'Etiketten', search: '' }, { name: 'Kaarten', search: '' }]));
    dropView(7, 'Kaarten');
    expect(names()).toEqual(['Etiketten']);
  });
});
