import { describe, expect, it } from 'vitest';
import { asUtf8, checkCsv, rowsOf } from './csv.ts';

const MB = 1024 * 1024;
const HEADER = 'name;erpId\r\n';
const file = (content: BlobPart, name = 'producten.csv', type = 'text/csv') => new File([content], name, { type });

const WRONG_ENDING = 'Dit is geen .csv bestand. Bewaar het in je rekenblad als CSV en kies het opnieuw.';
const BINARY = 'Dit bestand bevat geen leesbare tekst. Bewaar het in je rekenblad als CSV (UTF-8) en kies het opnieuw.';
const TOO_LARGE = 'File is groter dan 5 MB. Kleinere files opladen aub.';

describe('checkCsv', () => {
  it.each([
    ['a csv', file(HEADER)],
    ['capitals', file(HEADER, 'PRODUCTEN.CSV')],
    ['what Windows calls it', file(HEADER, 'producten.csv', 'application/vnd.ms-excel')],
    ['a system that knows no types', file(HEADER, 'producten.csv', '')],
    ['dots in the name', file(HEADER, 'producten.v2.csv')],
    ['no letters of ours', file('naam;été\r\n')],
    ['bytes that are no UTF-8', file(new Uint8Array([0x6e, 0xe9, 0x0d, 0x0a]))],
  ])('takes %s', async (_, chosen) => { expect(await checkCsv(chosen)).toBeUndefined(); });

  it.each([
    ['a spreadsheet', file('PK', 'producten.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')],
    ['a csv by its type alone', file(HEADER, 'producten.txt', 'text/csv')],
    ['no ending', file(HEADER, 'csv')],
    ['nothing but an ending', file(HEADER, '.csv')],
    ['a double ending', file(HEADER, 'producten.csv.exe')],
    ['an ending with a space', file(HEADER, 'producten.csv ')],
  ])('refuses %s', async (_, chosen) => { expect(await checkCsv(chosen)).toBe(WRONG_ENDING); });

  it('refuses an empty file', async () => { expect(await checkCsv(file(''))).toBe('Dit bestand is leeg.'); });

  it('takes 5 MB, and not a byte more', async () => {
    expect(await checkCsv(file('a'.repeat(5 * MB)))).toBeUndefined();
    expect(await checkCsv(file('a'.repeat(5 * MB + 1)))).toBe(TOO_LARGE);
  });

  it.each([
    ['a spreadsheet that is called .csv', new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0])],
    ['a NUL far in the file', `${'naam;code\n'.repeat(50_000)}\0`],
  ])('refuses %s', async (_, content) => { expect(await checkCsv(file(content))).toBe(BINARY); });

  it('takes UTF-16, as "Unicode text" is saved', async () => {
    expect(await checkCsv(file(new Uint8Array([0xff, 0xfe, 0x6e, 0])))).toBeUndefined();
  });

  it('says so when a file cannot be read', async () => {
    const gone = Object.defineProperty(file(HEADER), 'arrayBuffer', { value: () => Promise.reject(new DOMException('weg', 'NotReadableError')) });
    expect(await checkCsv(gone)).toBe('Dit bestand kan niet gelezen worden.');
  });

  it('says so when it could be read before', async () => {
    const moved = file(HEADER);
    await checkCsv(moved);
    Object.defineProperty(moved, 'arrayBuffer', { value: () => Promise.reject(new DOMException('weg', 'NotReadableError')) });
    expect(await checkCsv(moved)).toBe('Dit bestand is intussen gewijzigd of verplaatst. Kies het opnieuw.');
  });

  it('names the kind before the size', async () => {
    expect(await checkCsv(file('a'.repeat(6 * MB), 'film.mp4', 'video/mp4'))).toBe(WRONG_ENDING);
  });
});

const read = (content: BlobPart) => rowsOf(new Blob([content]));
const bytes = (text: string) => Uint8Array.from(text, char => char.charCodeAt(0));

