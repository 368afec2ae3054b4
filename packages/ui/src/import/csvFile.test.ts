import { describe, expect, it } from 'vitest';
import { checkCsv } from './csvFile.ts';

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
    ['UTF-16, as "Unicode text" is saved', new Uint8Array([0xff, 0xfe, 0x6e, 0, 0x61, 0])],
    ['a NUL far in the file', `${'naam;code\n'.repeat(50_000)}\0`],
  ])('refuses %s', async (_, content) => { expect(await checkCsv(file(content))).toBe(BINARY); });

  it('says so when a file cannot be read', async () => {
    const gone = Object.defineProperty(file(HEADER), 'arrayBuffer', { value: () => Promise.reject(new DOMException('weg', 'NotReadableError')) });
    expect(await checkCsv(gone)).toBe('Dit bestand kan niet gelezen worden.');
  });

  it('names the kind before the size', async () => {
    expect(await checkCsv(file('a'.repeat(6 * MB), 'film.mp4', 'video/mp4'))).toBe(WRONG_ENDING);
  });
});
