import { describe, expect, it } from 'vitest';
import { IntentionRefused } from './IntentionRefused.ts';
import { applied, type Intention, inverseOf, inverseOfCreate, inverseOfUpdate, updateOf } from './intentions.ts';
import { table } from './resources.ts';

const product = table.Products.detail({
  id: 7, name: 'Affiche', description: '<p>x</p>', erpId: 'MP-1', ammount: 100, formatOpen: 'A2', formatClosed: 'A4', customer: { id: 9, name: 'K' }, isVisible: false,
  materials: [{ id: 1 }], categories: [{ id: 2 }], tags: [{ id: 3 }], assets: [{ id: 4, path: '/a.png' }], collections: [{ id: 5 }],
}, 7);
const collection = table.Collections.detail({ id: 5, name: 'Lente', productIds: [1, 2], isPrivate: false, isVisible: true }, 5);
const add = (productId: number | string) => ({ do: 'addProducts', collectionId: 5, productIds: [productId] }) as const;
const remove = (productId: number | string) => ({ do: 'removeProducts', collectionId: 5, productIds: [productId] }) as const;
const show = (resource: 'Products' | 'Segments') => ({ do: 'show', resource, id: 7 }) as const;
const hide = (resource: 'Products' | 'Segments') => ({ do: 'hide', resource, id: 7 }) as const;

describe('a product', () => {
  it('is added at the end, and taken out whatever type its id has', () => {
    expect(applied(add(7), collection).productIds).toEqual([1, 2, 7]);
    expect(applied(remove('1'), collection).productIds).toEqual([2]);
  });

  it('without media is not shown, and one whose only file never arrived has none', () => {
    for (const assets of [[], [{ ...product.assets[0]!, path: null }]]) expect(() => applied(show('Products'), { ...product, assets })).toThrow(IntentionRefused);
    expect(applied(hide('Products'), { ...product, isVisible: true, assets: [] }).isVisible).toBe(false);
  });
});

describe('another name', () => {
  const rename = (was: string, name: string) => ({ do: 'set', resource: 'Products', id: 7, was: { name: was }, fields: { name } }) as const;
  it('touches nothing else', () => { expect(applied(rename('Affiche', 'Affiche A2'), product)).toEqual({ ...product, name: 'Affiche A2' }); });
  it('that it has already changes nothing', () => { expect(applied(rename('Afiche', 'Affiche'), product)).toBe(product); });
  it('does not take the place of a colleague’s', () => { expect(() => applied(rename('Afiche', 'Affiche A2'), product)).toThrow(IntentionRefused); });
});

describe('several products', () => {
  it('are added at once, those that are in already left where they stand', () => {
    expect(applied({ do: 'addProducts', collectionId: 5, productIds: [7, '2', 8] }, collection).productIds).toEqual([1, 2, 7, 8]);
  });

  it('are taken out at once', () => {
    expect(applied({ do: 'removeProducts', collectionId: 5, productIds: ['2', 9] }, collection).productIds).toEqual([1]);
  });
});

describe('a category, a tag or a material', () => {
  const label = { id: '3', name: 'Zomer' };

  it('is put on a product once, beside the others', () => {
    expect(applied({ do: 'addLabel', productId: 7, list: 'tags', label }, product)).toBe(product);
    const labelled = applied({ do: 'addLabel', productId: 7, list: 'materials', label }, product);
    expect(updateOf.Products(labelled)).toEqual({ ...updateOf.Products(product), materialIds: [1, '3'] });
  });

  it('is taken off, and from no other list', () => {
    expect(updateOf.Products(applied({ do: 'removeLabel', productId: 7, list: 'tags', label }, product))).toEqual({ ...updateOf.Products(product), tagIds: [] });
    expect(applied({ do: 'removeLabel', productId: 7, list: 'categories', label }, product)).toBe(product);
  });
});

describe('showing and hiding', () => {
  it('touches nothing else', () => {
    expect(applied(show('Products'), product)).toEqual({ ...product, isVisible: true });
  });

  it('takes a record of which nothing is told for shown', () => {
    const segment = table.Segments.detail({ id: 7 }, 7);
    expect(applied(show('Segments'), segment)).toBe(segment);
    expect(applied(hide('Segments'), segment).isVisible).toBe(false);
    expect(applied(hide('Segments'), { ...segment, isVisible: false })).toMatchObject({ isVisible: false });
  });
});