describe('rowsOf', () => {
  it.each([
    ['semicolons', 'name;erpId\r\nAffiche;MP-1\r\n', [['name', 'erpId'], ['Affiche', 'MP-1']]],
    ['commas', 'name,erpId\nAffiche,"1,5"\n', [['name', 'erpId'], ['Affiche', '1,5']]],
    ['tabs', '\terpId\tprice\nAffiche\t1\t1,5\n', [['', 'erpId', 'price'], ['Affiche', '1', '1,5']]],
    ['semicolons with commas in its texts', 'name;description\nAffiche;rood, wit, en blauw\n', [['name', 'description'], ['Affiche', 'rood, wit, en blauw']]],
    ['one column', 'name\nAffiche\n', [['name'], ['Affiche']]],
    ['one column with commas in its texts, as the server does', 'name\nrood, wit\ngeel, blauw\n', [['name'], ['rood, wit'], ['geel, blauw']]],
  ])('reads %s', async (_, text, rows) => { expect(await read(text)).toEqual(rows); });

  it.each([';', ',', '\t'] as const)('believes a first line that says %j separates, and leaves it out', async delimiter => {
    expect(await read(`\uFEFFSEP=${delimiter}\r\n${['name', 'erpId'].join(delimiter)}\r\n${['Affiche', '1'].join(delimiter)}`)).toEqual([['name', 'erpId'], ['Affiche', '1']]);
  });
  it.each(['\n', '\r\n', '\r'])('reads lines that end in %j', async end => {
    expect(await read(['name;code', 'Affiche;1', 'Folder;2'].join(end))).toEqual([['name', 'code'], ['Affiche', '1'], ['Folder', '2']]);
  });
  it('keeps separators, lines and quotes within quotes', async () => {
    expect(await read('name;description\nAffiche;"Rood; of\n""blauw"""\nFolder;Wit')).toEqual([['name', 'description'], ['Affiche', 'Rood; of\n"blauw"'], ['Folder', 'Wit']]);
  });
  it('leaves empty rows out', async () => {
    expect(await read('\nname;erpId\n\nAffiche;1\n;\n  ; \nFolder;2\n\n')).toEqual([['name', 'erpId'], ['Affiche', '1'], ['Folder', '2']]);
  });
  it('takes the mark of UTF-8 away', async () => { expect(await read('\uFEFFname;erpId\nCafé;1')).toEqual([['name', 'erpId'], ['Café', '1']]); });
  it('falls back to windows-1252', async () => { expect(await read(bytes('name;price\nCaf\xe9;\x80 5'))).toEqual([['name', 'price'], ['Café', '€ 5']]); });
  it('makes nothing of nothing', async () => { expect(await read('\r\n  \r\n')).toEqual([]); });
  it('reads 5 MB', async () => {
    expect(await read(`name;erpId\n${'Gelegenheidsverpakking voor pralines;MP-20418\n'.repeat(110_000)}`)).toHaveLength(110_001);
  });
});

describe('asUtf8', () => {
  const textOf = async (sent: File) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await sent.arrayBuffer());
  it('writes an older file anew, under its own name', async () => {
    const sent = await asUtf8(new File([bytes('name;price\r\nCaf\xe9;\x80 5')], 'oud.csv', { type: 'text/csv' }));
    expect(await textOf(sent)).toBe('name;price\r\nCafé;€ 5');
    expect([sent.name, sent.type]).toEqual(['oud.csv', 'text/csv']);
  });
  it.each([['\xff\xfen\0a\0m\0e\0\n\0\xe9\0'], ['\xfe\xff\0n\0a\0m\0e\0\n\0\xe9']])('writes Unicode text of Excel anew (%j)', async written => {
    expect(await textOf(await asUtf8(new File([bytes(written)], 'unicode.csv')))).toBe('name\né');
  });
  it('leaves UTF-8 as it is', async () => {
    const recent = new File(['\uFEFFname\r\nCafé'], 'nieuw.csv');
    expect(await asUtf8(recent)).toBe(recent);
  });
});
