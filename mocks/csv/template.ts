/** The columns of an import; a cell with several names separates them with a bar. */
export const COLUMNS = [
  'name', 'erpId', 'ammount', 'formatOpen', 'formatClosed', 'customer', 'categories', 'tags', 'materials', 'description',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The file that people fill in. */
export const TEMPLATE = `${COLUMNS.join(';')}\r\n`;
