import { parseCsv } from './parseCsv.ts';
import { COLUMNS, type Column } from './template.ts';

/** The cells of a product by their column. */
export type Row = Record<Column, string>;

/** Reads the rows under a header, whatever the order of its columns; undefined when it names no product. */
export const readRows = (text: string): Row[] | undefined => {
  const [header = [], ...rows] = parseCsv(text);
  const places = COLUMNS.map(column => header.findIndex(cell => cell.toLowerCase() === column.toLowerCase()));
  if (places[0] === -1) return undefined;
  return rows.map(cells => Object.fromEntries(COLUMNS.map((column, index) => [column, cells[places[index] ?? -1] ?? ''])) as Row);
};
