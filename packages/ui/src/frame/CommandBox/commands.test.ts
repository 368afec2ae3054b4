import { describe, expect, it } from 'vitest';
import { matching, type CommandGroup } from './commands.ts';

const groups: CommandGroup[] = [
  { key: 'screens', title: 'Schermen', isOffered: true, commands: [{ id: '1', name: 'Producten' }, { id: '2', name: 'Categoriën' }] },
  { key: 'categories', title: 'Categorieën', commands: Array.from({ length: 9 }, (_, at) => ({ id: String(at), name: `Etiket ${at}` })) },
  { key: 'products', title: 'Producten', isFound: true, commands: [{ id: '7', name: 'Doos', detail: 'MP-20418' }] },
];
const seen = (term: string) => matching(groups, term).map(({ key, commands }) => `${key} ${commands.length}`);

describe('what the box shows', () => {
  it('is what is offered while nothing is typed', () => {
    expect(seen('')).toEqual(['screens 2']);
    expect(seen('  ')).toEqual(['screens 2']);
  });
  it('is narrowed by what is typed, without accents, and leaves out what was found elsewhere for it', () => {
    expect(seen('categorien')).toEqual(['screens 1', 'products 1']);
    expect(seen('étiket')).toEqual(['categories 5', 'products 1']);
  });
});
