import Papa from 'papaparse';
import { refusal } from './http/refusal.ts';
import { oneLine } from './rules/text.ts';

/** The columns of an import; a cell with several names separates them with a bar. */
export const COLUMNS = [
  'name', 'erpId', 'ammount', 'formatOpen', 'formatClosed', 'customer', 'categories', 'tags', 'materials', 'description',
] as const;

/** The cells of a product by their column. */
export interface Row extends Record<(typeof COLUMNS)[number], string> {
  /** Whether it has more cells than the header. */
  readonly hasMore: boolean;
}

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

/** What separates, as the preview of the application has it too: a semicolon, as Excel writes in Flanders, unless the first line has none and another. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1);
  return [';', '\t', ','].find(one => first.includes(one)) ?? ';';
};

/** How much is read before others get a turn, in characters; and more than any row is, with the longest of descriptions. */
const [SLICE, LONGEST_ROW] = [100_000, 300_000];

const CLOSE_QUOTES = 'Kijk na of elk aanhalingsteken gesloten wordt.';
/** How much is told of a row or a header that is wrong: characters, and names. */
const [MOST_SHOWN, MOST_TOLD] = [40, 5];
const shownRow = ([first = '']: readonly string[] = []): string => `de rij '${oneLine(first.trim().replaceAll(/\s+/g, ' ').slice(0, MOST_SHOWN))}'`;

/**
 * The rows of a text as cells, a slice at a time; a row that a slice cuts through is read with the next. A line may end in any
 * way, also in one text: a return before a newline is a space around the last cell, and one by itself is made a newline.
 * @throws Response 400 for a row that is too long, or of which a quote would take along what follows
 */
export function* rowsIn(text: string): Generator<string[][]> {
  const said = SEPARATOR_LINE.exec(text);
  const body = text.slice(said?.[0].length).replaceAll(/\r(?!\n)/g, '\n');
  const delimiter = said?.[1] ?? separatorOf(body);
  for (let [at, size] = [0, SLICE]; at < body.length;) {
    const isLast = at + size >= body.length;
    const { data, errors, meta } = new Papa.Parser({ delimiter, newline: '\n' }).parse(body.slice(at, at + size), 0, !isLast) as Papa.ParseResult<string[]>;
    const isCut = !isLast && meta.cursor === 0;
    if (isCut && size === LONGEST_ROW) throw refusal(400, { title: 'Een rij van dit bestand is te lang.', detail: CLOSE_QUOTES });
    // Of a row that is read again with the next slice nothing is known yet.
    const wrong = errors.find(({ row = 0 }) => row < data.length);
    if (wrong) throw refusal(400, { title: `De aanhalingstekens van ${shownRow(data[wrong.row ?? 0])} kloppen niet.`, detail: CLOSE_QUOTES });
    size = isCut ? LONGEST_ROW : SLICE;
    at = isLast ? body.length : at + meta.cursor;
    yield data.map(cells => cells.map(cell => cell.trim())).filter(cells => cells.some(Boolean));
  }
}

/** Without the apostrophe that an export puts before what a spreadsheet would run, also behind one: what was exported can be imported. */
const unguarded = (cell: string): string => cell.replace(/^'(?='?[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u, '');

const KNOWN = new Set(COLUMNS.map(column => column.toLowerCase()));

/** What of a header no product has, or has already. */
const strangeIn = (header: readonly string[]): string[] => {
  const unseen = new Set(KNOWN);
  // What is known is seen once.
  return header.filter(cell => cell !== '' && !unseen.delete(cell.toLowerCase()));
};

const wrongHeader = (detail = ''): Response => refusal(400, { title: 'Dit bestand heeft niet de juiste hoofding.', detail: `${detail}Verwacht: ${COLUMNS.join(';')}` });

/**
 * Reads rows under a header, whatever the order of its columns.
 * @throws Response 400 for a header that names no product, or anything else than its columns: their cells would be lost
 */
export const createReader = (first: readonly string[] = []): ((cells: readonly string[]) => Row) => {
  const header = first.map(oneLine);
  const places = COLUMNS.map(column => header.findIndex(cell => cell.toLowerCase() === column.toLowerCase()));
  if (places[0] === -1) throw wrongHeader();
  const strange = strangeIn(header).slice(0, MOST_TOLD).map(cell => cell.slice(0, MOST_SHOWN));
  if (strange.length > 0) throw wrongHeader(`Onbekend of dubbel: ${strange.join(', ')}. `);
  return cells => ({
    ...Object.fromEntries(COLUMNS.map((column, index) => [column, (column === 'description' ? String : oneLine)(unguarded(cells[places[index] ?? -1] ?? ''))])) as Record<(typeof COLUMNS)[number], string>,
    hasMore: cells.some((cell, place) => cell !== '' && !header[place]),
  });
};
