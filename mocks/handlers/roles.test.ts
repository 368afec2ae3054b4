import type { Role } from '@staalkaart/api-client/wire';
import { expect, test } from 'vitest';
import { setUp } from '../testing.ts';

const ROLES: readonly Role[] = ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'];
type Case = [method: string, path: string, body: unknown, allowed: readonly Role[]];

const CASES: readonly Case[] = [
  ['POST', 'Tags', { name: 'Fluo' }, ['SuperAdmin', 'Admin', 'PowerUser']],
  ['POST', 'Materials', { name: 'Kurk' }, ['SuperAdmin', 'Admin', 'PowerUser']],
  ['POST', 'Customers', { name: 'Nieuwe klant', erpId: 'K-9' }, ['SuperAdmin', 'Admin', 'PowerUser']],
  ['POST', 'Segments', { name: 'Sport' }, ['SuperAdmin', 'Admin', 'PowerUser']],
  ['POST', 'Categories', { name: 'Klevers', segmentIds: [11], order: 0 }, ['SuperAdmin', 'Admin', 'PowerUser']],
  ['POST', 'Products', { name: 'Nieuw', customerId: 401 }, ['SuperAdmin', 'Admin', 'PowerUser']],
  ['DELETE', 'Products/1001', undefined, ['SuperAdmin', 'Admin', 'PowerUser']],
  ['GET', 'Products/template', undefined, ['SuperAdmin', 'Admin', 'PowerUser']],
  ['POST', 'Collections', { name: 'Mijn keuze', productIds: [] }, ['SuperAdmin', 'Admin', 'PowerUser', 'User']],
  ['PUT', 'Me', { phoneNumber: '+32 470 11 11 11' }, ['SuperAdmin', 'Admin', 'PowerUser', 'User']],
  ['GET', 'Users', undefined, ['SuperAdmin', 'Admin']],
  ['GET', 'Assets', undefined, ['SuperAdmin']],
  ['GET', 'Assets?productId=1001', undefined, ROLES],
  ['GET', 'Products/filters', undefined, ROLES],
];

test.each(CASES)('%s %s is refused to the others', async (method, path, body, allowed) => {
  for (const role of ROLES) {
    const { status } = await setUp().as(role)(method, path, body);
    const outcome = status === 403 ? 'refused' : status < 300 ? 'done' : `failed with ${status}`;
    expect([role, outcome]).toEqual([role, allowed.includes(role) ? 'done' : 'refused']);
  }
});

test('nobody deletes themselves, and an Admin leaves the SuperAdmin alone', async () => {
  const { as } = setUp();
  expect((await as('Admin')('DELETE', 'Users/2')).body.errors).toEqual({ User: ['Je kan jezelf niet verwijderen.'] });
  expect((await as('SuperAdmin')('DELETE', 'Users/1')).status).toBe(403);
  expect((await as('Admin')('DELETE', 'Users/1')).status).toBe(403);
  expect((await as('Admin')('DELETE', 'Users/9')).status).toBe(204);
});

test('nobody changes their own role, or puts themselves out of use', async () => {
  const { as } = setUp();
  const bram = { id: 2, email: 'admin@staalkaart.be', username: 'Bram', phoneNumber: '1', roleName: 'Admin', isActive: true };
  expect(await as('Admin')('PUT', 'Users', { ...bram, roleName: 'User' })).toMatchObject({ status: 403, body: { errors: { RoleName: ['Je kan je eigen rol niet wijzigen.'] } } });
  expect(await as('Admin')('PUT', 'Users', { ...bram, isActive: false })).toMatchObject({ status: 403, body: { errors: { IsActive: ['Je kan jezelf niet op non-actief zetten.'] } } });
  expect((await as('Admin')('PUT', 'Users', bram)).status).toBe(200);
  expect((await as('SuperAdmin')('PUT', 'Users', { ...bram, roleName: 'User' })).body.role).toBe('User');
});

test('only the SuperAdmin gives that role, or changes who has it', async () => {
  const { as } = setUp();
  const jonas = { id: 10, email: 'jonas@staalkaart.be', username: 'Jonas', phoneNumber: '1', roleName: 'SuperAdmin', isActive: true };
  const refused = { status: 403, body: { errors: { RoleName: ['Enkel een SuperAdmin kan de rol SuperAdmin toekennen.'] } } };
  expect(await as('Admin')('PUT', 'Users', jonas)).toMatchObject(refused);
  expect((await as('SuperAdmin')('PUT', 'Users', jonas)).body.role).toBe('SuperAdmin');
  expect((await as('Admin')('PUT', 'Users', jonas)).body.errors).toEqual({ User: ['Enkel een SuperAdmin kan een SuperAdmin aanpassen.'] });
});

test('only the SuperAdmin clears the second step', async () => {
  const { as, api } = setUp();
  const fien = { id: 6, email: 'fien@staalkaart.be', username: 'Fien', phoneNumber: '1', roleName: 'PowerUser', isActive: true, clearSecret: true };
  expect((await as('Admin')('PUT', 'Users', fien)).status).toBe(403);
  const before = api.db.users.get(6)?.secret;
  expect((await as('SuperAdmin')('PUT', 'Users', fien)).body.twoFactorSecretSet).toBe(false);
  expect(api.db.users.get(6)?.secret).not.toBe(before);
});

test('a user is created with every field, or told what is wrong as a list', async () => {
  const { as } = setUp();
  const wrong = await as('Admin')('POST', 'Users', { email: 'x', username: 'An 1', roleName: 'Koning', password: 'kort', passwordConfirm: 'lang' });
  expect(wrong.status).toBe(400);
  expect(wrong.body.errors).toContain('Gelieve enkel alfabetische karakters te gebruiken, zonder spaties');
  expect(wrong.body.errors).toContain('Het is verplicht de gebruiker een geldig email adres te geven');
  const right = { email: 'noor@staalkaart.be', username: 'Noor', phoneNumber: '+32 1', roleName: 'User', isActive: true, password: 'geheim-1', passwordConfirm: 'geheim-1' };
  expect((await as('Admin')('POST', 'Users', right)).status).toBe(201);
  expect((await as('Admin')('POST', 'Users', right)).body.errors).toContain('De naam Noor is al in gebruik.');
  expect((await as(undefined)('POST', 'Auth/Login', { email: right.email, password: right.password })).status).toBe(200);
});
