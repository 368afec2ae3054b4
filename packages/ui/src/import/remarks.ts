import { importText } from '../nl/import.ts';
import type { ImportPreview } from './preview.ts';

/** So many row numbers are named; the others are counted. */
const ROWS_NAMED = 8;
/** So many double codes have a sentence each. */
const CODES_NAMED = 5;

const number = new Intl.NumberFormat('nl-BE');
const spoken = (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${importText.and} ${parts.at(-1)}`);
const quoted = (names: readonly string[]) => names.map(name => (name ? `“${name}”` : importText.noHeading)).join(', ');

/** A count as people read it: '10.000'. */
export const countText = (count: number) => number.format(count);

/** 'rij 4', 'rijen 4, 7 en 12', 'rijen 4, 7 … en nog 120 andere'. */
export const rowsText = (rows: readonly number[]): string => {
  const more = rows.length - ROWS_NAMED;
  const named = rows.slice(0, ROWS_NAMED).map(String);
  return `${rows.length === 1 ? importText.oneRow : importText.severalRows} ${spoken(more > 0 ? [...named, importText.others(countText(more), more === 1)] : named)}`;
};

/** What a person should know before the import, a sentence for each kind of thing. */
export const remarksOf = (preview: ImportPreview): string[] => {
  const { unknownColumns, missingColumns, repeatedColumns, emptyNames, underscoreNames, duplicateCodes, tooManyCells, brokenRows } = preview;
  const moreCodes = duplicateCodes.length - CODES_NAMED;
  return [
    !preview.isUtf8 && importText.notUtf8,
    missingColumns.length > 0 && importText.missingColumns(quoted(missingColumns), missingColumns.length === 1),
    unknownColumns.length > 0 && importText.unknownColumns(quoted(unknownColumns), unknownColumns.length === 1),
    repeatedColumns.length > 0 && importText.repeatedColumns(quoted(repeatedColumns)),
    brokenRows.length > 0 && importText.openQuotes(rowsText(brokenRows)),
    tooManyCells.length > 0 && importText.tooManyCells(rowsText(tooManyCells)),
    emptyNames.length > 0 && importText.emptyNames(rowsText(emptyNames)),
    underscoreNames.length > 0 && importText.underscores(rowsText(underscoreNames)),
    ...duplicateCodes.slice(0, CODES_NAMED).map(({ code, rows }) => importText.sameCode(code, rowsText(rows))),
    moreCodes > 0 && importText.moreCodes(countText(moreCodes), moreCodes === 1),
  ].filter(sentence => typeof sentence === 'string');
};
