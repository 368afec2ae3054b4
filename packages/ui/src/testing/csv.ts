import type { ImportItem } from '../import/writeCsv.ts';

/** The columns of the files here; a template may have more. */
export const COLUMNS = ['name', 'erpId', 'ammount', 'formatOpen', 'formatClosed', 'customer', 'categories', 'tags', 'materials', 'description'];

const heading = COLUMNS.join(';');
const rows = [
  'Affiche Zomerfestival A2;MP-20418;2500;420 x 594 mm;;Stad aan Zee;Affiches;Festival|Zomer;Mat gesatineerd 170 g;Vierkleurendruk',
  'Brochure Open Huis 24p;MP-20419;1200;420 x 297 mm;210 x 297 mm;Vastgoed Leie;Brochures;Vastgoed;Silk 135 g;"Geniet, met ""ronde"" hoeken; in het blauw"',
  'Visitekaartje Atelier Noord;MP-20420;500;;85 x 55 mm;Bakkerij Noord;Visitekaartjes;;Katoen 600 g;',
  'Roll-up Beursstand;MP-20421;2;850 x 2000 mm;;Bouwgroep Terra;Beurzen;;PVC vrij doek;',
  'Menukaart Brasserie;MP-20422;80;420 x 297 mm;148 x 297 mm;Brasserie Lys;Menukaarten;Horeca;Syntosil;',
  'Stickervel Rond;MP-20423;1000;;;Fietsatelier;Stickers;;Vinyl;',
];

const csv = (content: BlobPart, name = 'producten.csv') => new File([content], name, { type: 'text/csv' });

/** Six rows in which nothing is wrong. */
export const rightFile = (name?: string) => csv(`\uFEFF${[heading, ...rows].join('\r\n')}\r\n`, name);

/** Saved by an older Excel: no UTF-8, and commas. */
export const oldFile = () => csv(Uint8Array.from('name,customer\r\nMenu d\u2019\u00e9t\u00e9,Caf\u00e9 Plein\r\n'.replace('\u2019', '\u0092'), char => char.charCodeAt(0)), 'oud.csv');

/** Only the heading of the template. */
export const headingOnly = () => csv(`${heading}\r\n`, 'product_headers.csv');

/** A spreadsheet that was only renamed. */
export const renamedSpreadsheet = () => csv(new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]), 'hernoemd.csv');

/** A file that is really as large as it says. */
export const largeFile = (megabytes: number) => csv('a'.repeat(megabytes * 1024 * 1024 + 1), 'alles.csv');

/** As long as names and cells get. */
export const longFile = () => csv(
  `${heading}\r\n${`Gelegenheidsverpakking voor ambachtelijke chocoladepralines met goudfoliedruk, vensteruitsnede en lint${';x'.repeat(8)};${'omschrijving '.repeat(400)}\r\n`.repeat(400)}`,
  `${'gelegenheidsverpakkingen_'.repeat(6)}definitief.csv`,
);

const reasons = ['Klant "Drukkerij Verdwenen" bestaat niet', 'Multipress nummer MP-20418 is al in gebruik', 'De naam ontbreekt', 'Gebruik geen underscores (_) in de naam'];

/** So many failed items; every third has more than one message. */
export const failures = (count: number): ImportItem[] => Array.from({ length: count }, (_, at) => ({
  name: at % 7 === 2 ? '' : `Affiche Zomerfestival ${at + 1}`,
  errorMessages: at % 3 === 0 ? [reasons[at % 4]!, reasons[(at + 1) % 4]!, 'Categorie "Raambekleding" bestaat niet'] : [reasons[at % 4]!],
}));

/** So many items that came in. */
export const successes = (count: number): ImportItem[] => Array.from({ length: count }, (_, at) => ({ name: `Visitekaartje Atelier Noord ${at + 1}`, errorMessages: [] }));
