import { describe, expect, it } from 'vitest';
import { table } from '../resources.ts';
import { isSameId } from './common.ts';
import { parseLogin, parseMe } from './people.ts';
import { parseFilters } from './product.ts';
import { many, one, type Fields } from './read.ts';

const parse = <N extends keyof typeof table>(name: N, fields: Fields) => table[name].detail({ id: 1, ...fields }, 1);
const item = (fields: Fields) => table.Products.item({ id: 1, ...fields }, 1);

describe('any list', () => {
  it('is without its unusable entries', () => {
    const entries = [{ id: 1, name: 'a' }, null, undefined, 'x', 7, [], {}, { id: null }, { id: '' }, { id: NaN }, { id: {} }, { id: 'b', name: 'b' }, { id: 0, name: 'c' }];
    expect(many(table.Tags.item, entries)).toEqual([{ id: 1, name: 'a' }, { id: 'b', name: 'b' }, { id: 0, name: 'c' }]);
  });

  it.each([undefined, null, 'x', 7, {}])('is empty where there is %j', value => {
    expect(many(table.Tags.item, value)).toEqual([]);
  });

  it('reads each of ten thousand entries once, and makes nothing else for it', () => {
    let count = 0;
    const entries = Array.from({ length: 10_000 }, (_, id) => ({ id }));
    const read = many((_, id) => { count += 1; return id; }, entries);
    expect(count).toBe(10_000);
    expect(read).toHaveLength(10_000);
  });
});

it.each([null, undefined, 'x', 7, true, [], [{ id: 1 }], {}, { id: null }, { id: true }])('%j is no record', value => {
  expect(one(table.Tags.detail, value)).toBeUndefined();
});

describe('a record with nothing but an id', () => {
  const shown = { id: 1, name: '', createdById: null, createdByName: null };
  const tile = { ...shown, path: null };
  it.each([
    ['Assets', { id: 1, name: '', order: 0, path: null, isVideo: false, productId: '', file: null, createdByName: null }],
    ['Categories', { ...tile, order: 0, segments: [], segmentIds: [] }],
    ['Collections', { ...tile, description: null, productIds: [], isPrivate: true, isVisible: true, creator: null, updatedByName: null }],
    ['Customers', { id: 1, name: '', erpId: '', contact: null }],
    ['Materials', { id: 1, name: '' }],
    ['Products', {
      ...shown, erpId: null, customer: null, customerId: null, coverImagePath: null, hasVideo: false, created: '', updated: '', collectionIds: [],
      description: null, ammount: null, formatOpen: null, formatClosed: null, categories: [], tags: [], materials: [], assets: [], collections: [], updatedByName: null,
    }],
    ['Segments', { ...tile, order: 0, categoryIds: [] }],
    ['Tags', { id: 1, name: '' }],
    ['Users', { id: 1, email: '', username: '', phoneNumber: null, isActive: true, path: null, collections: [] }],
  ] as const)('is whole: %s', (name, expected) => {
    // Fields that stay undefined are as good as missing.
    expect(parse(name, {})).toEqual(expected);
    expect(parse(name, Object.fromEntries(Object.keys(expected).slice(1).map(field => [field, null])))).toEqual(expected);
  });
});

describe('text and numbers', () => {
  it('stand in for each other', () => {
    expect(parse('Customers', { name: 12, erpId: 123 })).toMatchObject({ name: '12', erpId: '123' });
    expect(parse('Segments', { order: '3' })).toMatchObject({ order: 3 });
    expect(parse('Products', { ammount: '12', erpId: 7 })).toMatchObject({ ammount: 12, erpId: '7' });
  });

  it('are nothing where they are neither', () => {
    expect(parse('Products', { ammount: 'veel', name: {}, description: [], erpId: true })).toMatchObject({ ammount: null, name: '', description: null, erpId: null });
    expect(parse('Products', { ammount: '' })).toMatchObject({ ammount: null });
    expect(parse('Products', { ammount: ' ' })).toMatchObject({ ammount: null });
  });

  it('may tell yes or no', () => {
    expect(parse('Segments', { isVisible: 'false' }).isVisible).toBe(false);
    expect(parse('Segments', { isVisible: 1 }).isVisible).toBe(true);
    expect(parse('Segments', { isVisible: 'misschien' }).isVisible).toBeUndefined();
    expect(parse('Collections', { isPrivate: false }).isPrivate).toBe(false);
  });
});

