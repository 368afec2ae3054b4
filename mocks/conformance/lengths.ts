import { expect, test } from 'vitest';
import type { SetUp } from './target.ts';

const INVISIBLE = ['\u200B', '\u3164', '\u115F', '\u00AD\u2060', '\u2800', ' \t'];
const REQUIRED = {
  Tags: 'Het is verplicht de tag een naam te geven',
  Materials: 'Het is verplicht het materiaal een naam te geven',
  Segments: 'Het is verplicht het segment een naam te geven',
  Categories: 'Het is verplicht de categorie een naam te geven',
  Collections: 'Het is verplicht de collectie een naam te geven',
  Customers: 'Het is verplicht de klant een naam te geven',
  Products: 'Het is verplicht het product een naam te geven',
};
const others = { segmentIds: [11], productIds: [], erpId: 'K-99', customerId: 401 };

/** Names, codes, descriptions and passwords: what is too long, and what nobody would see. */
export const lengthCases = (setUp: SetUp): void => {
  test.each(Object.entries(REQUIRED))('%s have a name that can be seen, of at most 200 characters', async (resource, required) => {
    const create = async (name: string) => (await (await setUp()).as('Admin')('POST', resource, { ...others, name })).body.errors?.Name;
    for (const name of INVISIBLE) expect(await create(name)).toEqual([required]);
    expect(await create('n'.repeat(201))).toEqual(['Gebruik hoogstens 200 tekens.']);
    expect(await create('n'.repeat(200))).toBeUndefined();
  });

  test('codes and descriptions have their limits too', async () => {
    const { as } = await setUp();
    const product = { name: 'Waaier', customerId: 401 };
    const errorsOf = async (more: object) => (await as('Admin')('POST', 'Products', { ...product, ...more })).body.errors;
    expect(await errorsOf({ erpId: 'M'.repeat(201) })).toEqual({ ErpId: ['Gebruik hoogstens 200 tekens.'] });
    expect(await errorsOf({ description: 'é'.repeat(51_201) })).toEqual({ Description: ['De omschrijving mag hoogstens 100 kB groot zijn.'] });
    expect(await errorsOf({ description: 'é'.repeat(51_200), erpId: '\u3164' })).toBeUndefined();
  });

  test('a telephone number, and the name and the file of media, have their limits', async () => {
    const { as } = await setUp();
    const asset = async (more: object) => (await as('Admin')('POST', 'Assets', { productId: 1001, name: 'Nieuw_abcd1234', file: 'a.png', ...more })).body;
    expect((await as('User')('PUT', 'Me', { phoneNumber: '1'.repeat(201) })).body.errors).toEqual({ PhoneNumber: ['Gebruik hoogstens 200 tekens.'] });
    expect((await as('User')('PUT', 'Me', { phoneNumber: '1'.repeat(200) })).status).toBe(200);
    // A product's name, with an underscore and eight characters.
    expect((await asset({ name: 'n'.repeat(210) })).errors).toEqual({ Name: ['Gebruik hoogstens 209 tekens.'] });
    // A file may be called anything, and is told as an upload is.
    expect(await asset({ name: 'n'.repeat(209), file: `C:\\fotos\\${'f'.repeat(300)}` })).toMatchObject({ name: 'n'.repeat(209), file: 'f'.repeat(200) });
  });

  test('a password can be seen and typed', async () => {
    const { as } = await setUp();
    const reset = async (password: string) =>
      (await as('Admin')('POST', 'Users/newpassword', { id: 4, newPassword: password, newPasswordConfirm: password })).body.errors?.NewPassword;
    expect(await reset('\u3164'.repeat(9))).toEqual(['Het is verplicht de gebruiker een geldig nieuw password te geven']);
    expect(await reset('zeven-7')).toEqual(['Het password moet minstens 8 tekens lang zijn.']);
    expect(await reset('p'.repeat(201))).toEqual(['Gebruik hoogstens 200 tekens.']);
    expect(await reset('p'.repeat(200))).toBeUndefined();
  });

  test('a password is not what everybody tries first', async () => {
    const { as } = await setUp();
    const easy = { NewPassword: ['Dit password is te gemakkelijk te raden. Kies een ander.'] };
    for (const password of ['staalkaart', 'Wachtwoord', '12345678', 'USER@staalkaart.be']) {
      const reset = { id: 4, newPassword: password, newPasswordConfirm: password };
      expect([password, (await as('Admin')('POST', 'Users/newpassword', reset)).body.errors]).toEqual([password, easy]);
    }
    const noor = { email: 'noor@staalkaart.be', username: 'Noor', phoneNumber: '1', roleName: 'User', isActive: true };
    const made = await as('Admin')('POST', 'Users', { ...noor, password: noor.email, passwordConfirm: noor.email });
    expect(made.body.errors).toEqual(easy.NewPassword);
  });
};
