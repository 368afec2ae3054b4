/** What separates cells: a semicolon, as Excel writes in Flanders, a comma or a tab. */
export type Delimiter = ';' | ',' | '\t';

/** A row of cells with the number that a spreadsheet gives it: the heading is usually row 1. */
export interface CsvRow {
  number: number;
  cells: readonly string[];
}

/** A CSV file as people see it in a spreadsheet. */
export interface CsvTable {
  /** The cells of the first row with something in it. */
  headers: readonly string[];
  /** The rows below it; those with nothing in them are left out. */
  rows: readonly CsvRow[];
  delimiter: Delimiter;
  /** `windows-1252` where the bytes are no UTF-8. */
  encoding: 'utf-8' | 'windows-1252';
  /** Numbers of the rows in which a quote is misplaced or never closed. */
  brokenRows: readonly number[];
}

/** The text of a file: UTF-8, with or without its mark, else what older versions of Excel write. */
const decode = (bytes: Uint8Array): { text: string; encoding: CsvTable['encoding'] } => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
};

/** A first line that says what separates, as Excel writes and hides it: 'sep=;'. */
const SEPARATOR_LINE = /^sep=([;,\t])\n?/i;

/** What separates the cells of a text: what its first line has outside quotes, a semicolon before a tab before a comma. */
export const delimiterOf = (text: string): Delimiter => {
  const [first = ''] = text.replace(/^[\n ]+/, '').replaceAll(/"[^"]*"/g, '').split('\n', 1);
  return ([';', '\t', ','] as const).find(delimiter => first.includes(delimiter)) ?? ';';
};

const hasContent = ({ cells }: CsvRow) => cells.some(cell => cell.trim() !== '');

/** Reads a CSV text. The parser is fetched when a first file is chosen. */
const parse = async (text: string): Promise<Omit<CsvTable, 'encoding'>> => {
  const { default: Papa } = await import('papaparse');
  const whole = text.replace(/\r\n?/g, '\n');
  const said = SEPARATOR_LINE.exec(whole);
  const source = said ? whole.slice(said[0].length) : whole;
  const delimiter = (said?.[1] as Delimiter | undefined) ?? delimiterOf(source);
  const { data, errors } = Papa.parse<string[]>(source, { delimiter, newline: '\n' });
  const [heading, ...rows] = data.map((cells, at): CsvRow => ({ number: at + 1, cells })).filter(hasContent);
  const brokenRows = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row + 1));
  return { headers: heading?.cells.map(cell => cell.trim()) ?? [], rows, delimiter, brokenRows: [...brokenRows] };
};

/** Reads a CSV file that passed `checkCsv`, as a spreadsheet would. */
export const readCsv = async (file: Blob): Promise<CsvTable> => {
  const { text, encoding } = decode(new Uint8Array(await file.arrayBuffer()));
  return { ...await parse(text), encoding };
};

/** The file as it is sent: what is no UTF-8 is written anew as UTF-8, exactly as its preview shows it, under the same name. */
export const asUtf8 = async (file: File): Promise<File> => {
  const { text, encoding } = decode(new Uint8Array(await file.arrayBuffer()));
  return encoding === 'utf-8' ? file : new File([text], file.name, { type: file.type });
};

/** The columns of the template, the answer of `GET Products/template`; for `ImportForm`. */
export const templateColumns = async (template: Blob): Promise<string[]> =>
  (await readCsv(template)).headers.filter(name => name !== '');
