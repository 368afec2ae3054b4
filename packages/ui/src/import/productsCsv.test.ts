import { describe, expect, it } from 'vitest';
import { productsCsv, type ExportedProduct } from './productsCsv.ts';

const TEMPLATE = 'name;erpId;ammount;formatOpen;formatClosed;customer;categories;tags;materials;description\r\n';
const box: ExportedProduct = {
  name: 'Doos; "rood"', erpId: 'MP-7', ammount: 2500, formatOpen: '300 x 210', formatClosed: '100 x 70', customer: { name: 'Stad aan Zee' },
  categories: [{ name: 'Verpakking' }, { name: 'Drukwerk' }], tags: [{ name: 'Zomer' }], materials: [], description: '<p>Met lint</p>\n<p>en strik</p>',
};
const bare: ExportedProduct = { name: 'Folder', categories: [], tags: [], materials: [] };

const linesOf = (csv: string) => csv.split('\r\n');

describe('productsCsv', () => {
  it('has a row for each product in the columns of the template, with the mark of UTF-8', () => {
    expect(productsCsv(TEMPLATE, [box, bare])).toBe(`\uFEFF${TEMPLATE}`
      + '"Doos; ""rood""";MP-7;2500;300 x 210;100 x 70;Stad aan Zee;Verpakking|Drukwerk;Zomer;;"<p>Met lint</p>\n<p>en strik</p>"\r\n'
      + 'Folder;;;;;;;;;\r\n');
  });
  it('defuses what a spreadsheet would run with an apostrophe', () => {
    const [, row] = linesOf(productsCsv('name;customer;tags', [{ ...bare, name: '=1+1', customer: { name: '@SUM(A1)' }, tags: [{ name: '-20%' }, { name: 'Zomer' }] }]));
    expect(row).toBe("'=1+1;'@SUM(A1);'-20%|Zomer");
  });
  it('tells a bar within a name from one between two, and from one behind a backslash', () => {
    const tags = ['Rood|blauw', 'Recto\\', 'c\\d', 'a\\|b', 'Zomer'].map(name => ({ name }));
    expect(linesOf(productsCsv('tags', [{ ...bare, tags }]))[1]).toBe(String.raw`Rood\|blauw|Recto\\|c\d|a\\\|b|Zomer`);
  });
  it('follows the order, the separator and the names of another template', () => {
    const csv = productsCsv('\uFEFFKlant,NAAM,Prijs,Multipress nummer\n', [box]);
    expect(linesOf(csv)).toEqual(['\uFEFFKlant;NAAM;Prijs;Multipress nummer', 'Stad aan Zee;"Doos; ""rood""";;MP-7', '']);
  });
  it.each(['', 'iets;anders'])('has the names of the wire where the template says nothing (%j)', template => {
    expect(linesOf(productsCsv(template, [bare]))[0]).toMatch(/^\uFEFFname;erpId;ammount;/);
  });
  it('is the header alone without products', () => { expect(productsCsv(TEMPLATE, [])).toBe(`\uFEFF${TEMPLATE}`); });
  it('writes a number as a Flemish spreadsheet reads it', () => { expect(linesOf(productsCsv('ammount', [{ ...bare, ammount: 2.5 }]))[1]).toBe('"2,5"'); });
});
