import { expect, test } from 'vitest';
import { fileForm, type Loose } from '../testing.ts';
import type { Description, Schema } from './described.ts';
import type { SetUp } from './target.ts';

/** What each resource is made of, at the least and whole, and a record of it. */
const RIGHT: Readonly<Record<string, { id: number; least: object }>> = {
  Tags: { id: 301, least: { name: 'Splinternieuw' } },
  Materials: { id: 201, least: { name: 'Splinternieuw' } },
  Customers: { id: 401, least: { name: 'Splinternieuw', erpId: 'K-99' } },
  Segments: { id: 11, least: { name: 'Splinternieuw' } },
  Categories: { id: 101, least: { name: 'Splinternieuw', segmentIds: [11] } },
  Collections: { id: 501, least: { name: 'Splinternieuw' } },
  Products: { id: 1001, least: { name: 'Splinternieuw', customerId: 401 } },
  Assets: { id: 200_001, least: { productId: 1001, name: 'Nieuw_abcd1234', file: 'a.png' } },
  Users: { id: 7, least: { email: 'noor@staalkaart.be', username: 'Noor', phoneNumber: '1', roleName: 'User', password: 'geheim-1', passwordConfirm: 'geheim-1' } },
};
const RESOURCES = Object.keys(RIGHT);

/** A value of each kind, and numbers that are beyond what a number can tell. */
const VALUES: readonly (readonly [kind: string, value: unknown])[] = [
  ['boolean', true], ['integer', 7], ['number', 1.5], ['integer', 1e30], ['integer', -1], ['array', []], ['array', ['x']], ['object', {}], ['object', { length: 3 }], ['string', 'veel'], ['string', '9'.repeat(400)],
];

const isOf = ({ type = [], enum: values }: Schema, kind: string, value: unknown): boolean =>
  [type].flat().some(one => one === kind || (one === 'number' && kind === 'integer')) && (values?.includes(value as string) ?? true);

/** A number that is none, and an id that nothing has, are refused for what they are. */
const MORE: Readonly<Record<string, readonly unknown[]>> = {
  order: [1e30, -1, '0x10', '1e3'], ammount: [1e30, -1, '1e999', '0x10', '9'.repeat(400), 'Infinity', '1e3'],
};

