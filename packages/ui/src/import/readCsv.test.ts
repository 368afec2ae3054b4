import { describe, expect, it } from 'vitest';
import { asUtf8, delimiterOf, readCsv, templateColumns } from './readCsv.ts';

const read = (content: BlobPart) => readCsv(new Blob([content]));
const bytes = (text: string) => Uint8Array.from(text, char => char.charCodeAt(0));

describe('delimiterOf', () => {
  it.each([
    ['name;erpId', ';'], ['name,erpId', ','], ['name', ';'], ['', ';'],
    ['name;description, long, and longer', ';'],
    ['name,"a;b"', ','], ['"a,b";name', ';'],
    ['name\terpId', '\t'], ['name\tdescription, long', '\t'], ['name;a\tb', ';'], ['"a\tb",name', ','],
    ['\n\nname,erpId\na;b;c', ','], ['name\na,b', ';'],
  ])('separates %j by %s', (text, delimiter) => { expect(delimiterOf(text)).toBe(delimiter); });
});

describe('readCsv', () => {
  it('reads semicolons', async () => {
    expect(await read('name;erpId\r\nAffiche;MP-1\r\n')).toEqual({
      headers: ['name', 'erpId'], rows: [{ number: 2, cells: ['Affiche', 'MP-1'] }], delimiter: ';', encoding: 'utf-8', brokenRows: [],
    });
  });
  it('reads commas', async () => {
    expect(await read('name,erpId\nAffiche,"1,5"\n')).toMatchObject({ delimiter: ',', rows: [{ cells: ['Affiche', '1,5'] }] });
  });
  it('reads tabs', async () => {
    expect(await read('\terpId\tprice\nAffiche\t1\t1,5\n')).toMatchObject({ delimiter: '\t', headers: ['', 'erpId', 'price'], rows: [{ number: 2, cells: ['Affiche', '1', '1,5'] }] });
  });
  it.each([';', ',', '\t'] as const)('believes a first line that says %j separates, and leaves it out', async delimiter => {
    expect(await read(`\uFEFFSEP=${delimiter}\r\n${['name', 'erpId'].join(delimiter)}\r\n${['Affiche', '1'].join(delimiter)}`)).toMatchObject({
      delimiter, headers: ['name', 'erpId'], rows: [{ number: 2, cells: ['Affiche', '1'] }],
    });
  });
  it.each(['\n', '\r\n', '\r'])('reads lines that end in %j', async end => {
    expect((await read(['name', 'Affiche', 'Folder'].join(end))).rows.map(({ cells }) => cells[0])).toEqual(['Affiche', 'Folder']);
  });
  it('keeps separators, lines and quotes within quotes', async () => {
    expect((await read('name;description\nAffiche;"Rood; of\r\n""blauw"""\nFolder;Wit')).rows).toEqual([
      { number: 2, cells: ['Affiche', 'Rood; of\n"blauw"'] }, { number: 3, cells: ['Folder', 'Wit'] },
    ]);
  });
  it('leaves empty rows out, but counts them as a spreadsheet does', async () => {
    expect(await read('\nname;erpId\n\nAffiche;1\n;\n  ; \nFolder;2\n\n')).toMatchObject({
      headers: ['name', 'erpId'], rows: [{ number: 4 }, { number: 7 }],
    });
  });
  it('takes the mark of UTF-8 away', async () => {
    expect(await read('\uFEFFname;erpId\nCafé;1')).toMatchObject({ headers: ['name', 'erpId'], rows: [{ cells: ['Café', '1'] }], encoding: 'utf-8' });
  });
  it('falls back to windows-1252', async () => {
    expect(await read(bytes('name;price\nCaf\xe9;\x80 5'))).toMatchObject({ rows: [{ cells: ['Café', '€ 5'] }], encoding: 'windows-1252' });
  });
  it('says which rows have a quote that is never closed', async () => {
    expect((await read('name;erpId\nAffiche;1\n"Folder;2\nMenu;3')).brokenRows).toEqual([3]);
  });
  it('makes nothing of nothing', async () => {
    expect(await read('\r\n;;\r\n')).toMatchObject({ headers: [], rows: [] });
  });
  it('reads 5 MB', async () => {
    const { rows } = await read(`name;erpId\n${'Gelegenheidsverpakking voor pralines;MP-20418\n'.repeat(110_000)}`);
    expect(rows).toHaveLength(110_000);
    expect(rows.at(-1)?.number).toBe(110_001);
  });
});

describe('asUtf8', () => {
  const textOf = async (file: File) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
  it('writes an older file anew, under its own name', async () => {
    const sent = await asUtf8(new File([bytes('name;price\r\nCaf\xe9;\x80 5')], 'oud.csv', { type: 'text/csv' }));
    expect(await textOf(sent)).toBe('name;price\r\nCafé;€ 5');
    expect([sent.name, sent.type]).toEqual(['oud.csv', 'text/csv']);
  });
  it('leaves UTF-8 as it is', async () => {
    const file = new File(['\uFEFFname\r\nCafé'], 'nieuw.csv');
    expect(await asUtf8(file)).toBe(file);
  });
});

describe('templateColumns', () => {
  it('are the names in the heading', async () => {
    expect(await templateColumns(new Blob(['\uFEFFname;erpId;customer;\r\n']))).toEqual(['name', 'erpId', 'customer']);
  });
});
