/** Splits CSV into rows of cells: quoted cells may hold the separator, line ends and doubled quotes. */
export const parseCsv = (text: string): string[][] => {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let [row, cell, quoted] = [[] as string[], '', false];

  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some(value => value !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at];
    if (quoted && char === '"' && source[at + 1] === '"') {
      cell += char;
      at += 1;
    } else if (char === '"' && (quoted || cell.trim() === '')) {
      quoted = !quoted;
    } else if (!quoted && char === separator) endCell();
    else if (!quoted && char === '\n') endRow();
    else if (quoted || char !== '\r') cell += char;
  }
  endRow();
  return rows;
};

/** A semicolon, as Excel writes in Flanders, unless the first line has only commas. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1);
  return !first.includes(';') && first.includes(',') ? ',' : ';';
};