describe('the body of an update', () => {
  it('of a product is all that its detail says', () => {
    expect(updateOf.Products(product)).toEqual({
      id: 7, name: 'Affiche', description: '<p>x</p>', erpId: 'MP-1', ammount: 100, formatOpen: 'A2', formatClosed: 'A4', customerId: 9, isVisible: false,
      materialIds: [1], categoryIds: [2], tagIds: [3], assetIds: [4],
    });
  });

  it('of the others is what specification §7 lists', () => {
    expect(updateOf.Products({ ...product, isVisible: true, assets: [] })).toMatchObject({ isVisible: false, assetIds: [] });
    expect(updateOf.Collections(collection)).toEqual({ id: 5, name: 'Lente', description: '', productIds: [1, 2], isPrivate: false, isVisible: true, path: null });
    expect(updateOf.Segments(table.Segments.detail({ name: 'S', order: 2, isVisible: true, categoryIds: [1] }, 3)))
      .toEqual({ id: 3, name: 'S', order: 2, path: null, isVisible: true });
    expect(updateOf.Categories(table.Categories.detail({ name: 'C', order: 2, path: '/c.png', isVisible: false, segmentIds: [1], createdById: 4 }, 3)))
      .toEqual({ id: 3, name: 'C', order: 2, path: '/c.png', isVisible: false, segmentIds: [1] });
  });
});

describe('what undoes it', () => {
  /** The record once it was done, and once it was undone after a colleague came by. */
  const undone = <Record extends typeof product | typeof collection>(intention: Intention, before: Record, colleague: (record: Record) => Record = record => record): Record => {
    const inverse = inverseOf(intention, before)!;
    return applied(inverse, colleague(applied(intention, before)));
  };

  it('takes out those alone that were not in before, and keeps what a colleague added', () => {
    const inverse = inverseOf({ do: 'addProducts', collectionId: 5, productIds: ['2', 7, 8] }, collection);
    expect(inverse).toEqual({ do: 'removeProducts', collectionId: 5, productIds: [7, 8] });
    expect(undone({ do: 'addProducts', collectionId: 5, productIds: ['2', 7] }, collection, one => ({ ...one, productIds: [...one.productIds, 9] })).productIds).toEqual([1, 2, 9]);
  });

  const five: typeof collection = { ...collection, productIds: [1, 2, 3, 4, 5] };
  const out = (...productIds: (number | string)[]) => ({ do: 'removeProducts', collectionId: 5, productIds }) as const;
  it.each<[what: string, intention: Intention, change: (ids: (number | string)[]) => (number | string)[], expected: (number | string)[]]>([
    ['to their places', out(2, '3', 5), ids => ids, [1, 2, 3, 4, 5]],
    ['in front', out(1), ids => ids, [1, 2, 3, 4, 5]],
    ['behind the nearest that is left, where a colleague took their neighbour out', out(3), () => [1, 4, 5], [1, 3, 4, 5]],
    ['into the order that a colleague made', out(2), () => [5, 1, 3, 9, 4], [5, 1, 2, 3, 9, 4]],
    ['once, where a colleague put them back already', out(2, 3), () => [1, 4, 3, 5], [1, 2, 4, 3, 5]],
    ['into what is empty by then', out(4, 2), () => [], [2, 4]],
  ])('puts products back %s', (_, intention, change, expected) => {
    expect(undone(intention, five, one => ({ ...one, productIds: change([...one.productIds]) })).productIds.map(Number)).toEqual(expected);
  });

  it('is nothing where it was so already', () => {
    expect(inverseOf(add(1), collection)).toBeUndefined();
    expect(inverseOf(hide('Products'), product)).toBeUndefined();
    expect(inverseOf({ do: 'addLabel', productId: 7, list: 'tags', label: { id: '3', name: 'Zomer' } }, product)).toBeUndefined();
  });

  it('hides what was shown, and keeps the name that a colleague gave', () => {
    expect(undone(show('Products'), product, one => ({ ...one, name: 'Poster' }))).toEqual({ ...product, name: 'Poster' });
  });

  it('does not show what a colleague took the media of', () => {
    const inverse = inverseOf(hide('Products'), { ...product, isVisible: true })!;
    expect(() => applied(inverse, { ...product, isVisible: false, assets: [] })).toThrow(IntentionRefused);
  });

  it('takes one label off, and leaves a colleague’s', () => {
    const label = { id: 8, name: 'Winter' };
    const after = undone({ do: 'addLabel', productId: 7, list: 'tags', label }, product, one => ({ ...one, tags: [...one.tags, { id: 9, name: 'Lente' }] }));
    expect(after.tags.map(({ id }) => id)).toEqual([3, 9]);
  });

  it('gives the name back, unless a colleague gave another', () => {
    const rename = { do: 'set', resource: 'Products', id: 7, was: { name: 'Affiche' }, fields: { name: 'Poster' } } as const;
    expect(undone(rename, product)).toEqual(product);
    expect(() => undone(rename, product, one => ({ ...one, name: 'Plakkaat' }))).toThrow(IntentionRefused);
  });
});

