import type { Role } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import { can, type Action, type PlainAction } from './access.ts';
import type { Mode } from '@staalkaart/ui';

const ROLES: Role[] = ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'];
const MODES: Mode[] = ['presentation', 'edit'];
const own = { createdById: '1', isPrivate: true };
const foreign = { createdById: 2, isPrivate: true };

/** Who may: `S` SuperAdmin, `A` Admin, `P` PowerUser, `U` User, `V` ViewOnly. */
const LETTERS: Record<string, Role> = { S: 'SuperAdmin', A: 'Admin', P: 'PowerUser', U: 'User', V: 'ViewOnly' };

/** Section 6 as a table, none left out: in presentation mode, in edit mode. */
const plain: Record<PlainAction, [presenting: string, editing: string]> = {
  'route.manageProducts': ['SAP', 'SAP'],
  'route.registers': ['SAP', 'SAP'],
  'route.users': ['SA', 'SA'],
  'route.assets': ['S', 'S'],
  'mode.edit': ['SAPU', 'SAPU'],
  'catalogue.seeHidden': ['', 'SAP'],
  'catalogue.seeWithoutImage': ['', 'SAPU'],
  'catalogue.findAgain': ['', 'SAPU'],
  'product.collect': ['SAPU', 'SAPU'],
  'product.select': ['', 'SAPU'],
  'product.seeExtra': ['SAP', 'SAP'],
  'catalogue.edit': ['', 'SAP'],
  'product.import': ['SAP', 'SAP'],
  'product.export': ['SAP', 'SAP'],
  'product.printCodes': ['', 'SAPU'],
  'user.edit': ['', 'SA'],
  'mode.keepWhenRefused': ['SAPV', 'SAPV'],
  'asset.edit': ['', 'S'],
  'user.resetSecondStep': ['S', 'S'],
  'profile.seeRole': ['SAP', 'SAP'],
  'profile.editIdentity': ['SA', 'SA'],
  'profile.save': ['SAPU', 'SAPU'],
  'collection.manage': ['', 'SAPU'],
  'collection.begin': ['SAPU', 'SAPU'],
  'collection.seeAll': ['', 'S'],
  'collection.seeVisibility': ['S', 'S'],
};
/** What depends on what it is done to. */
const ofSubjects: [action: Exclude<Action, PlainAction>, presenting: string, editing: string, subject: object, of: string][] = [
  ['user.change', '', 'SA', { id: 2, role: 'User' }, "a user's"],
  ['user.change', '', 'S', { id: 2, role: 'SuperAdmin' }, "a SuperAdmin's"],
  ['user.chooseRole', 'SAPUV', 'SAPUV', { id: 2 }, "someone else's"],
  ['user.chooseRole', '', '', { id: '1' }, 'own'],
  ['user.delete', '', 'SA', { id: 2 }, "someone else's"],
  ['user.delete', '', 'S', { id: 2, role: 'SuperAdmin' }, "a SuperAdmin's"],
  ['user.delete', '', '', { id: '1' }, 'own'],
  ['collection.chooseVisibility', '', '', own, 'own'],
  ['collection.chooseVisibility', 'S', 'S', foreign, "someone else's"],
  ['collection.edit', 'SAPU', 'SAPU', own, 'own'],
  ['collection.edit', 'S', 'S', foreign, "someone else's"],
  ['collection.seeHidden', '', 'SAPU', own, 'own'],
  ['collection.seeHidden', '', 'S', foreign, "someone else's"],
  ['collection.addPhoto', 'SAPU', 'SAPU', own, 'own'],
  ['collection.addPhoto', 'SA', 'SA', foreign, "someone else's"],
  ['collection.addPhoto', '', '', { ...own, path: '/a.jpg' }, 'own with a photo'],
  ['collection.setVisible', '', 'APU', own, 'own'],
  ['collection.setVisible', '', 'S', foreign, "someone else's"],
  ['collection.seePrivate', 'SAPUV', 'SAPUV', own, 'own private'],
  ['collection.seePrivate', '', '', foreign, "someone else's private"],
  ['collection.seePrivate', 'SAPUV', 'SAPUV', { ...foreign, isPrivate: false }, "someone else's public"],
];
const matrix = [...Object.entries(plain).map(([action, letters]) => [action as Action, ...letters, undefined, ''] as const), ...ofSubjects];

const cells = matrix.flatMap(([action, presenting, editing, subject, of]) =>
  MODES.flatMap(mode => ROLES.map(role => {
    const allowed = [...(mode === 'edit' ? editing : presenting)].map(letter => LETTERS[letter]);
    return { action, subject, of, mode, role, expected: allowed.includes(role) };
  })));

describe('permissions', () => {
  it.each(cells)('$action $of: $role in $mode mode: $expected', ({ action, subject, mode, role, expected }) => {
    expect((can as (actor: unknown, action: Action, subject?: object) => boolean)({ id: 1, role, mode }, action, subject)).toBe(expected);
  });

  it('gives nothing to who is not signed in', () => {
    expect(can(undefined, 'product.collect')).toBe(false);
  });
  it('shows the private collections of others to a SuperAdmin who ticked the box, while editing', () => {
    const boss = { id: 1, role: 'SuperAdmin' as const, mode: 'edit' as const, seesOthers: true };
    expect(can(boss, 'collection.seePrivate', { createdById: 2, isPrivate: true })).toBe(true);
    expect(can({ ...boss, mode: 'presentation' }, 'collection.seePrivate', { createdById: 2, isPrivate: true })).toBe(false);
    expect(can({ ...boss, role: 'Admin' }, 'collection.seePrivate', { createdById: 2, isPrivate: true })).toBe(false);
  });
  it('lets a SuperAdmin alone give that role', () => {
    expect(can({ id: 1, role: 'Admin', mode: 'edit' }, 'user.giveRole', 'SuperAdmin')).toBe(false);
    expect(can({ id: 1, role: 'Admin', mode: 'edit' }, 'user.giveRole', 'Admin')).toBe(true);
    expect(can({ id: 1, role: 'SuperAdmin', mode: 'edit' }, 'user.giveRole', 'SuperAdmin')).toBe(true);
  });
});
