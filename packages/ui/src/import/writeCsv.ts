import { importText } from '../nl/import.ts';

/** What an import made of one row of the file (specification §3, "Import result"). */
export interface ImportItem {
  /** May be missing: that is one of the things that can be wrong with a row. */
  name?: string | null;
  errorMessages?: readonly string[] | null;
}

/** What an import made of its file, in a line for each half that is not empty (specification §8). */
export const importSummary = ({ uploadedItems, errorItems }: { uploadedItems: readonly unknown[]; errorItems: readonly unknown[] }): { text: string; isFailed: boolean }[] => [
  ...(uploadedItems.length > 0 ? [{ text: importText.imported(uploadedItems.length), isFailed: false }] : []),
  ...(errorItems.length > 0 ? [{ text: importText.failed(errorItems.length), isFailed: true }] : []),
];

/** Has spreadsheet programs read the file as UTF-8. */
export const MARK = '\uFEFF';

/**
 * What a spreadsheet might run: = + - @ in either width, a tab or a line end, at the start of a cell
 * or behind spaces and characters that cannot be seen, which some programs skip. Behind an apostrophe too: an import takes one away.
 */
const FORMULA = /^'?[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠\t\r\n]/u;

/** One cell: never a formula, and quoted where it holds a separator, a quote, a line end or an outer space. */
export const csvCell = (value: string): string => {
  // A NUL ends the cell, or the file, in some programs.
  const text = value.replaceAll('\0', '');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[;,"\t\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Rows as a CSV file: separated by semicolons, with the mark of UTF-8 and no cell that a spreadsheet runs. Save it as a Blob of type `text/csv`. */
export const csvOf = (rows: readonly (readonly string[])[]): string => MARK + rows.map(row => `${row.map(csvCell).join(';')}\r\n`).join('');

/**
 * The error list of an import as CSV (specification §8): a row for each failed item, its name followed by its
 * messages, joined by semicolons. Save it under the `csvName` of 'products_import_errorList'.
 */
export const errorCsv = (items: readonly ImportItem[]): string => csvOf(items.map(({ name, errorMessages }) => [name ?? '', ...errorMessages ?? []]));

const two = (value: number) => String(value).padStart(2, '0');

/** The name of a file that is told from others by when it was made: 'producten_20261120-172345.csv', in the person's own time. */
export const csvName = (begin: string, date: Date): string => {
  const day = `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`;
  const time = `${two(date.getHours())}${two(date.getMinutes())}${two(date.getSeconds())}`;
  return `${begin}_${day}-${time}.csv`;
};
