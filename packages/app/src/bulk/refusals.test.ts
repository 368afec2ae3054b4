import type { Role } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import { choosableOf } from './bulkState.ts';
import { refusals } from './refusals.ts';

const actor = (role: Role) => ({ id: 1, role, mode: 'edit' as const });
const item = (fields: object) => ({ id: 7, name: 'Iets', ...fields });

describe('what may not be done to one of many', () => {
  it('is the whole catalogue, for who does not manage it', () => {
    expect(refusals.Tags.removal(actor('PowerUser'), item({}))).toBeUndefined();
    expect(refusals.Products.visibility!(actor('User'), item({}))).toBe('Niet beschikbaar');
  });
  it("is a collection of somebody else, and hiding a SuperAdmin's own", () => {
    const { removal, visibility } = refusals.Collections;
    expect(removal(actor('User'), item({ createdById: '1' }))).toBeUndefined();
    expect(removal(actor('Admin'), item({ createdById: 2 }))).toBe('Je kan enkel collecties van jezelf aanpassen of verwijderen');
    expect(visibility!(actor('SuperAdmin'), item({ createdById: 1 }))).toBe('Een collectie van een SuperAdmin blijft zichtbaar.');
    expect(visibility!(actor('SuperAdmin'), item({ createdById: 2 }))).toBeUndefined();
  });
  it('is oneself, and a SuperAdmin for anybody else', () => {
    const { removal, activity } = refusals.Users;
    expect(removal(actor('Admin'), item({ role: 'User' }))).toBeUndefined();
    expect(activity!(actor('Admin'), item({ id: '1', role: 'Admin' }))).toBe('Je kan jezelf niet verwijderen of deactiveren.');
    expect(removal(actor('Admin'), item({ role: 'SuperAdmin' }))).toBe('Enkel een SuperAdmin kan een SuperAdmin aanpassen of verwijderen');
    expect(removal(actor('SuperAdmin'), item({ role: 'SuperAdmin' }))).toBeUndefined();
  });
});

it('a user is chosen by the user name', () => {
  const user = { id: 3, email: 'an@staalkaart.be', username: 'An', path: null, isActive: true, collections: [] };
  expect(choosableOf(user).name).toBe('An');
});
