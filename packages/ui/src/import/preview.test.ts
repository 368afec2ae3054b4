import { describe, expect, it } from 'vitest';
import { previewOf } from './preview.ts';
import type { CsvTable } from './readCsv.ts';
import { remarksOf, rowsText } from './remarks.ts';

const TEMPLATE = ['name', 'erpId', 'customer'];
const table = (headers: string[], ...cells: string[][]): CsvTable => ({
  headers, rows: cells.map((row, at) => ({ number: at + 2, cells: row })), delimiter: ';', encoding: 'utf-8', brokenRows: [],
});
const right = table(TEMPLATE, ['Affiche', 'MP-1', 'Bakkerij Noord'], ['Folder', 'MP-2', 'Bakkerij Noord']);
const names = (...all: string[]) => table(['name'], ...all.map(name => [name]));
const codes = (...all: string[]) => table(['name', 'erpId'], ...all.map((code, at) => [`Affiche ${at}`, code]));

describe('previewOf', () => {
  it('has nothing to say of a right file', () => {
    expect(previewOf(right, TEMPLATE)).toEqual({
      rowCount: 2, unknownColumns: [], missingColumns: [], repeatedColumns: [], emptyNames: [], underscoreNames: [],
      duplicateCodes: [], tooManyCells: [], brokenRows: [], isUtf8: true, sample: right.rows,
    });
    expect(remarksOf(previewOf(right, TEMPLATE))).toEqual([]);
  });

  it('shows the first five rows', () => {
    const preview = previewOf(names('a', 'b', 'c', 'd', 'e', 'f'), TEMPLATE);
    expect(preview.rowCount).toBe(6);
    expect(preview.sample.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
  });

  describe('columns', () => {
    it('are compared whatever their order and capitals', () => {
      expect(previewOf(table([' Customer', 'ERPID ', 'Name']), TEMPLATE)).toMatchObject({ unknownColumns: [], missingColumns: [] });
    });
    it('are named when they are unknown or missing, in the words of whoever has them', () => {
      expect(previewOf(table(['name', 'Kleur', 'kleur', 'erpId']), TEMPLATE)).toMatchObject({ unknownColumns: ['kleur'], missingColumns: ['customer'], repeatedColumns: ['kleur'] });
    });
    it('are not compared without a template', () => {
      expect(previewOf(table(['iets']), undefined)).toMatchObject({ unknownColumns: [], missingColumns: [] });
    });
    it('may lack a name when there is nothing in them', () => {
      expect(previewOf(table([...TEMPLATE, ''], ['Affiche', '1', 'Noord', ' ']), TEMPLATE).unknownColumns).toEqual([]);
      expect(previewOf(table([...TEMPLATE, ''], ['Affiche', '1', 'Noord', 'x']), TEMPLATE).unknownColumns).toEqual(['']);
    });
  });

  describe('names', () => {
    it('are missed', () => { expect(previewOf(names('Affiche', '', '  ', 'Folder'), TEMPLATE).emptyNames).toEqual([3, 4]); });
    it('are missed in a row that is cut short', () => { expect(previewOf(table(['erpId', 'name'], ['1']), TEMPLATE).emptyNames).toEqual([2]); });
    it('may have no underscores', () => { expect(previewOf(names('Affiche_A2', 'Folder'), TEMPLATE).underscoreNames).toEqual([2]); });
    it('are found by their Dutch heading', () => { expect(previewOf(table(['Naam'], ['']), TEMPLATE).emptyNames).toEqual([2]); });
    it('are not judged where no column is theirs', () => {
      expect(previewOf(table(['erpId'], ['a_b'], ['']), TEMPLATE)).toMatchObject({ emptyNames: [], underscoreNames: [] });
    });
  });

  it('finds codes that are used more than once, but not empty ones', () => {
    expect(previewOf(codes('MP-1', 'MP-2', '', ' MP-1 ', '', 'MP-2', 'MP-1', 'mp-2'), TEMPLATE).duplicateCodes)
      .toEqual([{ code: 'MP-1', rows: [2, 5, 8] }, { code: 'MP-2', rows: [3, 7] }]);
  });

  it('finds rows that have more cells than the heading', () => {
    expect(previewOf(table(['name'], ['Affiche', 'rood'], ['Folder', '', ' ']), TEMPLATE).tooManyCells).toEqual([2]);
  });
});

describe('rowsText', () => {
  it.each([
    [[4], 'rij 4'], [[4, 7], 'rijen 4 en 7'], [[4, 7, 12], 'rijen 4, 7 en 12'],
    [[2, 3, 4, 5, 6, 7, 8, 9], 'rijen 2, 3, 4, 5, 6, 7, 8 en 9'],
    [[2, 3, 4, 5, 6, 7, 8, 9, 10], 'rijen 2, 3, 4, 5, 6, 7, 8, 9 en nog 1 andere'],
    [Array.from({ length: 10_008 }, (_, at) => at + 2), 'rijen 2, 3, 4, 5, 6, 7, 8, 9 en nog 10.000 andere'],
  ])('reads well (%#)', (rows, text) => { expect(rowsText(rows)).toBe(text); });
});

describe('remarksOf', () => {
  it('has a sentence for each kind of thing', () => {
    const wrong: CsvTable = {
      ...table(['name', 'erpId', 'kleur'], ['', 'MP-1', 'rood'], ['Affiche_A2', 'MP-1', 'rood', 'en meer'], ['', 'MP-3', '']),
      encoding: 'windows-1252', brokenRows: [4],
    };
    expect(remarksOf(previewOf(wrong, TEMPLATE))).toEqual([
      'Dit bestand is niet als UTF-8 bewaard. Kijk in het voorbeeld of letters met accenten juist zijn: zo wordt het geïmporteerd.',
      'Deze kolom van de template ontbreekt: “customer”.',
      'Deze kolom staat niet in de template: “kleur”.',
      'Een aanhalingsteken staat verkeerd of wordt niet gesloten: rij 4.',
      'Meer kolommen dan de hoofding: rij 3.',
      'Zonder naam: rijen 2 en 4.',
      'Gebruik geen underscores (_) in de naam: rij 3.',
      'Multipress nummer MP-1 staat meer dan één keer in het bestand: rijen 2 en 3.',
    ]);
  });
  it('names five double codes, and counts the others', () => {
    const many = codes(...Array.from({ length: 7 }, (_, at) => [`MP-${at}`, `MP-${at}`]).flat());
    const sentences = remarksOf(previewOf(many, ['name', 'erpId']));
    expect(sentences).toHaveLength(6);
    expect(sentences.at(-1)).toBe('En nog 2 andere nummers.');
  });
  it('says that there are no products', () => {
    expect(remarksOf(previewOf(table(TEMPLATE), TEMPLATE))).toEqual([]);
  });
});
