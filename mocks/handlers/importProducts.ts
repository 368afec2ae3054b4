import type { ImportItem, ImportResult } from '@staalkaart/api-client/wire';
import { readRows, type Row } from '../csv/readRows.ts';
import { COLUMNS } from '../csv/template.ts';
import type { Db } from '../db/db.ts';
import type { Call } from './call.ts';
import { findAll, lookupIn } from './importLookup.ts';
import { nameProblems, tooLarge, tooLong } from './lengths.ts';
import { refusal } from './refusal.ts';

const createReader = ({ db, me }: Call) => {
  const customers = lookupIn(db.customers);
  const [categories, tags, materials] = [lookupIn(db.categories), lookupIn(db.tags), lookupIn(db.materials)];
  const numbers = new Set(db.products.all().map(({ erpId }) => erpId));

  return (row: Row): ImportItem => {
    const customerId = customers(row.customer);
    const found = {
      categories: findAll(row.categories, categories, 'Categorie'),
      tags: findAll(row.tags, tags, 'Tag'),
      materials: findAll(row.materials, materials, 'Materiaal'),
    };
    const ammount = row.ammount ? Number(row.ammount.replace(',', '.')) : null;
    const errorMessages = [
      ...nameProblems(row.name, 'De naam ontbreekt'),
      ...[row.erpId, row.formatOpen, row.formatClosed].map(tooLong),
      tooLarge(row.description),
      row.name.includes('_') && 'Gebruik geen underscores (_) in de naam',
      !row.customer && 'De klant ontbreekt',
      row.customer && customerId === undefined && `Klant "${row.customer}" bestaat niet`,
      ammount !== null && !(ammount >= 0) && `"${row.ammount}" is geen aantal`,
      row.erpId && numbers.has(row.erpId) && `Multipress nummer ${row.erpId} is al in gebruik`,
      ...Object.values(found).flatMap(({ messages }) => messages),
    ].filter(message => typeof message === 'string' && message !== '') as string[];
    if (errorMessages.length === 0 && customerId !== undefined) {
      addProduct(db, me.id, row, {
        customerId,
        ammount,
        categoryIds: found.categories.ids,
        tagIds: found.tags.ids,
        materialIds: found.materials.ids,
      });
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
    // Nothing to show yet: it has no media.
    isVisible: false,
    createdById,
    created: db.now(),
    updated: db.now(),
  });

/** Makes a product of each row that is right, and says what is wrong with the others. */
export const importProducts = (call: Call, text: string): ImportResult => {
  const rows = readRows(text);
  if (!rows) throw refusal(400, { title: 'Dit bestand heeft niet de juiste hoofding.', detail: `Verwacht: ${COLUMNS.join(';')}` });
  if (rows.length === 0) throw refusal(400, { title: 'Dit bestand bevat geen producten.' });
  const items = rows.map(createReader(call));
  return {
    uploadedItems: items.filter(({ errorMessages }) => errorMessages.length === 0),
    errorItems: items.filter(({ errorMessages }) => errorMessages.length > 0),
  };
};
