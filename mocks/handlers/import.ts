import type { HttpHandler } from 'msw';
import Papa from 'papaparse';
import { EXTRAS, type ImportItem, type ImportResult } from '@staalkaart/api-client/wire';
import { EDITORS } from '../auth/access.ts';
import type { NamedFact } from '../db/facts.ts';
import type { Table } from '../db/table.ts';
import { folded, nameProblems, refusal, tooLarge, tooLong } from './checks.ts';
import { readFile, refuseLarge } from './files.ts';
import { hasUnderscore } from './products.ts';
import type { Call, Route } from './route.ts';

const CSV_MEGABYTES = 5;

/** The columns of an import; a cell with several names separates them with a bar. */
const COLUMNS = [
  'name', 'erpId', 'ammount', 'formatOpen', 'formatClosed', 'customer', 'categories', 'tags', 'materials', 'description',
] as const;

/** The cells of a product by their column. */
type Row = Record<(typeof COLUMNS)[number], string>;

/** A semicolon, as Excel writes in Flanders, unless the first line has only commas. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1);
  return !first.includes(';') && first.includes(',') ? ',' : ';';
};

/** Reads the rows under a header, whatever the order of its columns; undefined when it names no product. */
const readRows = (text: string): Row[] | undefined => {
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: 'greedy', transform: cell => cell.trim() });
  const [header = [], ...rows] = data;
  const places = COLUMNS.map(column => header.findIndex(cell => cell.toLowerCase() === column.toLowerCase()));
  if (places[0] === -1) return undefined;
  return rows.map(cells => Object.fromEntries(COLUMNS.map((column, index) => [column, cells[places[index] ?? -1] ?? ''])) as Row);
};

/** Finds the records that a cell names, whatever their case and accents, and says which ones are unknown. */
const lookupIn = (table: Table<NamedFact>, noun: string) => {
  const known = new Map(table.all().map(({ id, name }) => [folded(name), id]));
  return (cell: string) => {
    const names = cell.split('|').map(name => name.trim()).filter(Boolean);
    const found = names.map(name => ({ name, id: known.get(folded(name)) }));
    return {
      ids: [...new Set(found.map(({ id }) => id).filter(id => id !== undefined))],
      messages: found.filter(({ id }) => id === undefined).map(({ name }) => `${noun} "${name}" bestaat niet`),
    };
  };
};

const createReader = ({ db, me }: Call) => {
  const customers = new Map(db.customers.all().map(({ id, name }) => [folded(name), id]));
  const [findCategories, findTags] = [lookupIn(db.categories, 'Categorie'), lookupIn(db.tags, 'Tag')];
  const findMaterials = lookupIn(db.materials, 'Materiaal');
  const numbers = new Set(db.products.all().map(({ erpId }) => erpId));

  return (row: Row): ImportItem => {
    const customerId = customers.get(folded(row.customer));
    const [categories, tags, materials] = [findCategories(row.categories), findTags(row.tags), findMaterials(row.materials)];
    const ammount = row.ammount ? Number(row.ammount.replace(',', '.')) : null;
    const problems = [
      ...nameProblems(row.name, 'De naam ontbreekt'),
      ...[row.erpId, row.formatOpen, row.formatClosed].map(tooLong),
      tooLarge(row.description),
      hasUnderscore(row.name),
      !row.customer && 'De klant ontbreekt',
      row.customer && customerId === undefined && `Klant "${row.customer}" bestaat niet`,
      ammount !== null && !(ammount >= 0) && `"${row.ammount}" is geen aantal`,
      row.erpId && numbers.has(row.erpId) && `Multipress nummer ${row.erpId} is al in gebruik`,
      ...[categories, tags, materials].flatMap(({ messages }) => messages),
    ];
    const errorMessages = problems.filter(message => typeof message === 'string' && message !== '') as string[];
    if (errorMessages.length === 0 && customerId !== undefined) {
      const now = db.now();
      db.products.add({
        name: row.name,
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
        createdById: me.id,
        created: now,
        updated: now,
      });
      if (row.erpId) numbers.add(row.erpId);
    }
    return { name: row.name || '(zonder naam)', errorMessages };
  };
};

/** Makes a product of each row that is right, and says what is wrong with the others. */
const importProducts = (call: Call, text: string): ImportResult => {
  const rows = readRows(text);
  if (!rows) throw refusal(400, { title: 'Dit bestand heeft niet de juiste hoofding.', detail: `Verwacht: ${COLUMNS.join(';')}` });
  if (rows.length === 0) throw refusal(400, { title: 'Dit bestand bevat geen producten.' });
  const items = rows.map(createReader(call));
  const isMade = ({ errorMessages }: ImportItem) => errorMessages.length === 0;
  return { uploadedItems: items.filter(isMade), errorItems: items.filter(item => !isMade(item)) };
};

/** The file that people fill in, and what becomes of it. They stand before the generic calls, or `template` would be an id. */
export const importHandlers = (route: Route): HttpHandler[] => [
  route('get', EXTRAS.productTemplate, () =>
    new Response(`${COLUMNS.join(';')}\r\n`, {
      headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="product_headers.csv"' },
    }), EDITORS),

  route('post', EXTRAS.productBatch, async call => {
    const file = await readFile(call.request, 'file');
    if (!/\.csv$/i.test(file.name)) throw refusal(415, { title: `${file.name} is geen .csv bestand.` });
    refuseLarge(file, CSV_MEGABYTES);
    return importProducts(call, await file.text());
  }, EDITORS),
];
