import Papa from 'papaparse';
import { COLUMNS, type Column } from './template.ts';

/** The cells of a product by their column. */
export type Row = Record<Column, string>;

/** A semicolon, as Excel writes in Flanders, unless the first line has only commas. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1);
  return !first.includes(';') && first.includes(',') ? ',' : ';';
};

/** Reads the rows under a header, whatever the order of its columns; undefined when it names no product. */
export const readRows = (text: string): Row[] | undefined => {
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: 'greedy', transform: cell => cell.trim() });
  const [header = [], ...rows] = data;
  const places = COLUMNS.map(column => header.findIndex(cell => cell.toLowerCase() === column.toLowerCase()));
  if (places[0] === -1) return undefined;
  return rows.map(cells => Object.fromEntries(COLUMNS.map((column, index) => [column, cells[places[index] ?? -1] ?? ''])) as Row);
};
