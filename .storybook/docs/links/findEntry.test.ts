import { describe, expect, it } from 'vitest';
import { entryPath, findEntry } from './findEntry.ts';
import type { IndexEntry } from './storyIndex.ts';

const entries: IndexEntry[] = [
  { id: 'controls-buttonlink--default', title: 'controls/ButtonLink', exportName: 'Default', type: 'story' },
  { id: 'controls-button-knop--default', title: 'controls/Button (knop)', exportName: 'Default', type: 'story' },
  { id: 'controls-button-knop--docs', title: 'controls/Button (knop)', type: 'docs' },
];

describe('findEntry', () => {
  it('finds a docs page without its Dutch word, and not its neighbour', () => {
    expect(findEntry(entries, 'controls/Button')?.id).toBe('controls-button-knop--docs');
  });
  it('finds the first story where there is no docs page', () => {
    expect(findEntry(entries, 'controls/ButtonLink')?.id).toBe('controls-buttonlink--default');
  });
  it('finds a story by its export, and nothing for one that is not there', () => {
    expect(findEntry(entries, 'controls/Button', 'Default')?.id).toBe('controls-button-knop--default');
    expect(findEntry(entries, 'controls/Button', 'Weg')).toBeUndefined();
    expect(findEntry(entries, 'controls/Weg')).toBeUndefined();
  });
  it('writes the address by the kind of entry', () => {
    expect(entryPath(entries[2]!)).toBe('?path=/docs/controls-button-knop--docs');
  });
});
