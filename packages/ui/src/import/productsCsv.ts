import Papa from 'papaparse';
import { formText } from '../nl/forms.ts';
import { showNumber } from '../numbers.ts';
import { csvOf, MARK } from './writeCsv.ts';

interface Named {
  name: string;
}

/** A product as its row needs it. */
export interface ExportedProduct extends Named {
  erpId?: string | null;
  ammount?: number | null;
  formatOpen?: string | null;
  formatClosed?: string | null;
  customer?: Named | null;
  categories: readonly Named[];
  tags: readonly Named[];
  materials: readonly Named[];
  /** HTML, as an import takes it. */
  description?: string | null;
}

/** A cell with several names separates them with a bar; one within a name stands behind a backslash, and so does a backslash before either. */
const namesOf = (list: readonly Named[]) =>
  list.map(({ name }) => name.replaceAll(/(\\*)(\||$)/g, (_, slashes: string, bar: string) => slashes + slashes + (bar && '\\|'))).join('|');

/** Each column by its name on the wire and as the form calls it, with what stands in it. */
const COLUMNS: readonly (readonly [names: readonly string[], read: (product: ExportedProduct) => string])[] = [
  [['name', formText.name], ({ name }) => name],
  [['erpId', formText.erpId], ({ erpId }) => erpId ?? ''],
  [['ammount', formText.amount], ({ ammount }) => showNumber(ammount)],
  [['formatOpen', formText.formatOpen], ({ formatOpen }) => formatOpen ?? ''],
  [['formatClosed', formText.formatClosed], ({ formatClosed }) => formatClosed ?? ''],
  [['customer', formText.customer], ({ customer }) => customer?.name ?? ''],
  [['categories', formText.categories], ({ categories }) => namesOf(categories)],
  [['tags', formText.tags], ({ tags }) => namesOf(tags)],
  [['materials', formText.materials], ({ materials }) => namesOf(materials)],
  [['description', formText.description], ({ description }) => description ?? ''],
];

const findColumn = (header: string) => COLUMNS.find(([names]) => names.some(name => name.toLowerCase() === header.trim().toLowerCase()));

/** The header of a template; the names on the wire where it names nothing that is known. */
const headerOf = (template: string): string[] => {
  const [header = []] = Papa.parse<string[]>(template.replace(MARK, ''), { skipEmptyLines: 'greedy', preview: 1 }).data;
  return header.some(findColumn) ? header : COLUMNS.map(([[name]]) => name!);
};

/**
 * Products as the file of an import: a row for each, in the columns of the template, separated by semicolons, with the
 * mark of UTF-8 and no cell that a spreadsheet runs. A column that the template has and nobody knows stays empty.
 * @param template the header row that the server gives out
 */
export const productsCsv = (template: string, products: readonly ExportedProduct[]): string => {
  const header = headerOf(template);
  const readers = header.map(name => findColumn(name)?.[1] ?? (() => ''));
  return csvOf([header, ...products.map(product => readers.map(read => read(product)))]);
};
