import { describe, expect, it, vi } from 'vitest';
import { isSameId } from '../../id.ts';
import { foldOptions, limitOptions, MOST_OPTIONS, searchOptions, toggleId } from './options.ts';
import { fold } from './fold.ts';

const option = (id: number | string, name: string) => ({ id, name });
const papers = [option(1, 'Gesatineerd papier'), option(2, 'Étiketten'), option(3, 'Zelfklevend etiket'), option(4, 'Papier'), option(5, 'Briefpapier')];
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('fold', () => {
  it('takes capitals, accents and outer spaces away', () => {
    expect(fold('  Ééndagsreünie ÇA ')).toBe('eendagsreunie ca');
  });
});

describe('searchOptions', () => {
  const folded = foldOptions(papers);

  it('finds whatever the capitals and accents', () => {
    expect(names(searchOptions(folded, 'ETIKET'))).toEqual(['Étiketten', 'Zelfklevend etiket']);
    expect(names(searchOptions(folded, 'étik'))).toEqual(['Étiketten', 'Zelfklevend etiket']);
  });

  it('puts a beginning before a word and a word before the middle of one', () => {
    expect(names(searchOptions(folded, 'papier'))).toEqual(['Papier', 'Gesatineerd papier', 'Briefpapier']);
  });

  it('keeps the given order without a query, and finds nothing for nonsense', () => {
    expect(searchOptions(folded, '   ')).toEqual(papers);
    expect(searchOptions(folded, 'xyz')).toEqual([]);
  });

  it('treats signs of patterns as text', () => {
    expect(names(searchOptions(foldOptions([option(1, 'A4 (210 × 297)'), option(2, 'A4')]), '(210'))).toEqual(['A4 (210 × 297)']);
  });

  it('folds nothing but the query, however many there are to search', () => {
    const many = foldOptions(Array.from({ length: 10_000 }, (_, index) => option(index, `Klant ${index} Drukkerij Peeters & Zonen`)));
    const folding = vi.spyOn(String.prototype, 'normalize');
    expect(searchOptions(many, '9999')).toEqual([many[9999]?.option]);
    expect(folding).toHaveBeenCalledTimes(1);
    folding.mockRestore();
  });
});

describe('limitOptions', () => {
  const many = Array.from({ length: 250 }, (_, index) => option(index, `Klant ${index}`));

  it('shows all of a short list', () => {
    expect(limitOptions(papers, undefined)).toEqual({ shown: papers, left: 0 });
  });

  it('counts what it leaves out', () => {
    const { shown, left } = limitOptions(many, undefined);
    expect(shown).toHaveLength(MOST_OPTIONS);
    expect(left).toBe(150);
  });

  it('puts the chosen one on top where it would be cut off, and only there', () => {
    const far = limitOptions(many, many[200]);
    expect(names(far.shown).slice(0, 2)).toEqual(['Klant 200', 'Klant 0']);
    expect(far.shown).toHaveLength(MOST_OPTIONS);
    expect(far.left).toBe(150);
    expect(limitOptions(many, many[3]).shown[0]).toBe(many[0]);
  });

  it('does not bring back a chosen one that was not found', () => {
    expect(limitOptions(many, option('weg', 'Weg')).shown[0]).toBe(many[0]);
  });
});

describe('ids', () => {
  it('are compared as text', () => {
    expect(isSameId(3, '3')).toBe(true);
    expect(isSameId('03', 3)).toBe(false);
  });

  it('are added at the end and taken away', () => {
    expect(toggleId([1, '2'], 3)).toEqual([1, '2', 3]);
    expect(toggleId([1, '2', 3], 2)).toEqual([1, 3]);
  });
});
