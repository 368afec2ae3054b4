import { expect, test } from 'vitest';
import type { SetUp } from './target.ts';

/** Users, and the own account: who may change whom (specification §6, and the decisions on one's own account). */
export const peopleCases = (setUp: SetUp): void => {
  test('nobody deletes themselves, and an Admin leaves the SuperAdmin alone', async () => {
    const { as } = await setUp();
    expect((await as('Admin')('DELETE', 'Users/2')).body.errors).toEqual({ User: ['Je kan jezelf niet verwijderen.'] });
    expect((await as('SuperAdmin')('DELETE', 'Users/1')).status).toBe(403);
    expect((await as('Admin')('DELETE', 'Users/1')).status).toBe(403);
    expect((await as('Admin')('DELETE', 'Users/9')).status).toBe(204);
  });

  test('nobody changes their own role, or puts themselves out of use', async () => {
    const { as } = await setUp();
    const bram = { id: 2, email: 'admin@staalkaart.be', username: 'Bram', phoneNumber: '1', roleName: 'Admin', isActive: true };
    expect(await as('Admin')('PUT', 'Users', { ...bram, roleName: 'User' })).toMatchObject({ status: 403, body: { errors: { RoleName: ['Je kan je eigen rol niet wijzigen.'] } } });
    expect(await as('Admin')('PUT', 'Users', { ...bram, isActive: false })).toMatchObject({ status: 403, body: { errors: { IsActive: ['Je kan jezelf niet op non-actief zetten.'] } } });
    expect((await as('Admin')('PUT', 'Users', bram)).status).toBe(200);
    expect((await as('SuperAdmin')('PUT', 'Users', { ...bram, roleName: 'User' })).body.role).toBe('User');
  });

  test('only the SuperAdmin gives that role, or changes who has it', async () => {
    const { as } = await setUp();
    const jonas = { id: 10, email: 'jonas@staalkaart.be', username: 'Jonas', phoneNumber: '1', roleName: 'SuperAdmin', isActive: true };
    const refused = { status: 403, body: { errors: { RoleName: ['Enkel een SuperAdmin kan de rol SuperAdmin toekennen.'] } } };
    expect(await as('Admin')('PUT', 'Users', jonas)).toMatchObject(refused);
    expect((await as('SuperAdmin')('PUT', 'Users', jonas)).body.role).toBe('SuperAdmin');
    expect((await as('Admin')('PUT', 'Users', jonas)).body.errors).toEqual({ User: ['Enkel een SuperAdmin kan een SuperAdmin aanpassen.'] });
  });

  test('only the SuperAdmin clears the second step', async () => {
    const { as } = await setUp();
    const fien = { id: 6, email: 'fien@staalkaart.be', username: 'Fien', phoneNumber: '1', roleName: 'PowerUser', isActive: true, clearSecret: true };
    expect((await as('Admin')('PUT', 'Users', fien)).status).toBe(403);
    const login = async () => (await as(undefined)('POST', 'Auth/Login', { email: fien.email, password: 'staalkaart' })).body;
    expect(await login()).toMatchObject({ requiresTwoFactor: true, qrCodeImage: null });
    expect((await as('SuperAdmin')('PUT', 'Users', fien)).body.twoFactorSecretSet).toBe(false);
    expect((await login()).qrCodeImage).toMatch(/^data:image\/png;base64,/);
  });

  test('a user is created with every field, or told what is wrong as a list', async () => {
    const { as } = await setUp();
    const wrong = await as('Admin')('POST', 'Users', { email: 'x', username: 'An 1', roleName: 'Koning', password: 'kort', passwordConfirm: 'lang' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toContain('Gelieve enkel alfabetische karakters te gebruiken, zonder spaties');
    expect(wrong.body.errors).toContain('Het is verplicht de gebruiker een geldig email adres te geven');
    const right = { id: 4, email: 'noor@staalkaart.be', username: 'Noor', phoneNumber: '+32 1', roleName: 'User', isActive: true, password: 'geheim-1', passwordConfirm: 'geheim-1' };
    expect((await as('Admin')('POST', 'Users', right)).status).toBe(201);
    expect((await as('Admin')('POST', 'Users', right)).body.errors).toContain('De naam Noor is al in gebruik.');
    expect((await as(undefined)('POST', 'Auth/Login', { email: right.email, password: right.password })).status).toBe(200);
  });

  test('who has no telephone number can be changed all the same, and nobody loses one', async () => {
    const { as } = await setUp();
    const daan = { id: 4, email: 'user@staalkaart.be', username: 'Daan', phoneNumber: '', roleName: 'PowerUser', isActive: false };
    const refused = { status: 400, body: { errors: { PhoneNumber: ['Het is verplicht de gebruiker een telefoon nummer te geven'] } } };
    expect(await as('Admin')('PUT', 'Users', daan)).toMatchObject(refused);
    expect((await as('User')('PUT', 'Me', { phoneNumber: '' })).status).toBe(200);
    expect(await as('Admin')('PUT', 'Users', daan)).toMatchObject({ status: 200, body: { role: 'PowerUser', isActive: false } });
  });

  test('an e-mail address and a name are changed by who manages users, also in the own profile', async () => {
    const { as } = await setUp();
    const own = { email: 'user@staalkaart.be', username: 'Daan', phoneNumber: '+32 470 11 11 11' };
    expect((await as('User')('PUT', 'Me', own)).body).toMatchObject(own);
    expect(await as('User')('PUT', 'Me', { ...own, email: 'daan@elders.be' })).toMatchObject({ status: 403, body: { errors: { Email: ['Enkel een beheerder kan een email adres wijzigen.'] } } });
    expect(await as('PowerUser')('PUT', 'Me', { username: 'Karel' })).toMatchObject({ status: 403, body: { errors: { Username: ['Enkel een beheerder kan een naam wijzigen.'] } } });
    expect((await as('User')('GET', 'Me')).body).toMatchObject(own);
    expect((await as('Admin')('PUT', 'Me', { email: 'USER@staalkaart.be' })).body.errors).toEqual({ Email: ['Het email adres USER@staalkaart.be is al in gebruik.'] });
    expect((await as('Admin')('PUT', 'Me', { email: 'bram@staalkaart.be', username: 'Bramke' })).body).toMatchObject({ email: 'bram@staalkaart.be', username: 'Bramke' });
  });

  test('nobody gives themselves a right by naming it in a profile', async () => {
    const { as } = await setUp();
    const wished = { id: 1, role: 'SuperAdmin', roleName: 'SuperAdmin', isActive: false, password: 'anders-1', secret: 'AAAA', path: '/x.png' };
    const before = (await as('User')('GET', 'Me')).body;
    expect((await as('User')('PUT', 'Me', wished)).body).toEqual(before);
  });

  test('a password is kept and compared as it was typed', async () => {
    const { as } = await setUp();
    const password = ' met spaties ';
    const reset = { id: 4, newPassword: password, newPasswordConfirm: password };
    expect((await as('Admin')('POST', 'Users/newpassword', { ...reset, newPasswordConfirm: password.trim() })).body.errors).toEqual({ NewPassword: ['De twee passwords komen niet overeen.'] });
    expect((await as('Admin')('POST', 'Users/newpassword', reset)).status).toBe(204);
    const login = async (typed: string) => (await as(undefined)('POST', 'Auth/Login', { email: 'user@staalkaart.be', password: typed })).status;
    expect([await login(password.trim()), await login(password)]).toEqual([401, 200]);
    expect(await as('Admin')('POST', 'Users/newpassword', { ...reset, id: 1 })).toMatchObject({ status: 403, body: { title: 'Enkel een SuperAdmin kan dit password wijzigen.' } });
    expect((await as('Admin')('POST', 'Users/newpassword', { ...reset, id: 99 })).status).toBe(404);
  });

  test('who is put out of use is refused from then on, with the token that was', async () => {
    const { as } = await setUp();
    const daan = { id: 4, email: 'user@staalkaart.be', username: 'Daan', phoneNumber: '1', roleName: 'User' };
    expect((await as('User')('GET', 'Me')).status).toBe(200);
    expect((await as('Admin')('PUT', 'Users', { ...daan, isActive: false })).status).toBe(200);
    expect((await as('User')('GET', 'Me')).status).toBe(401);
    const login = { email: daan.email, password: 'staalkaart' };
    expect(await as(undefined)('POST', 'Auth/Login', login)).toMatchObject({ status: 403, body: { title: 'Deze gebruiker is niet actief.' } });
  });

  test('of two SuperAdmins who lower each other at once, one stays', async () => {
    const { as, withToken } = await setUp();
    const noor = { email: 'noor@staalkaart.be', username: 'Noor', phoneNumber: '1', roleName: 'SuperAdmin', isActive: true, password: 'geheim-1', passwordConfirm: 'geheim-1' };
    const annelies = { id: 1, email: 'superadmin@staalkaart.be', username: 'Annelies', phoneNumber: '1', roleName: 'User', isActive: true };
    const { id } = (await as('SuperAdmin')('POST', 'Users', noor)).body;
    const { token } = (await as(undefined)('POST', 'Auth/Login', noor)).body;
    const answers = await Promise.all([
      as('SuperAdmin')('PUT', 'Users', { ...noor, id, roleName: 'User' }), withToken(token)('PUT', 'Users', annelies),
    ]);
    expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    const roles = (await as('Admin')('GET', 'Users?pageSize=100')).body.map(({ role }: { role: string }) => role);
    expect(roles.filter((role: string) => role === 'SuperAdmin')).toHaveLength(1);
  });

  test('a user with collections stays, and one without leaves nothing but an unknown name', async () => {
    const { as } = await setUp();
    expect(await as('Admin')('DELETE', 'Users/7')).toMatchObject({
      status: 409, body: { errors: { Collections: ['Gilles heeft nog collecties.'], User: ['Zet de gebruiker op non-actief.'] } },
    });
    const made = await as('PowerUser')('POST', 'Products', { name: 'Waaier', customerId: 401 });
    for (const { id } of (await as('SuperAdmin')('GET', 'Collections?showAll=true')).body.filter(({ createdById }: { createdById: number }) => createdById === 3)) {
      expect((await as('SuperAdmin')('DELETE', `Collections/${id}`)).status).toBe(204);
    }
    expect((await as('Admin')('DELETE', 'Users/3')).status).toBe(204);
    expect((await as('Admin')('GET', `Products/${made.body.id}`)).body).toMatchObject({ createdById: 3, createdByName: null });
    expect((await as('PowerUser')('GET', 'Me')).status).toBe(401);
  });
};
