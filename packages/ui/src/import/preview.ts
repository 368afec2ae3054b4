import type { CsvRow, CsvTable } from './readCsv.ts';

/** What is worth knowing of a file before it is imported. Rows have the numbers of a spreadsheet. */
export interface ImportPreview {
  rowCount: number;
  /** Columns that the template does not have. */
  unknownColumns: string[];
  /** Columns of the template that the file does not have. */
  missingColumns: string[];
  /** Columns that stand in the heading more than once. */
  repeatedColumns: string[];
  /** Rows without a name. */
  emptyNames: number[];
  /** Rows whose name has an underscore (specification §5). */
  underscoreNames: number[];
  /** Codes (erpId) that more than one row has, with those rows. */
  duplicateCodes: { code: string; rows: number[] }[];
  /** Rows with more cells than the heading: often a separator that stands in a text without quotes. */
  tooManyCells: number[];
  /** Rows in which a quote is misplaced. */
  brokenRows: readonly number[];
  isUtf8: boolean;
  /** The first rows, to look at. */
  sample: readonly CsvRow[];
}

/** How many rows are shown before the import. */
const SAMPLE_ROWS = 5;

/** What the columns are called in the template, and in a file that a person made. */
const NAME_COLUMNS = ['name', 'naam'];
const CODE_COLUMNS = ['erpid', 'multipress nummer', 'multipress'];

const plain = (name: string) => name.trim().toLowerCase();
const placeOf = (headers: readonly string[], names: readonly string[]) => headers.findIndex(header => names.includes(plain(header)));
const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== '';

/** Names that the others do not have, whatever the capitals; each once. */
const absentFrom = (names: readonly string[], others: readonly string[]) => {
  const known = new Set(others.map(plain));
  return [...new Map(names.filter(name => !known.has(plain(name))).map(name => [plain(name), name])).values()];
};

const repeated = (headers: readonly string[]) => {
  const seen = new Set<string>();
  const again = headers.filter(header => plain(header) !== '' && seen.size === seen.add(plain(header)).size);
  return absentFrom(again, []);
};

const numbersOf = (rows: readonly CsvRow[], is: (cells: readonly string[]) => boolean) => rows.filter(({ cells }) => is(cells)).map(({ number }) => number);

const duplicates = (rows: readonly CsvRow[], place: number) => {
  const byCode = new Map<string, number[]>();
  for (const { number, cells } of rows) {
    const code = cells[place]?.trim();
    if (!code) continue;
    const known = byCode.get(code);
    if (known) known.push(number);
    else byCode.set(code, [number]);
  }
  return [...byCode].filter(([, numbers]) => numbers.length > 1).map(([code, numbers]) => ({ code, rows: numbers }));
};

/** A separator at the end of every line makes a column without a name: only one with something in it counts. */
const columnsInUse = ({ headers, rows }: CsvTable) => {
  const named = headers.filter(header => header !== '');
  const isNamelessUsed = headers.some((header, at) => header === '' && rows.some(({ cells }) => isFilled(cells[at])));
  return isNamelessUsed ? [...named, ''] : named;
};

/**
 * Says what will happen to a file, without asking the server.
 * @param template the columns of the template; nothing is said of columns without it
 */
export const previewOf = (table: CsvTable, template: readonly string[] | undefined): ImportPreview => {
  const { headers, rows } = table;
  const columns = columnsInUse(table);
  const namePlace = placeOf(headers, NAME_COLUMNS);
  const codePlace = placeOf(headers, CODE_COLUMNS);
  return {
    rowCount: rows.length,
    unknownColumns: template ? absentFrom(columns, template) : [],
    missingColumns: template ? absentFrom(template, columns) : [],
    repeatedColumns: repeated(headers),
    emptyNames: namePlace < 0 ? [] : numbersOf(rows, cells => !isFilled(cells[namePlace])),
    underscoreNames: namePlace < 0 ? [] : numbersOf(rows, cells => cells[namePlace]?.includes('_') ?? false),
    duplicateCodes: codePlace < 0 ? [] : duplicates(rows, codePlace),
    tooManyCells: numbersOf(rows, cells => cells.slice(headers.length).some(isFilled)),
    brokenRows: table.brokenRows,
    isUtf8: table.encoding === 'utf-8',
    sample: rows.slice(0, SAMPLE_ROWS),
  };
};
