import { expect, test } from 'vitest';
import { fileForm, type Loose } from '../testing.ts';
import { idsOf, type SetUp, totalOf } from './target.ts';

const COLLECTION = 512; // of the User
const WAAIER = { name: 'Waaier', customerId: 401 };

/** What holds for many resources at once. */
export const ruleCases = (setUp: SetUp): void => {
  test.each([['Segments', 11], ['Categories', 101], ['Collections', COLLECTION]])('the picture of %s is none, the one that was, or a file of this server', async (resource, id) => {
    const { as } = await setUp();
    const boss = as('SuperAdmin');
    const { body: before } = await boss('GET', `${resource}/${id}`);
    const save = (path: string | null) => boss('PUT', resource, { ...before, path });
    for (const path of ['http://169.254.169.254/', 'javascript:alert(1)', '/etc/passwd', '/media/../package.json', '/api/media/1.png']) {
      expect(await save(path)).toMatchObject({ status: 400, body: { errors: { Path: ['Deze foto staat niet op deze server.'] } } });
    }
    expect((await save(before.path)).body.path).toBe(before.path);
    const { body: uploaded } = await boss('POST', `${resource}/${id}/image`, fileForm('image', 'a.png', 'image/png'));
    expect((await save(null)).body.path).toBeNull();
    expect((await save(uploaded.path)).body.path).toBe(uploaded.path);
    const copy = { name: 'Een kopie', segmentIds: [11], productIds: [], path: uploaded.path };
    expect((await boss('POST', resource, copy)).body.path).toBe(uploaded.path);
    expect((await boss('POST', resource, { ...copy, name: 'Nog een', path: 'https://elders.be/a.png' })).status).toBe(400);
  });

  test('what a client may not say is not heard', async () => {
    const { as } = await setUp();
    const { body } = await as('PowerUser')('POST', 'Products', { ...WAAIER, id: 1001, createdById: 1, created: '2000-01-01', updatedById: 1, coverImagePath: '/x.png', path: '/x.png' });
    expect(body).toMatchObject({ createdById: 3, coverImagePath: null, updatedByName: 'Charlotte' });
    expect(body.id).not.toBe(1001);
    expect(body.created).not.toContain('2000');
    const asset = { productId: 1001, isVideo: false, file: 'a.png', order: 9, name: 'Nieuw_abcd1234', path: '/x.png', createdById: 1 };
    expect((await as('PowerUser')('POST', 'Assets', asset)).body).toMatchObject({ path: null, createdByName: 'Charlotte' });
  });

  test.each([
    ['Tags', { name: 'Café' }, { name: 'cafe' }, 'Name', 'Er is al een tag met de naam cafe.'],
    ['Materials', { name: 'Café' }, { name: 'CAFÉ' }, 'Name', 'Er is al een materiaal met de naam CAFÉ.'],
    ['Segments', { name: 'Café' }, { name: 'Cafe\u0301' }, 'Name', 'Er is al een segment met de naam Cafe\u0301.'],
    ['Categories', { name: 'Café', segmentIds: [11] }, { name: 'cafe', segmentIds: [11] }, 'Name', 'Er is al een categorie met de naam cafe.'],
    ['Customers', { name: 'Café', erpId: 'K-é' }, { name: 'cafe', erpId: 'K-1' }, 'Name', 'Er is al een klant met de naam cafe.'],
    ['Customers', { name: 'Café', erpId: 'K-é' }, { name: 'Bar', erpId: 'k-E' }, 'ErpId', 'De multipress klant code k-E is al in gebruik.'],
    ['Products', { ...WAAIER, erpId: 'MP-é' }, { ...WAAIER, erpId: 'mp-e' }, 'ErpId', 'Het multipress nummer mp-e is al in gebruik.'],
  ])('%s: the same, whatever the case and the accents, is taken', async (resource, first, second, field, title) => {
    const editor = (await setUp()).as('PowerUser');
    const { body } = await editor('POST', resource, first);
    expect(await editor('POST', resource, second)).toMatchObject({ status: 409, body: { title, detail: 'Kies iets anders.', errors: { [field]: [title] } } });
    expect((await editor('PUT', resource, { ...second, id: body.id })).status).toBe(200);
  });

  test.each([
    ['Tags', {}, 'Er is al een tag met de naam Drukwerk Noord.'], ['Customers', { erpId: 'K\u2060-1' }, 'Er is al een klant met de naam Drukwerk Noord.'],
    ['Categories', { segmentIds: [11] }, 'Er is al een categorie met de naam Drukwerk Noord.'],
  ])('%s: signs that nobody sees, as a paste brings them along, are no part of a name', async (resource, more, title) => {
    const editor = (await setUp()).as('PowerUser');
    const { status, body } = await editor('POST', resource, { ...more, name: '\uFEFF\u202EDruk\u200Bwerk\u2028Noo\u00ADrd\u202C ' });
    expect([status, body.name, body.erpId]).toEqual([201, 'Drukwerk Noord', resource === 'Customers' ? 'K-1' : undefined]);
    expect(await editor('POST', resource, { ...more, erpId: 'K-2', name: 'Drukwerk Noord' })).toMatchObject({ status: 409, body: { title } });
    expect(idsOf((await editor('GET', `${resource}?searchTerm=${encodeURIComponent('werk\u200B noord')}`)).body)).toEqual([body.id]);
  });

  test('nor are they of the cells of an import', async () => {
    const editor = (await setUp()).as('PowerUser');
    const csv = '\u200Bname;customer;description\r\nWaa\u200Bier;\u202AAtelier Noord bv\u202C;Druk\u00ADwerk';
    expect((await editor('POST', 'Products/batch', fileForm('file', 'a.csv', 'text/csv', csv))).body).toEqual({ uploadedItems: [{ name: 'Waaier', errorMessages: [] }], errorItems: [] });
    const [{ id }] = (await editor('GET', 'Products?searchTerm=waaier')).body;
    expect((await editor('GET', `Products/${id}`)).body).toMatchObject({ name: 'Waaier', description: 'Druk\u00ADwerk' });
  });

  test('what joins the parts of a letter or an emoji is part of a name, and of a description every sign', async () => {
    const editor = (await setUp()).as('PowerUser');
    const name = 'می\u200Cخواهم 👩\u200D🎨 🖨\uFE0F';
    const description = '<p>Druk\u00ADwerk \u2067שלום\u2069</p>';
    const { body } = await editor('POST', 'Products', { ...WAAIER, name, description, formatOpen: 'A\u200B4' });
    expect(body).toMatchObject({ name, description, formatOpen: 'A4' });
  });

  test('of twenty that save one name at once, one does', async () => {
    const { as } = await setUp();
    const statuses = await Promise.all(Array.from({ length: 20 }, async (_, count) => (await as('PowerUser')('POST', 'Tags', { name: count % 2 ? 'Fluo' : 'FLUO' })).status));
    expect(statuses.filter(status => status === 201)).toHaveLength(1);
    expect(statuses.filter(status => status === 409)).toHaveLength(19);
    expect(totalOf(await as('PowerUser')('GET', 'Tags'))).toBe(41);
  });

  test('ids are never used again', async () => {
    const editor = (await setUp()).as('PowerUser');
    const { body: first } = await editor('POST', 'Tags', { name: 'Fluo' });
    expect((await editor('DELETE', `Tags/${first.id}`)).status).toBe(204);
    expect((await editor('GET', `Tags/${first.id}`)).body).toEqual({ title: 'Deze tag bestaat niet (meer).' });
    expect((await editor('POST', 'Tags', { name: 'Fluo' })).body.id).toBeGreaterThan(first.id);
  });

  test('a tag, a material and a product that go leave no trace', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const { body: product } = await editor('POST', 'Products', { ...WAAIER, tagIds: [301, 302], materialIds: [201] });
    await editor('DELETE', 'Tags/301');
    await editor('DELETE', 'Materials/201');
    expect((await editor('PUT', 'Products', { id: product.id, name: 'Waaiers' })).body).toMatchObject({ tags: [{ id: 302 }], materials: [] });
    expect(idsOf((await editor('GET', 'Products/filters')).body.tags)).not.toContain(301);

    const { body: collection } = await as('User')('GET', `Collections/${COLLECTION}`);
    const [productId, ...others] = collection.productIds;
    const media = (await editor('GET', `Assets?productId=${productId}`)).body;
    expect((await editor('DELETE', `Products/${productId}`)).status).toBe(204);
    expect((await editor('GET', `Assets/${media[0].id}`)).status).toBe(404);
    expect(totalOf(await as('SuperAdmin')('GET', 'Assets'))).toBe(600 - media.length);
    expect((await as('User')('PUT', 'Collections', { id: COLLECTION, name: 'Anders' })).body.productIds).toEqual(others);
    expect((await as('User')('PUT', 'Collections', collection)).body.errors).toEqual({ ProductIds: ['Eén van de producten bestaat niet (meer).'] });
  });

  test('a new segment after the last place that there is has that place too, and is saved again as it is told', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    expect((await editor('POST', 'Segments', { name: 'Helemaal achteraan' })).status).toBe(201);
    await editor('PUT', 'Segments', { id: 11, order: 999_999_999_999_999 });
    const { body: made } = await editor('POST', 'Segments', { name: 'Nog verder' });
    expect(made.order).toBe(999_999_999_999_999);
    expect((await editor('PUT', 'Segments', made)).status).toBe(200);
  });

  test('segments and categories stand by their order, which may be 0; a new segment comes last', async () => {
    const editor = (await setUp()).as('PowerUser');
    const { body: made } = await editor('POST', 'Segments', { name: 'Sport' });
    expect(made.order).toBe(10);
    expect(idsOf((await editor('GET', 'Segments')).body).at(-1)).toBe(made.id);
    expect((await editor('PUT', 'Segments', { ...made, order: 0 })).body.order).toBe(0);
    expect(idsOf((await editor('GET', 'Segments')).body)[0]).toBe(made.id);
    const { body: category } = await editor('POST', 'Categories', { name: 'Klevers', segmentIds: [11], order: 0, path: null });
    expect(idsOf((await editor('GET', 'Categories')).body)[0]).toBe(category.id);
  });

  test('names stand in the order of the alphabet, with numbers by their size', async () => {
    const editor = (await setUp()).as('PowerUser');
    for (const name of ['zz Reeks 10', 'zz reeks 9', 'ZZ Réeks 11', 'aa']) await editor('POST', 'Tags', { name });
    const names = (await editor('GET', 'Tags?pageSize=100')).body.map(({ name }: Loose) => name);
    expect([names[0], ...names.slice(-3)]).toEqual(['aa', 'zz reeks 9', 'zz Reeks 10', 'ZZ Réeks 11']);
  });

  test.each(['"', "'", '%', '_', '\\', '*', '(', 'NEAR(a b)', 'a" OR "b', '🖨️', '%%%', '--'])('a search for %s is a search for that', async term => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const search = async () => (await editor('GET', `Tags?searchTerm=${encodeURIComponent(term)}`)).body.map(({ name }: Loose) => name);
    const before = await search();
    expect(before.every((name: string) => name.includes(term))).toBe(true);
    const name = `x${term}y`;
    expect((await editor('POST', 'Tags', { name })).status).toBe(201);
    expect(await search()).toContain(name);
  });

  test('a name is of one line: what a line end or a control makes of it is no other name', async () => {
    const editor = (await setUp()).as('PowerUser');
    expect((await editor('POST', 'Tags', { name: 'twee\n\u0000woorden' })).body.name).toBe('twee woorden');
    expect((await editor('POST', 'Tags', { name: 'Twee\u0007woorden' })).status).toBe(409);
  });

  test('each word of a search has to be found, in any list', async () => {
    const { as } = await setUp();
    const names = async (path: string, field = 'name') => (await as('SuperAdmin')('GET', path)).body.map((record: Loose) => record[field]);
    expect(await names('Customers?searchTerm=NOORD atelier')).toEqual(['Atelier Noord bv']);
    expect(await names('Users?searchTerm=staalkaart char', 'username')).toEqual(['Charlotte']);
    expect(await names('Segments?searchTerm=bouw')).toEqual(['Bouw & vastgoed']);
    expect(await names('Categories?searchTerm=kaart&segmentName=horeca')).toEqual(['Visitekaartjes', 'Menukaarten']);
    expect(await names('Collections?showAll=true&searchTerm=zee')).toEqual(['Restaurants aan zee']);
    const { body: customer } = await as('Admin')('PUT', 'Customers', { id: 401, name: 'Drukkerij Zuid', erpId: 'K-77' });
    expect(customer.name).toBe('Drukkerij Zuid');
    expect((await names('Products?searchTerm=drukkerij zuid visite')).length).toBeGreaterThan(0);
    expect(await names('Products?searchTerm=atelier noord bv')).toEqual([]);
  });

  test('an import follows the columns of its template, in any order, and may part them by commas', async () => {
    const { as } = await setUp();
    expect((await as('PowerUser')('GET', 'Products/template')).body).toBe('name;erpId;ammount;formatOpen;formatClosed;customer;categories;tags;materials;description\r\n');
    const { body } = await as('PowerUser')('POST', 'Products/batch', fileForm('file', 'a.csv', 'text/csv', 'customer,erpId,name\natelier noord BV,mp-20418,Waaier\n'));
    expect(body.errorItems).toEqual([{ name: 'Waaier', errorMessages: ['Multipress nummer mp-20418 is al in gebruik'] }]);
  });
};
