import { describe, expect, it } from 'vitest';
import { followPage, startSearch, termToSend } from './typedSearch.ts';

describe('followPage', () => {
  it('keeps what is being typed when a sent term comes back', () => {
    const search = { draft: 'drukkerij ', seen: '', sent: ['druk', 'drukkerij'] };
    expect(followPage(search, 'druk')).toEqual({ draft: 'drukkerij ', seen: 'druk', sent: ['drukkerij'] });
  });
  it('forgets sent terms that the page skipped', () => {
    expect(followPage({ draft: 'drukkerij', seen: '', sent: ['druk', 'drukkerij'] }, 'drukkerij').sent).toEqual([]);
  });
  it('takes over a term from elsewhere', () => {
    expect(followPage({ draft: 'druk', seen: 'dr', sent: ['druk'] }, 'papier')).toEqual(startSearch('papier'));
  });
});

describe('termToSend', () => {
  it('trims', () => { expect(termToSend(startSearch(''), '  bakker ')).toBe('bakker'); });
  it('sends an emptied box', () => { expect(termToSend(startSearch('bakker'), ' ')).toBe(''); });
  it('sends nothing twice', () => {
    expect(termToSend(startSearch('bakker'), 'bakker ')).toBeUndefined();
    expect(termToSend({ draft: 'bakker', seen: '', sent: ['bakker'] }, 'bakker')).toBeUndefined();
  });
  it('sends the page\'s term again when another one is under way', () => {
    expect(termToSend({ draft: '', seen: '', sent: ['bakker'] }, '')).toBe('');
  });
});
