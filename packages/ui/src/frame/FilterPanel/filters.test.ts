import { describe, expect, it } from 'vitest';
import { countFilters } from './countFilters.ts';
import { toggleFilter, visibleOptions, withChosen } from './filters.ts';
import { filterGroupLabel } from './groupLabel.ts';

const options = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, name: index === 90 ? 'Élan café' : `Tag ${index + 1}` }));

describe('filterGroupLabel', () => {
  it.each([['categories', 'Categorieën'], ['collections', 'Collecties'], ['tags', 'Tags'], ['materials', 'Materialen'], ['customers', 'Klanten'], ['Customer', 'Klanten'], ['customerIds', 'Klanten'], ['category', 'Categorieën'], ['printTechnique', 'Print technique'], ['merken', 'Merken'], ['constructor', 'Constructor'], ['', '']])('%s is %s', (key, label) => {
    expect(filterGroupLabel(key)).toBe(label);
  });
});

describe('toggleFilter', () => {
  it('adds, and leaves the others alone', () => {
    expect(toggleFilter({ tags: [1] }, 'categories', 8)).toEqual({ tags: [1], categories: [8] });
  });
  it('takes away an id that the address spells as text, and the empty group with it', () => {
    expect(toggleFilter({ tags: ['3'], categories: [8] }, 'tags', 3)).toEqual({ categories: [8] });
  });
  it('changes nothing in place', () => {
    const value = { tags: [1] };
    toggleFilter(value, 'tags', 2);
    expect(value).toEqual({ tags: [1] });
  });
});

describe('visibleOptions', () => {
  it('shows the first ones and counts the others', () => {
    const { shown, hidden } = visibleOptions(options, new Set(), '');
    expect([shown.length, shown[0]?.id, hidden]).toEqual([50, 1, 70]);
  });
  it('keeps a chosen one in sight', () => {
    const { shown, hidden } = visibleOptions(options, new Set(['100']), '');
    expect([shown.length, shown[0]?.id, hidden]).toEqual([51, 100, 69]);
  });
  it('finds by part of the name, without accents', () => {
    expect(visibleOptions(options, new Set(['1']), ' elan CAFE').shown.map(option => option.id)).toEqual([91]);
  });
  it('finds nothing', () => {
    expect(visibleOptions(options, new Set(), 'xyz')).toEqual({ shown: [], hidden: 0 });
  });
});

it('withChosen lets what is chosen and is no option any more be unticked', () => {
  const tags = { key: 'tags', options: [{ id: 1, name: 'Goudfolie' }] };
  expect(withChosen([tags, { key: 'categories', options: [] }], { tags: ['1', '99'] })).toEqual([
    { key: 'tags', options: [{ id: '99', name: 'Niet meer in de lijst' }, { id: 1, name: 'Goudfolie' }] },
    { key: 'categories', options: [] },
  ]);
});

it('countFilters counts over all groups', () => {
  expect(countFilters({ tags: [1, 2], categories: ['a'], collections: [] })).toBe(3);
});
