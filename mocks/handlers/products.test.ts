import { expect, test } from 'vitest';
import { fileForm, setUp } from '../testing.ts';

const BARE = 1001 + 41;

test('a product is checked with the words of its form', async () => {
  const { as } = setUp();
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

test('a new product leads the list, and an update keeps what it does not name', async () => {
  const { as } = setUp();
  const editor = as('Admin');
  const { body: made } = await editor('POST', 'Products', { name: 'Waaier', customerId: 401, tagIds: [301], categoryIds: [101] });
  expect((await editor('GET', 'Products')).body[0].id).toBe(made.id);
  const { body: saved } = await editor('PUT', 'Products', { id: made.id, name: 'Waaiers' });
  expect(saved).toMatchObject({ name: 'Waaiers', customer: { id: 401 }, tags: [{ id: 301 }], categories: [{ id: 101 }] });
});

test('a product without media is not shown', async () => {
  const { as } = setUp();
  const editor = as('Admin');
  const { body: bare } = await editor('GET', `Products/${BARE}`);
  expect(bare).toMatchObject({ coverImagePath: null, assets: [] });
  expect((await editor('PUT', 'Products', { ...bare, isVisible: undefined })).status).toBe(200);
  expect(await editor('PUT', 'Products', { ...bare, isVisible: true })).toMatchObject({ status: 409, body: expect.stringContaining('nog geen media') });
  expect((await editor('POST', 'Products', { name: 'Waaier', customerId: 401, isVisible: true })).status).toBe(409);
  expect((await editor('POST', 'Products', { name: 'Waaier', customerId: 401 })).body).toMatchObject({ isVisible: false });
});

test('what is in use is not deleted, in a plain sentence', async () => {
  const { as } = setUp();
  expect(await as('Admin')('DELETE', 'Customers/401')).toMatchObject({ status: 409, body: expect.stringMatching(/^Atelier Noord bv heeft nog \d+ producten/) });
  expect((await as('Admin')('DELETE', 'Categories/101')).body).toMatch(/^De categorie Visitekaartjes bevat nog \d+ producten/);
  expect((await as('Admin')('DELETE', 'Segments/11')).status).toBe(409);
  expect((await as('Admin')('DELETE', 'Segments/19')).status).toBe(204);
});

test('a used name is refused, whatever its case', async () => {
  const { as } = setUp();
  expect((await as('Admin')('POST', 'Tags', { name: 'duurzaam' })).status).toBe(409);
  expect((await as('Admin')('PUT', 'Tags', { id: 301, name: 'DUURZAAM' })).status).toBe(200);
});

test('an import makes what is right and explains the rest', async () => {
  const { as, api } = setUp();
  const csv = [
    '\uFEFFname;erpId;ammount;formatOpen;formatClosed;customer;categories;tags;materials;description',
    'Vouwkaart;MP-1;250;"A5; liggend";;Atelier Noord bv;Postkaarten|Drukwerk;FSC;;"Met ""goud"""',
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
  expect(api.db.products.all()[0]).toMatchObject({ name: 'Vouwkaart', isVisible: false, formatOpen: 'A5; liggend', description: 'Met "goud"', tagIds: [302] });
  const other = await as('Admin')('POST', 'Products/batch', fileForm('file', 'foto.png', 'image/png'));
  expect(other.status).toBe(415);
});
