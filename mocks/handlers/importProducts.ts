import type { ImportItem, ImportResult } from '@staalkaart/api-client/wire';
import { parseCsv } from '../csv/parseCsv.ts';
import { COLUMNS, type Column } from '../csv/template.ts';
import type { Db } from '../db/db.ts';
import type { Fact } from '../db/facts.ts';
import type { Table } from '../db/table.ts';
import type { Call } from './call.ts';
import { refusal } from './refusal.ts';
import { folded } from './search.ts';

type Row = Record<Column, string>;
type Lookup = (name: string) => number | undefined;

const lookupIn = (table: Table<Fact & { readonly name: string }>): Lookup => {
  const ids = new Map(table.all().map(({ id, name }) => [folded(name), id]));
  return name => ids.get(folded(name));
};

const readRows = (text: string): Row[] => {
  const [header = [], ...rows] = parseCsv(text);
  const places = COLUMNS.map(column => header.findIndex(cell => cell.toLowerCase() === column.toLowerCase()));
  if (places[0] === -1) throw refusal(400, { title: 'Dit bestand heeft niet de juiste hoofding.', detail: `Verwacht: ${COLUMNS.join(';')}` });
  return rows.map(cells => Object.fromEntries(COLUMNS.map((column, index) => [column, cells[places[index] ?? -1] ?? ''])) as Row);
};

/** Finds each name of a cell, and says which ones are unknown. */
const findAll = (cell: string, find: Lookup, noun: string) => {
  const names = cell.split('|').map(name => name.trim()).filter(Boolean);
  const ids = names.map(find);
  return {
    ids: [...new Set(ids.filter(id => id !== undefined))],
    messages: names.filter((_, index) => ids[index] === undefined).map(name => `${noun} "${name}" bestaat niet`),
  };
};

const createReader = ({ db, me }: Call) => {
  const [customers, categories, tags, materials] = [db.customers, db.categories, db.tags, db.materials].map(lookupIn) as [Lookup, Lookup, Lookup, Lookup];
  const numbers = new Set(db.products.all().map(({ erpId }) => erpId));

  return (row: Row): ImportItem => {
    const customerId = customers(row.customer);
    const found = { categories: findAll(row.categories, categories, 'Categorie'), tags: findAll(row.tags, tags, 'Tag'), materials: findAll(row.materials, materials, 'Materiaal') };
    const ammount = row.ammount ? Number(row.ammount.replace(',', '.')) : null;
    const errorMessages = [
      !row.name && 'De naam ontbreekt',
      row.name.includes('_') && 'Gebruik geen underscores (_) in de naam',
      !row.customer && 'De klant ontbreekt',
      row.customer && customerId === undefined && `Klant "${row.customer}" bestaat niet`,
      ammount !== null && !(ammount >= 0) && `"${row.ammount}" is geen aantal`,
      row.erpId && numbers.has(row.erpId) && `Multipress nummer ${row.erpId} is al in gebruik`,
      ...Object.values(found).flatMap(({ messages }) => messages),
    ].filter(message => typeof message === 'string' && message !== '') as string[];
    if (errorMessages.length === 0 && customerId !== undefined) {
      addProduct(db, me.id, row, { customerId, ammount, categoryIds: found.categories.ids, tagIds: found.tags.ids, materialIds: found.materials.ids });
      if (row.erpId) numbers.add(row.erpId);
    }
    return { name: row.name || '(zonder naam)', errorMessages };
  };
};

interface Links {
  customerId: number;
  ammount: number | null;
  categoryIds: number[];
  tagIds: number[];
  materialIds: number[];
}

const addProduct = (db: Db, createdById: number, row: Row, links: Links) =>
  db.products.add({
    ...links,
    name: row.name,
    erpId: row.erpId || null,
    description: row.description || null,
    formatOpen: row.formatOpen || null,
    formatClosed: row.formatClosed || null,
    isVisible: true,
    createdById,
    created: db.now(),
    updated: db.now(),
  });

/** Makes a product of each row that is right, and says what is wrong with the others. */
export const importProducts = (call: Call, text: string): ImportResult => {
  const rows = readRows(text);
  if (rows.length === 0) throw refusal(400, { title: 'Dit bestand bevat geen producten.' });
  const items = rows.map(createReader(call));
  return {
    uploadedItems: items.filter(({ errorMessages }) => errorMessages.length === 0),
    errorItems: items.filter(({ errorMessages }) => errorMessages.length > 0),
  };
};
