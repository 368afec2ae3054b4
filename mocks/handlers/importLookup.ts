import type { Fact } from '../db/facts.ts';
import type { Table } from '../db/table.ts';
import { folded } from './search.ts';

/** Gives the id of a name. */
export type Lookup = (name: string) => number | undefined;

/** Looks names up in a table, whatever their case and accents. */
export const lookupIn = (table: Table<Fact & { readonly name: string }>): Lookup => {
  const ids = new Map(table.all().map(({ id, name }) => [folded(name), id]));
  return name => ids.get(folded(name));
};

/** Finds each name of a cell, and says which ones are unknown. */
export const findAll = (cell: string, find: Lookup, noun: string) => {
  const names = cell.split('|').map(name => name.trim()).filter(Boolean);
  const ids = names.map(find);
  return {
    ids: [...new Set(ids.filter(id => id !== undefined))],
    messages: names.filter((_, index) => ids[index] === undefined).map(name => `${noun} "${name}" bestaat niet`),
  };
};
