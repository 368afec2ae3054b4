import type { NamedFact, ProductFact } from '../facts.ts';
import type { Row } from '../csv.ts';
import { toAmount } from './body.ts';
import { nameProblems, productProblems } from './checks.ts';
import { folded } from './text.ts';

/** What the rows of an import name. */
export interface Known {
  customers: readonly NamedFact[];
  categories: readonly NamedFact[];
  tags: readonly NamedFact[];
  materials: readonly NamedFact[];
  /** The multipress numbers that products have. */
  erpIds: readonly string[];
}

/** What a row became: a product to add, or what is wrong with it. */
export interface ImportedRow {
  name: string;
  errorMessages: string[];
  product: Omit<ProductFact, 'id' | 'createdById' | 'created' | 'updated'> | undefined;
}

/** More names than any product has in a cell, and bars than stand in those: a file that is made to keep a server busy. */
const [MOST_NAMES, MOST_BARS] = [100, 1000];

/** The names of a cell: between bars, of which one behind a backslash is of the name itself. */
const namesIn = (cell: string): string[] => {
  const names: string[] = [];
  let begun = '';
  for (const part of cell.split('|', MOST_BARS)) {
    let end = part.length;
    while (part[end - 1] === '\\') end -= 1;
    const slashes = part.length - end;
    begun += part.slice(0, end) + part.slice(end, end + Math.floor(slashes / 2));
    if (slashes % 2 === 1) begun += '|';
    else {
      names.push(begun);
      begun = '';
    }
  }
  // Behind the last one there is no bar.
  return begun === '' ? names : [...names, begun.replace(/\|$/, '\\')];
};

/** Finds the records that a cell names, whatever their case and accents, and says which ones are unknown. */
const lookupIn = (records: readonly NamedFact[], noun: string) => {
  const known = new Map(records.map(({ id, name }) => [folded(name), id]));
  return (cell: string) => {
    const names = namesIn(cell);
    if (names.length > MOST_NAMES) return { ids: [], messages: [`${noun}: hoogstens ${MOST_NAMES} namen`] };
    const found = names.map(name => name.trim()).filter(Boolean).map(name => ({ name, id: known.get(folded(name)) }));
    return {
      ids: [...new Set(found.map(({ id }) => id).filter(id => id !== undefined))],
      messages: found.filter(({ id }) => id === undefined).map(({ name }) => `${noun} "${name}" bestaat niet`),
    };
  };
};

/** How many problems of a row are told: of a row with many unknown names the answer would be many times the file. */
const MOST_TOLD = 10;
const bounded = (messages: readonly string[]): string[] =>
  (messages.length > MOST_TOLD ? [...messages.slice(0, MOST_TOLD), `… en nog ${messages.length - MOST_TOLD} fouten`] : [...messages]);

/** Reads rows one after the other: what one has, the next may not have. */
export const createRowReader = (known: Known): ((row: Row) => ImportedRow) => {
  const customers = new Map(known.customers.map(({ id, name }) => [folded(name), id]));
  const [findCategories, findTags] = [lookupIn(known.categories, 'Categorie'), lookupIn(known.tags, 'Tag')];
  const findMaterials = lookupIn(known.materials, 'Materiaal');
  const erpIds = new Set(known.erpIds.map(folded));

  return row => {
    const customerId = customers.get(folded(row.customer));
    const [categories, tags, materials] = [findCategories(row.categories), findTags(row.tags), findMaterials(row.materials)];
    const ammount = toAmount(row.ammount);
    const problems = [
      row.hasMore && 'Deze rij heeft meer cellen dan de hoofding',
      ...nameProblems(row.name, 'De naam ontbreekt'),
      ...Object.values(productProblems(row)).flat(),
      !row.customer && 'De klant ontbreekt',
      row.customer && customerId === undefined && `Klant "${row.customer}" bestaat niet`,
      Number.isNaN(ammount) && `"${row.ammount}" is geen aantal`,
      row.erpId && erpIds.has(folded(row.erpId)) && `Multipress nummer ${row.erpId} is al in gebruik`,
      ...[categories, tags, materials].flatMap(({ messages }) => messages),
    ];
    const errorMessages = bounded(problems.filter(message => typeof message === 'string' && message !== '') as string[]);
    const name = row.name || '(zonder naam)';
    if (errorMessages.length > 0 || customerId === undefined) return { name, errorMessages, product: undefined };
    if (row.erpId) erpIds.add(folded(row.erpId));
    const product = {
      name,
      erpId: row.erpId || null,
      description: row.description || null,
      formatOpen: row.formatOpen || null,
      formatClosed: row.formatClosed || null,
      customerId,
      ammount,
      categoryIds: categories.ids,
      tagIds: tags.ids,
      materialIds: materials.ids,
      // Nothing to show yet: it has no media.
      isVisible: false,
    };
    return { name, errorMessages, product };
  };
};
