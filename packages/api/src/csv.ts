import Papa from 'papaparse';
import { refusal } from './http/refusal.ts';

/** The columns of an import; a cell with several names separates them with a bar. */
export const COLUMNS = [
  'name', 'erpId', 'ammount', 'formatOpen', 'formatClosed', 'customer', 'categories', 'tags', 'materials', 'description',
] as const;

/** The cells of a product by their column. */
export type Row = Record<(typeof COLUMNS)[number], string>;

/** The bytes of a file as text: UTF-8, with or without its mark, else what Excel writes in Flanders. */
export const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** A first line that says what separates, as Excel writes and hides it. */
const SEPARATOR_LINE = /^sep=([;,\t])(?:\r\n?|\n)/i;

/** What separates: a semicolon, as Excel writes in Flanders, unless the first line has only commas. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1);
  return !first.includes(';') && first.includes(',') ? ',' : ';';
};

/** How much is read before others get a turn, in characters; and more than any row is, with the longest of descriptions. */
const [SLICE, LONGEST_ROW] = [100_000, 300_000];

/**
 * The rows of a text as cells, a slice at a time; a row that a slice cuts through is read with the next.
 * @throws Response 400 for one that is too long
 */
export function* rowsIn(text: string): Generator<string[][]> {
  const said = SEPARATOR_LINE.exec(text);
  const body = text.slice(said?.[0].length);
  const delimiter = said?.[1] ?? separatorOf(body);
  const newline = Papa.parse(body.slice(0, SLICE), { delimiter, preview: 1 }).meta.linebreak as '\n';
  for (let [at, size] = [0, SLICE]; at < body.length;) {
    const isLast = at + size >= body.length;
    const { data, meta } = new Papa.Parser({ delimiter, newline }).parse(body.slice(at, at + size), 0, !isLast) as Papa.ParseResult<string[]>;
    const isCut = !isLast && meta.cursor === 0;
    if (isCut && size === LONGEST_ROW) throw refusal(400, { title: 'Een rij van dit bestand is te lang.', detail: 'Kijk na of elk aanhalingsteken gesloten wordt.' });
    size = isCut ? LONGEST_ROW : SLICE;
    at = isLast ? body.length : at + meta.cursor;
    yield data.map(cells => cells.map(cell => cell.trim())).filter(cells => cells.some(Boolean));
  }
}

/** Reads rows under a header, whatever the order of its columns; undefined when it names no product. */
export const createReader = (header: readonly string[]): ((cells: readonly string[]) => Row) | undefined => {
  const places = COLUMNS.map(column => header.findIndex(cell => cell.toLowerCase() === column.toLowerCase()));
  if (places[0] === -1) return undefined;
  return cells => Object.fromEntries(COLUMNS.map((column, index) => [column, cells[places[index] ?? -1] ?? ''])) as Row;
};
