import { describe, expect, it } from 'vitest';
import Papa from 'papaparse';
import { csvCell, csvName, errorCsv } from './writeCsv.ts';

/** As a spreadsheet program reads it. */
const opened = (csv: string) => Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { delimiter: ';', newline: '\r\n', skipEmptyLines: true }).data;

describe('errorCsv', () => {
  it('has a row for each item: its name, then its messages, joined by semicolons', () => {
    expect(errorCsv([
      { name: 'Affiche Zomerfestival', errorMessages: ['De klant ontbreekt', 'Tag "Zomer" bestaat niet'] },
      { name: 'Folder', errorMessages: ['De naam is al in gebruik'] },
    ])).toBe('\uFEFFAffiche Zomerfestival;De klant ontbreekt;"Tag ""Zomer"" bestaat niet"\r\nFolder;De naam is al in gebruik\r\n');
  });
  it('is read as UTF-8: it begins with the mark', () => {
    expect(Buffer.from(errorCsv([{ name: 'Café', errorMessages: [] }])).toString('hex')).toBe('efbbbf436166c3a90d0a');
  });
  it('is the mark alone without items', () => { expect(errorCsv([])).toBe('\uFEFF'); });
  it('keeps an item without name or messages as a row', () => {
    expect(errorCsv([{ name: '', errorMessages: ['De naam ontbreekt'] }, { name: 'Folder' }, { name: null, errorMessages: null }]))
      .toBe('\uFEFF;De naam ontbreekt\r\nFolder\r\n\r\n');
  });
  it('gives back what was put in it', () => {
    const messages = ['a;b', 'zegt "nee"', '"', 'eerste\r\ntweede', 'derde\nvierde', ' ruimte ', 'komma, punt', 'tab\tin het midden', '€ 5 é ß 🎉'];
    expect(opened(errorCsv([{ name: 'Doos; "rood"', errorMessages: messages }, { name: 'Folder', errorMessages: ['x'] }])))
      .toEqual([['Doos; "rood"', ...messages], ['Folder', 'x']]);
  });
  it('writes 10,000 rows', () => {
    const items = Array.from({ length: 10_000 }, (_, at) => ({ name: `Product ${at}`, errorMessages: ['De klant ontbreekt'] }));
    expect(opened(errorCsv(items))).toHaveLength(10_000);
  });
});

describe('csvCell', () => {
  it.each([
    '=1+1', '+32 9 123', '-5', '@SUM(A1)', '=HYPERLINK("http://x";"klik")', '-2+3+cmd|\' /C calc\'!A0',
    '\t=1+1', '\r=1+1', '\n=1+1', '\tx', '\rx', '\nx',
    ' =1+1', '    @x', '\u00A0=1', '\u3000=1', ' \t +1',
    '\u200B=1+1', '\uFEFF=1+1', '\u0001=1', ' \u2060-1', ' \tx',
    '＝1+1', '＋1', '－1', '＠x', '\'=1',
  ])('never lets %j be a formula', value => {
    const [[cell = ''] = []] = opened(csvCell(value));
    expect(cell).toBe(`'${value}`);
  });
  it.each(['\0=1+1', ' \0=1+1', '\0 \0@x', '=\0 1'])('nor %j, whose NULs are left out', value => {
    const [[cell = ''] = []] = opened(csvCell(value));
    expect(cell).toBe(`'${value.replaceAll('\0', '')}`);
  });
  it.each(['1=1', 'a-b', 'info@staalkaart.be', 'A2 + A3', '\'s avonds', '"=1"', '5', '', 'Affiche', 'é=1', '(=1)', '1 -1'])('leaves %j as it is', value => {
    const [[cell = ''] = []] = value === '' ? [['']] : opened(csvCell(value));
    expect(cell).toBe(value);
  });
  it.each([
    ['gewoon', 'gewoon'], ['a;b', '"a;b"'], ['a,b', '"a,b"'], ['a"b', '"a""b"'], ['a\nb', '"a\nb"'], ['a\rb', '"a\rb"'], ['a\tb', '"a\tb"'],
    [' a', '" a"'], ['a ', '"a "'], ['=a;b', '"\'=a;b"'], ['', ''],
  ])('writes %j as %s', (value, cell) => { expect(csvCell(value)).toBe(cell); });
});

describe('csvName', () => {
  it.each([
    ['products_import_errorList', new Date(2026, 10, 20, 17, 23, 45), 'products_import_errorList_20261120-172345.csv'],
    ['producten', new Date(2026, 0, 2, 3, 4, 5), 'producten_20260102-030405.csv'],
    ['products_import_errorList', new Date(2026, 11, 31, 0, 0, 0), 'products_import_errorList_20261231-000000.csv'],
  ])('names %s of %s', (begin, date, name) => { expect(csvName(begin, date)).toBe(name); });
});