describe('a product', () => {
  it('is in the collections that it lists, where no ids are told', () => {
    expect(item({ collections: [{ id: 5, name: 'a' }, null] }).collectionIds).toEqual([5]);
    expect(item({ collectionIds: [6], collections: [{ id: 5 }] }).collectionIds).toEqual([6]);
    expect(item({ collectionIds: [6, null, '', { id: 7 }] }).collectionIds).toEqual([6, 7]);
    expect(item({}).collections).toBeUndefined();
  });

  it('keeps what is told of its collections', () => {
    const collection = { id: 5, name: 'a', isPrivate: true, isVisible: false, createdById: 3 };
    for (const told of [collection, { ...collection, path: '/a.jpg' }, { ...collection, path: null }]) expect(item({ collections: [told] }).collections).toStrictEqual([told]);
    expect(parse('Products', { collections: [collection] }).collections).toEqual([collection]);
  });

  it('keeps whether its labels are hidden, where that is told', () => {
    const { categories, tags, materials } = parse('Products', {
      categories: [{ id: 1, name: 'a', isVisible: false }], tags: [{ id: 2, name: 'b' }], materials: [{ id: 3, name: 'c', isVisible: true }],
    });
    expect([categories, tags, materials]).toStrictEqual([[{ id: 1, name: 'a', isVisible: false }], [{ id: 2, name: 'b' }], [{ id: 3, name: 'c', isVisible: true }]]);
  });

  it('has its customer under one id', () => {
    expect(item({ customer: { id: 9, name: 'K' } })).toMatchObject({ customer: { id: 9, name: 'K' }, customerId: 9 });
    expect(item({ customerId: 8 })).toMatchObject({ customer: null, customerId: 8 });
    expect(item({ customer: 'K' })).toMatchObject({ customer: null, customerId: null });
  });

  it('gives its assets its own id where they do not repeat it', () => {
    expect(parse('Products', { assets: [{ id: 3, order: '2' }, { id: 4, productId: 1 }] }).assets).toMatchObject([{ productId: 1, order: 2 }, { productId: 1 }]);
  });

  it('and a collection keep who saved them last, where that is told', () => {
    expect(item({ updatedByName: 'Jan' }).updatedByName).toBe('Jan');
    expect(parse('Collections', { updatedByName: 'Jan' }).updatedByName).toBe('Jan');
    expect(item({}).updatedByName).toBeNull();
  });

  it('of a list is completed with what the list lacks', () => {
    expect(table.Products.complete(item({ name: 'X' }))).toMatchObject({ name: 'X', categories: [], assets: [], collections: [] });
    expect(table.Products.complete(item({ collections: [{ id: 5, name: 'a' }] })).collections).toMatchObject([{ id: 5 }]);
  });
});

describe('other names for one thing', () => {
  it('are the role and the avatar of a user', () => {
    expect(parse('Users', { roleName: 'Admin', avatarPath: '/a.png' })).toMatchObject({ role: 'Admin', path: '/a.png' });
    expect(parse('Users', { role: 'User', roleName: 'Admin', path: '/b.png', avatarPath: '/a.png' })).toMatchObject({ role: 'User', path: '/b.png' });
  });

  it('are the products of a collection', () => {
    expect(parse('Collections', { products: [{ id: 3 }, null, { id: '4' }] }).productIds).toEqual([3, '4']);
    expect(parse('Collections', { productIds: [1], products: [{ id: 3 }] }).productIds).toEqual([1]);
    expect(parse('Collections', { productIds: null, products: [{ id: 3 }] }).productIds).toEqual([3]);
    expect(parse('Collections', {}).productIds).toEqual([]);
  });

  it('are the segments of a category', () => {
    expect(parse('Categories', { segments: [{ id: 2, name: 'a' }] })).toMatchObject({ segments: [{ id: 2, name: 'a' }], segmentIds: [2] });
    expect(parse('Categories', { segmentIds: [3] })).toMatchObject({ segments: [], segmentIds: [3] });
  });
});

describe('a role', () => {
  const me = (fields: Fields) => parseMe({ id: 1, ...fields }, 1);
  it('is known in whatever case', () => {
    expect(me({ role: 'superadmin' }).role).toBe('SuperAdmin');
    expect(parse('Users', { role: 'POWERUSER' }).role).toBe('PowerUser');
  });

  it.each(['Baas', '', null, 7, undefined])('that is not known, %j, gives the least rights to Me and none to a row', role => {
    expect(me({ role }).role).toBe('ViewOnly');
    expect(parse('Users', { role }).role).toBeUndefined();
  });
});

it('Me has its collections whole', () => {
  expect(parseMe({ collections: [{ id: 5, products: [{ id: 1 }] }, null] }, 1)).toMatchObject({
    username: '', email: '', path: null, collections: [{ id: 5, name: '', productIds: [1] }],
  });
  expect(parseMe({ avatarPath: '/a.png' }, 1)).toMatchObject({ path: '/a.png', collections: [] });
});

it('filters are groups of options, and a group that is no list is empty', () => {
  expect(parseFilters({ tags: [{ id: 1, name: 'a' }, { name: 'b' }, null], categories: null, materials: 'x' }))
    .toEqual({ tags: [{ id: 1, name: 'a' }], categories: [], materials: [] });
});

it('an answer to a sign-in without anything is no token', () => {
  expect(parseLogin({})).toEqual({ token: null, requiresTwoFactor: false, tempUserEmail: null, qrCodeImage: null });
  expect(parseLogin({ token: 'a', requiresTwoFactor: 'true' })).toMatchObject({ token: 'a', requiresTwoFactor: true });
});

describe('isSameId', () => {
  it('compares as text', () => {
    expect(isSameId(7, '7')).toBe(true);
    expect(isSameId(7, 8)).toBe(false);
    expect(isSameId(0, '0')).toBe(true);
  });
  it('never takes no id for the same', () => {
    expect(isSameId(null, null)).toBe(false);
    expect(isSameId(undefined, undefined)).toBe(false);
    expect(isSameId(null, 'null')).toBe(false);
  });
});
