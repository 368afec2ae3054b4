import { EXTRAS, type ImportResult } from '@staalkaart/api-client/wire';
import { COLUMNS, createReader, decoded, type Row, rowsIn } from '../csv.ts';
import { json, type JsonAnswer } from '../http/json.ts';
import { refusal } from '../http/refusal.ts';
import { EDITORS } from '../rules/access.ts';
import { createRowReader, type ImportedRow, type Known } from '../rules/importRow.ts';
import type { Snapshot } from '../store.ts';
import { once } from './once.ts';
import { type Call, route, type Route } from './route.ts';
import { receiveFile } from './upload.ts';

const CSV_MEGABYTES = 5;
const MOST_ROWS = 50_000;
/** How many rows are checked and stored at a time: a store may let readers through in between. */
const BATCH = 500;

/** Lets others have a turn. */
const pause = (): Promise<void> => new Promise(done => { setTimeout(done); });

/** The rows of a file, or 400. */
const readRows = async (text: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let read: ReturnType<typeof createReader> | undefined;
  for (const slice of rowsIn(text)) {
    if (!read && slice.length > 0) read = createReader(slice.shift());
    for (const cells of slice) rows.push(read!(cells));
    if (rows.length > MOST_ROWS) throw refusal(400, { title: `Dit bestand bevat meer dan ${MOST_ROWS} producten.`, detail: 'Verdeel het over meerdere bestanden.' });
    await pause();
  }
  if (!read) createReader();
  if (rows.length === 0) throw refusal(400, { title: 'Dit bestand bevat geen producten.' });
  return rows;
};

/** What these rows may name. */
const knownTo = async (at: Snapshot, rows: readonly Row[]): Promise<Known> => {
  const [customers, categories, tags, materials] =
    [await at.find('customers', {}), await at.find('categories', {}), await at.find('tags', {}), await at.find('materials', {})];
  const numbered = await at.find('products', { same: { erpId: rows.map(({ erpId }) => erpId).filter(Boolean) } });
  return {
    customers: customers.records,
    categories: categories.records,
    tags: tags.records,
    materials: materials.records,
    erpIds: numbered.records.map(({ erpId }) => erpId ?? ''),
  };
};

/** Makes a product of each row that is right, and says what is wrong with the others. */
const importProducts = (call: Call): Promise<JsonAnswer> => receiveFile(call, 'file', CSV_MEGABYTES, async (file, name) => {
  const { me, now } = call;
  if (!/\.csv$/i.test(name)) throw refusal(415, { title: `${name} is geen .csv bestand.` });
  const text = decoded(file.read(0, file.size));
  const rows = await readRows(text);
  return once(call, text, async at => {
    const readRow = createRowReader(await knownTo(at, rows));
    const items: ImportedRow[] = [];
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH).map(readRow);
      const made = batch.map(({ product }) => product).filter(product => product !== undefined);
      await at.add('products', made.map(product => ({ ...product, createdById: me.id, created: now, updated: now })));
      items.push(...batch);
    }
    const told = items.map(({ name: itemName, errorMessages }) => ({ name: itemName, errorMessages }));
    const result: ImportResult = { uploadedItems: told.filter(item => item.errorMessages.length === 0), errorItems: told.filter(item => item.errorMessages.length > 0) };
    return { answer: json(result), events: [{ event: 'products-imported', added: result.uploadedItems.length, refused: result.errorItems.length }] };
  });
});

/** The file that people fill in, and what becomes of it. */
export const importRoutes: readonly Route[] = [
  route('GET', EXTRAS.productTemplate, () =>
    new Response(`${COLUMNS.join(';')}\r\n`, {
      headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="product_headers.csv"' },
    }), EDITORS),
  route('POST', EXTRAS.productBatch, importProducts, EDITORS),
];