/** The fields of a body: of which kind each is, and which may be left out. */
export const kindCases = (setUp: SetUp): void => {
  test.each(RESOURCES)('%s are made of what the description asks, and changed by what is named', async name => {
    const { as } = await setUp();
    const { id, least } = RIGHT[name]!;
    const boss = as('SuperAdmin');
    const { paths } = (await as(undefined)('GET', 'openapi.json')).body as Description;
    const askedBy = (method: string) => paths[`/${name}`]?.[method]?.requestBody?.content?.['application/json']?.schema?.required;
    expect([askedBy('post')?.toSorted(), askedBy('put')]).toEqual([Object.keys(least).toSorted(), ['id']]);
    expect((await boss('POST', name, least)).status).toBe(201);
    for (const field of Object.keys(least)) expect([field, (await boss('POST', name, { ...least, [field]: undefined })).status]).toEqual([field, 400]);
    const unsigned = ({ updated: _when, updatedByName: _who, ...record }: Loose) => record;
    const { body: before } = await boss('GET', `${name}/${id}`);
    const { status, body: after } = await boss('PUT', name, { id });
    expect([status, unsigned(after)]).toEqual([200, unsigned(before)]);
  });

  test.each(RESOURCES)('%s take no field of another kind', async name => {
    const { as } = await setUp();
    const { id } = RIGHT[name]!;
    const boss = as('SuperAdmin');
    const { paths } = (await as(undefined)('GET', 'openapi.json')).body as Description;
    const { properties = {} } = paths[`/${name}`]!.put!.requestBody!.content!['application/json']!.schema!;
    const { body: before } = await boss('GET', `${name}/${id}`);
    for (const [field, schema] of Object.entries(properties).filter(([one]) => one !== 'id' && !one.startsWith('password'))) {
      const others = VALUES.filter(([kind, value]) => !isOf(schema, kind, value)).map(([, value]) => value);
      for (const value of [...others, ...MORE[field] ?? []]) {
        const { status, body } = await boss('PUT', name, { id, [field]: value });
        expect([field, value, status, body.errors]).toEqual([field, value, 400, { [field[0]!.toUpperCase() + field.slice(1)]: [expect.any(String)] }]);
      }
    }
    expect((await boss('GET', `${name}/${id}`)).body).toEqual(before);
  });

  test('a field of another kind is told so', async () => {
    const { as } = await setUp();
    const errorsOf = async (name: string, body: object) => (await as('Admin')('PUT', name, body)).body.errors;
    for (const contact of [7, true, [], {}]) expect(await errorsOf('Customers', { id: 401, contact })).toEqual({ Contact: ['Dit moet tekst zijn.'] });
    expect(await errorsOf('Products', { id: 1001, tagIds: '301' })).toEqual({ TagIds: ['Dit moet een lijst zijn.'] });
    expect(await errorsOf('Products', { id: 1001, isVisible: 'false' })).toEqual({ IsVisible: ['Dit moet true of false zijn.'] });
    expect(await errorsOf('Segments', { id: 11, order: '9'.repeat(400) })).toEqual({ Order: ['Dit moet een geheel getal zijn, 0 of meer.'] });
    expect(await errorsOf('Products', { id: 1001, ammount: '0x10' })).toEqual({ Ammount: ['Het aantal moet een getal zijn, 0 of meer.'] });
    expect(await as(undefined)('POST', 'Auth/Login', { email: ['x'], password: 'y' })).toMatchObject({ status: 400, body: { errors: { Email: ['Dit moet tekst zijn.'] } } });
    expect(await as('User')('PUT', 'Me', { phoneNumber: {} })).toMatchObject({ status: 400, body: { errors: { PhoneNumber: ['Dit moet tekst zijn.'] } } });
  });

  test('what is named as nothing is emptied, and what is not named is kept', async () => {
    const editor = (await setUp()).as('PowerUser');
    const { body: made } = await editor('POST', 'Customers', { name: 'Drukkerij Oost', erpId: 'K-98', contact: 'An Peeters' });
    expect((await editor('PUT', 'Customers', { id: made.id, name: 'Drukkerij West', erpId: 'K-98' })).body).toEqual({ ...made, name: 'Drukkerij West' });
    expect((await editor('PUT', 'Customers', { id: made.id, contact: null })).body).toEqual({ ...made, name: 'Drukkerij West', contact: null });
  });

  /** A product of that amount, by a call and by an import. */
  const withAmount = async (ammount: string) => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const called = await editor('POST', 'Products', { name: 'Waaier', customerId: 401, ammount });
    const csv = fileForm('file', 'a.csv', 'text/csv', `name;customer;ammount\nWaaier;Atelier Noord bv;${ammount}\n`);
    const { body: { errorItems } } = await editor('POST', 'Products/batch', csv);
    const [{ id }] = (await editor('GET', 'Products')).body;
    return { called, errorItems, imported: (await editor('GET', `Products/${id}`)).body };
  };

  test.each([
    ['2500', 2500], ['2,5', 2.5], ['2.5', 2.5], ['2.500', 2500], ['1.000,50', 1000.5], ['2 500', 2500], ['1.000.000', 1_000_000], ['', null], [' 7 ', 7], ['999999999999999', 999_999_999_999_999],
  ])('an amount of %s is read the same in a call and in an import', async (ammount, amount) => {
    const { called, errorItems, imported } = await withAmount(ammount);
    expect([called.body.ammount, errorItems, imported.ammount]).toEqual([amount, [], amount]);
  });

  test.each([
    '0x10', '1e3', '1e999', '-1', 'Infinity', '1000000000000000', '9'.repeat(400), '2.50.0', 'veel',
  ])('an amount of %s is none, in a call and in an import', async ammount => {
    const { called, errorItems } = await withAmount(ammount);
    expect(called).toMatchObject({ status: 400, body: { errors: { Ammount: ['Het aantal moet een getal zijn, 0 of meer.'] } } });
    expect(errorItems).toEqual([{ name: 'Waaier', errorMessages: [`"${ammount}" is geen aantal`] }]);
  });

  test('an id of more digits than a number can tell is that of nothing', async () => {
    const { as } = await setUp();
    const long = `1001${'0'.repeat(13)}`;
    expect((await as('Admin')('GET', `Products/${long}`)).status).toBe(404);
    for (const id of [long, '0x3e9', '1001e0', '1001.0']) expect((await as('Admin')('GET', `Products?productIds=${id}`)).body).toEqual([]);
    expect((await as('Admin')('PUT', 'Tags', { id: '9'.repeat(400), name: 'x' })).status).toBe(404);
    expect((await as('Admin')('POST', 'Products', { name: 'Waaier', customerId: long })).status).toBe(400);
    expect((await as('User')('POST', 'Collections', { name: 'x', productIds: [long] })).body.errors).toEqual({ ProductIds: ['Eén van de producten bestaat niet (meer).'] });
  });

  test('an address is looked at in one go, however long it is', async () => {
    const { as } = await setUp();
    const email = `a@${'.'.repeat(900_000)} `;
    const begun = performance.now();
    expect((await as('Admin')('PUT', 'Me', { email: `x${email}x` })).body.errors.Email).toContain('Het is verplicht de gebruiker een geldig email adres te geven');
    expect(performance.now() - begun).toBeLessThan(5000);
  });
};
