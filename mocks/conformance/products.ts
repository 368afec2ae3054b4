import { expect, test } from 'vitest';
import { BARE, fileForm } from '../testing.ts';
import type { SetUp } from './target.ts';

/** Products: their checks, and an import of many (specification §4, §5). */
export const productCases = (setUp: SetUp): void => {
  test('a product is checked with the words of its form', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const { status, body } = await editor('POST', 'Products', { name: 'Met_streep', customerId: 1, categoryIds: [1], ammount: 'veel' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      Name: ['Gebruik geen underscores (_) in de naam'],
      CustomerId: ['Deze klant bestaat niet (meer).'],
      Ammount: ['Het aantal moet een getal zijn, 0 of meer.'],
      CategoryIds: ['Eén van de categorieën bestaat niet (meer).'],
    });
    expect((await editor('POST', 'Products', { name: ' ' })).body.errors.Name).toEqual(['Het is verplicht het product een naam te geven']);
    expect((await editor('POST', 'Products', { name: 'Dubbel', customerId: 401, erpId: 'MP-20418' })).status).toBe(409);
  });

  test('a product without media is not shown', async () => {
    const { as } = await setUp();
    const editor = as('Admin');
    const { body: bare } = await editor('GET', `Products/${BARE}`);
    expect(bare).toMatchObject({ coverImagePath: null, assets: [] });
    expect((await editor('PUT', 'Products', { ...bare, isVisible: undefined })).status).toBe(200);
    expect(await editor('PUT', 'Products', { ...bare, isVisible: true })).toMatchObject({ status: 409, body: expect.stringContaining('nog geen media') });
    expect((await editor('POST', 'Products', { name: 'Waaier', customerId: 401, isVisible: true })).status).toBe(409);
    expect((await editor('POST', 'Products', { name: 'Waaier', customerId: 401 })).body).toMatchObject({ isVisible: false });
  });

  test('what is in use is not deleted, in a plain sentence', async () => {
    const { as } = await setUp();
    expect(await as('Admin')('DELETE', 'Customers/401')).toMatchObject({ status: 409, body: expect.stringMatching(/^Atelier Noord bv heeft nog \d+ producten/) });
    expect((await as('Admin')('DELETE', 'Categories/101')).body).toMatch(/^De categorie Visitekaartjes bevat nog \d+ producten/);
    expect((await as('Admin')('DELETE', 'Segments/11')).status).toBe(409);
    expect((await as('Admin')('DELETE', 'Segments/19')).status).toBe(204);
  });

  test('an import makes what is right and explains the rest', async () => {
    const { as } = await setUp();
    const odd: number[] = [];
    for (const name of ["'=x", 'Rood|blauw', 'Recto\\', 'c\\d']) odd.push((await as('PowerUser')('POST', 'Tags', { name })).body.id);
    const csv = [
      '\uFEFFname;erpId;ammount;formatOpen;formatClosed;customer;categories;tags;materials;description',
      String.raw`Vouwkaart;MP-1;250;"A5; liggend";;Atelier Noord bv;Postkaarten|Drukwerk;''=x|FSC|Rood\|blauw|Recto\\|c\d;;"Met ""goud"""`,
      'Met_streep;;veel;;;Onbekende klant;Nergens;;;',
      'Nogmaals;MP-1;;;;Atelier Noord bv;;;;',
    ].join('\r\n');
    const { status, body } = await as('PowerUser')('POST', 'Products/batch', fileForm('file', 'import.csv', 'text/csv', csv));
    expect(status).toBe(200);
    expect(body.uploadedItems).toEqual([{ name: 'Vouwkaart', errorMessages: [] }]);
    expect(body.errorItems).toEqual([
      { name: 'Met_streep', errorMessages: ['Gebruik geen underscores (_) in de naam', 'Klant "Onbekende klant" bestaat niet', '"veel" is geen aantal', 'Categorie "Nergens" bestaat niet'] },
      { name: 'Nogmaals', errorMessages: ['Multipress nummer MP-1 is al in gebruik'] },
    ]);
    const [{ id }] = (await as('PowerUser')('GET', 'Products')).body;
    expect((await as('PowerUser')('GET', `Products/${id}`)).body).toMatchObject({
      name: 'Vouwkaart', isVisible: false, formatOpen: 'A5; liggend', description: 'Met "goud"', ammount: 250, tags: [odd[0], 302, ...odd.slice(1)].map(tag => ({ id: tag })),
    });
    const other = await as('Admin')('POST', 'Products/batch', fileForm('file', 'foto.png', 'image/png'));
    expect(other.status).toBe(415);
  });

  test('an import tells ten problems of a row, and how many there are besides', async () => {
    const { as } = await setUp();
    const csv = `name;customer;tags\nWaaier;Atelier Noord bv;${Array.from({ length: 100 }, (_, tag) => `x${tag}`).join('|')}\nFolder;Atelier Noord bv;${'x|'.repeat(5000)}\n`;
    const { body } = await as('PowerUser')('POST', 'Products/batch', fileForm('file', 'import.csv', 'text/csv', csv));
    expect([body.uploadedItems, body.errorItems[0].errorMessages.length, body.errorItems[0].errorMessages.slice(-2)]).toEqual([[], 11, ['Tag "x9" bestaat niet', '… en nog 90 fouten']]);
    expect(body.errorItems[1].errorMessages).toEqual(['Tag: hoogstens 100 namen']);
  });

  const batch = async (content: string | Uint8Array<ArrayBuffer>) => {
    const { as } = await setUp();
    const send = as('PowerUser');
    await send('POST', 'Customers', { name: 'Café Plein', erpId: 'K-cafe' });
    const { status, body } = await send('POST', 'Products/batch', fileForm('file', 'import.csv', 'text/csv', content));
    return { status, body, made: (await send('GET', 'Products?pageSize=1000')).body, of: async (id: number) => (await send('GET', `Products/${id}`)).body };
  };
  const latin = (text: string) => Uint8Array.from(text.replaceAll('\u2019', '\u0092').replaceAll('€', '\u0080'), char => char.charCodeAt(0));

  test.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['UTF-8', 'name;customer;description\nMenu d\u2019été;Café Plein;3 €\n'], ['windows-1252', latin('name;customer;description\r\nMenu d\u2019été;Café Plein;3 €\r\n')],
    ['commas, in another order', 'customer,description,name\nCafé Plein,3 €,Menu d\u2019été'], ['tabs', 'name\tcustomer\tdescription\nMenu d\u2019été\tCafé Plein\t3 €\n'], ['what Excel writes above it', 'sep=;\r\nname;customer;description\r\nMenu d\u2019été;Café Plein;3 €\r\n'],
    ['quotes around all, and empty lines', '"name";"customer";"description"\r\n\r\n;;\r\n"Menu d\u2019été";"Café Plein";"3 €"\r\n\r\n'], ['line ends of an old Mac', 'name;customer;description\rMenu d\u2019été;Café Plein;3 €\r'],
  ])('an import is read as %s', async (_how, content) => {
    const { status, body, made: [first], of } = await batch(content);
    expect([status, body]).toEqual([200, { uploadedItems: [{ name: 'Menu d\u2019été', errorMessages: [] }], errorItems: [] }]);
    expect(await of(first.id)).toMatchObject({ name: 'Menu d\u2019été', customer: { name: 'Café Plein' }, description: '3 €' });
  });

  test('an import reads what an export guarded against spreadsheets as it was', async () => {
    const { made: [first], of } = await batch("name;customer;formatOpen\n'-20% actie;Café Plein;'+3mm\n");
    expect(await of(first.id)).toMatchObject({ name: '-20% actie', formatOpen: '+3mm' });
    const { made: [other] } = await batch("name;customer\n'tIsTijd;Café Plein\n");
    expect(other.name).toBe("'tIsTijd");
  });

  const header = 'name;customer;description';
  const lines = ['Een;Café Plein;"a\r\nb"', 'Twee;Café Plein;"c ""d"""', 'Drie;Café Plein;'];
  test.each([
    ['a return and a newline above newlines', `${header}\r\n${lines.join('\n')}\n`], ['newlines above returns', `${header}\n${lines.join('\r\n')}\r\n`],
    ['old returns above newlines', `${header}\r${lines.join('\n')}`], ['newlines above old returns', `${header}\n${lines.join('\r')}`],
    ['each its own', `${header}\r\n${lines[0]}\r${lines[1]}\n${lines[2]}\r\n`], ['returns twice', `${header}\r\r\n${lines.join('\r\r\n')}`],
  ])('no row of an import is lost whatever its lines end in: %s', async (_how, content) => {
    const { body, made: [last, second, first], of } = await batch(content);
    expect(body).toEqual({ uploadedItems: ['Een', 'Twee', 'Drie'].map(name => ({ name, errorMessages: [] })), errorItems: [] });
    expect([first, second, last].map(({ name }) => name)).toEqual(['Een', 'Twee', 'Drie']);
    expect([(await of(first.id)).description, (await of(second.id)).description]).toEqual(['a\r\nb', 'c "d"']);
  });

  test.each([0, 1, 2, 3, 4])('a row that ends where a part of the file does is read whole: %i', async shift => {
    // A file is read by 100,000 characters.
    const begin = `${header}\r\n"Een";"Café Plein";"`;
    const { body } = await batch(`${begin}${'x'.repeat(100_000 - shift - begin.length)}"\r\n"Twee";"Café Plein";""\r\n`);
    expect(body).toEqual({ uploadedItems: ['Een', 'Twee'].map(name => ({ name, errorMessages: [] })), errorItems: [] });
  });

  test('cells that no column has are told, and empty ones are not', async () => {
    const { body } = await batch('name;customer;\nWaaier;Café Plein;;;\nFolder;Café Plein;verloren\nMap;Café Plein;;;verloren\n');
    const errorMessages = ['Deze rij heeft meer cellen dan de hoofding'];
    expect(body).toEqual({ uploadedItems: [{ name: 'Waaier', errorMessages: [] }], errorItems: [{ name: 'Folder', errorMessages }, { name: 'Map', errorMessages }] });
  });

  const [HEADING, QUOTES] = ['Dit bestand heeft niet de juiste hoofding.', 'Kijk na of elk aanhalingsteken gesloten wordt.'];
  test.each([
    ['a column that no product has', 'name;customer;prijs\nWaaier;Café Plein;7\n', HEADING, 'Onbekend of dubbel: prijs. Verwacht: name;erpId;'],
    ['a column twice', 'name;customer;Name\nWaaier;Café Plein;Folder\n', HEADING, 'Onbekend of dubbel: Name. Verwacht: name;erpId;'],
    ['a quote that stays open', 'name;customer\nWaaier;"Café Plein\nFolder;Café Plein\n', "De aanhalingstekens van de rij 'Waaier' kloppen niet.", QUOTES],
    ['a quote that stays open in a row of many lines', 'name;customer\n"Een vouwblad\n  voor  de beurs van\r\n\tmei 2026\n\nop papier;Café Plein\n', "De aanhalingstekens van de rij 'Een vouwblad voor de beurs van mei 2026' kloppen niet.", QUOTES],
    ['text behind a quote', 'name;customer\nWaaier;"Café" Plein\nFolder;"Café Plein"\n', "De aanhalingstekens van de rij 'Waaier' kloppen niet.", QUOTES],
  ])('an import in which something would be lost makes nothing: %s', async (_what, content, title, detail) => {
    const { status, body, made } = await batch(content);
    expect([status, body.title, body.detail, made.length]).toEqual([400, title, expect.stringContaining(detail), 240]);
  });

  test.each([
    ['', 400, 'import.csv is een leeg bestand.'], ['name;customer\r\n', 400, 'Dit bestand bevat geen producten.'], ['name;customer\r\n\r\n', 400, 'Dit bestand bevat geen producten.'], ['\r\n;;\r\n', 400, 'Dit bestand heeft niet de juiste hoofding.'],
    ['naam;klant\r\nWaaier;Atelier Noord bv', 400, 'Dit bestand heeft niet de juiste hoofding.'], ['\0\u0001\u0002', 400, 'Dit bestand heeft niet de juiste hoofding.'],
    [`name;customer\nA;"${'a\n'.repeat(500_000)}`, 400, 'Een rij van dit bestand is te lang.'], [`name${';'.repeat(2_000_000)}`, 400, 'Een rij van dit bestand is te lang.'],
    [`name\n${'x\n'.repeat(50_001)}`, 400, 'Dit bestand bevat meer dan 50000 producten.'], ['x'.repeat(5 * 1024 * 1024 + 1), 413, 'import.csv is groter dan 5 MB.'],
  ])('an import that cannot be one makes nothing', async (content, refused, title) => {
    const { status, body, made } = await batch(content);
    expect([status, body.title, made.length]).toEqual([refused, title, 240]);
  });

  test('an import of twenty thousand: the good rows are kept in their order, the bad ones explained', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      `Product ${index};${index % 100 === 0 ? '' : `N-${index % 5000 === 1 ? 1 : index}`};"Lang; en ""breed""\r\nover twee lijnen";Atelier Noord bv;Postkaarten;${index % 1000 === 7 ? 'Nergens' : 'FSC'}`);
    const { status, body, made, of } = await batch(['name;erpId;description;customer;categories;tags', ...rows].join('\r\n'));
    expect([status, body.uploadedItems.length, body.errorItems.length]).toEqual([200, 19_977, 23]);
    expect(body.errorItems.slice(0, 2)).toEqual([
      { name: 'Product 7', errorMessages: ['Tag "Nergens" bestaat niet'] }, { name: 'Product 1007', errorMessages: ['Tag "Nergens" bestaat niet'] },
    ]);
    expect(body.errorItems.at(-1).name).toBe('Product 19007');
    expect(made.slice(0, 2)).toMatchObject([{ name: 'Product 19999' }, { name: 'Product 19998' }]);
    expect(await of(made[0].id)).toMatchObject({ erpId: 'N-19999', description: 'Lang; en "breed"\r\nover twee lijnen' });
  });
};