describe('what undoes the save of a form', () => {
  it('is each field and each label by itself', () => {
    const body = { ...updateOf.Products(product), name: 'Poster', customerId: 4, categoryIds: [2, 6], tagIds: [], isVisible: true };
    const inverse = inverseOfUpdate('Products', product, body)!;
    const saved = { ...product, name: 'Poster', customerId: 4, isVisible: true, categories: [{ id: 2, name: '' }, { id: 6, name: '' }], tags: [] };
    // A colleague gave it another category and another amount since.
    const now = { ...saved, ammount: 250, categories: [...saved.categories, { id: 7, name: '' }] };
    expect(updateOf.Products(applied(inverse, now))).toEqual({ ...updateOf.Products(product), ammount: 250, categoryIds: [2, 7] });
  });

  it('undoes all or nothing where a colleague changed one of its fields', () => {
    const inverse = inverseOfUpdate('Products', product, { ...updateOf.Products(product), name: 'Poster', tagIds: [] })!;
    expect(() => applied(inverse, { ...product, name: 'Plakkaat', tags: [] })).toThrow(IntentionRefused);
  });

  it('starts from what the server made of it', () => {
    const tag = table.Tags.detail({ name: 'Zomer' }, 3);
    const inverse = inverseOfUpdate('Tags', tag, { id: 3, name: 'WINTER' }, { id: 3, name: 'Winter' })!;
    expect(applied(inverse, { id: 3, name: 'Winter' })).toEqual(tag);
  });

  it('gives a user back the role and the status', () => {
    const user = table.Users.detail({ username: 'An', role: 'User', isActive: true }, 3);
    const inverse = inverseOfUpdate('Users', user, { ...updateOf.Users(user), roleName: 'PowerUser', isActive: false })!;
    expect(applied(inverse, { ...user, role: 'PowerUser', isActive: false, phoneNumber: '051' })).toMatchObject({ role: 'User', isActive: true, phoneNumber: '051' });
  });

  it('is nothing where nothing was changed, an empty text for none included, and nothing for a new secret', () => {
    const customer = table.Customers.detail({ name: 'Claes', erpId: 'K1' }, 3);
    expect(inverseOfUpdate('Customers', customer, { id: 3, name: 'Claes ', erpId: 'K1', contact: '' })).toBeUndefined();
    expect(inverseOfUpdate('Users', table.Users.detail({ username: 'An' }, 3), { id: 3, username: 'Bo', clearSecret: true })).toBeUndefined();
  });
});

describe('what undoes the making of a record', () => {
  const sent = { name: 'lente', description: '', productIds: [], isPrivate: true, isVisible: true, path: null };
  const inverse = inverseOfCreate('Collections', sent, { id: 5, name: 'Lente' } as object as { id: number })!;
  const made = table.Collections.detail({ ...sent, name: 'Lente' }, 5);

  it('removes it as the server made it, with the photo that came behind', () => {
    expect(inverse).toMatchObject({ do: 'remove', resource: 'Collections', id: 5 });
    expect(applied(inverse, made)).toBe(made);
    expect(applied(inverse, { ...made, path: '/media/1.png' })).toMatchObject({ path: '/media/1.png' });
  });

  it('leaves what was put in since, or named anew', () => {
    expect(() => applied(inverse, { ...made, productIds: [7] })).toThrow(IntentionRefused);
    expect(() => applied(inverse, { ...made, name: 'Zomer' })).toThrow(IntentionRefused);
    const copy = inverseOfCreate('Products', { name: 'Affiche', customerId: 2, assetIds: [] }, { id: 9 })!;
    expect(() => applied(copy, table.Products.detail({ name: 'Affiche', customerId: 2, assets: [{ id: 1, name: 'a' }] }, 9))).toThrow(IntentionRefused);
  });

  it('is nothing for a user, who may have signed in, and where the id was not told', () => {
    expect(inverseOfCreate('Users', { username: 'An', password: 'geheim', passwordConfirm: 'geheim' }, { id: 3 })).toBeUndefined();
    expect(inverseOfCreate('Tags', { name: 'Lente' }, { id: undefined })).toBeUndefined();
  });
});
