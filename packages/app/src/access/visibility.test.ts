import type { Category, Collection, ProductItem, Role, Segment } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import type { Mode } from '@staalkaart/ui';
import { isSegmentDisabled, isShown, offeredCollections, openCollections } from './visibility.ts';

const as = (role: Role, mode: Mode = 'presentation') => ({ id: 4, role, mode });
const segment = { id: 1, name: 'Horeca', path: '/a.jpg', order: 1, categoryIds: [2] } as Segment;
const product = { id: 1, name: 'Kaart', coverImagePath: '/a.jpg' } as ProductItem;
const collection = { id: 1, name: 'Beurs', path: '/a.jpg', createdById: 4, isVisible: true, isPrivate: true, productIds: [1] } as unknown as Collection;

describe('what is shown', () => {
  it('hides a hidden product from everybody in presentation mode, and from a User always', () => {
    const hidden = { ...product, isVisible: false };
    expect(isShown('Products', hidden, as('SuperAdmin'))).toBe(false);
    expect(isShown('Products', hidden, as('PowerUser', 'edit'))).toBe(true);
    expect(isShown('Products', hidden, as('User', 'edit'))).toBe(false);
  });
  it('hides what has no image outside edit mode', () => {
    expect(isShown('Products', { ...product, coverImagePath: null }, as('Admin'))).toBe(false);
    expect(isShown('Products', { ...product, coverImagePath: null }, as('Admin', 'edit'))).toBe(true);
    expect(isShown('Segments', { ...segment, path: '' }, as('Admin'))).toBe(false);
    expect(isShown('Segments', { ...segment, path: '' }, as('Admin', 'edit'))).toBe(true);
  });
  it('shows a hidden collection in edit mode alone, to its creator and the SuperAdmin', () => {
    const hidden = { ...collection, isVisible: false };
    expect(isShown('Collections', hidden, as('User'))).toBe(false);
    expect(isShown('Collections', hidden, as('User', 'edit'))).toBe(true);
    const open = { ...hidden, createdById: 9, isPrivate: false };
    expect(isShown('Collections', open, as('Admin', 'edit'))).toBe(false);
    expect(isShown('Collections', open, as('SuperAdmin', 'edit'))).toBe(true);
  });
  it('shows a private collection of somebody else to nobody but a SuperAdmin who asked for it', () => {
    const foreign = { ...collection, createdById: 9 };
    expect(isShown('Collections', foreign, as('Admin', 'edit'))).toBe(false);
    expect(isShown('Collections', foreign, as('SuperAdmin', 'edit'))).toBe(false);
    expect(isShown('Collections', foreign, { ...as('SuperAdmin', 'edit'), seesOthers: true })).toBe(true);
  });
  it('shows a collection without an image to whoever may add the photo', () => {
    expect(isShown('Collections', { ...collection, path: null }, as('User'))).toBe(true);
    expect(isShown('Collections', { ...collection, path: null, createdById: 9, isPrivate: false }, as('ViewOnly'))).toBe(false);
  });
});

describe('the collections of a product', () => {
  const hidden = { ...collection, id: 2, isVisible: false } as Collection;
  it('are the own ones that may be opened now, and those of others that are public', () => {
    const held = { collectionIds: [1, 2, 3, 4, 5], collections: [{ id: 3, name: 'Publiek', isPrivate: false }, { id: 4, name: 'Geheim', isPrivate: true }] };
    expect(openCollections(held, [collection, hidden], as('User'))).toEqual([1, 3]);
    expect(openCollections(held, [collection, hidden], as('User', 'edit'))).toEqual([1, 2, 3]);
    const bare = { collectionIds: [3], collections: [{ ...held.collections[0]!, path: null }] };
    expect([openCollections(bare, [], as('User')), openCollections(bare, [], as('Admin', 'edit'))]).toEqual([[], [3]]);
  });
});

describe('what is disabled', () => {
  it('is a segment without categories, or with hidden ones alone', () => {
    const known = [{ id: 2, path: '/a.jpg', isVisible: false } as Category];
    expect([isSegmentDisabled(segment, undefined, as('User')), isSegmentDisabled({ ...segment, categoryIds: [] }, undefined, as('User'))]).toEqual([false, true]);
    expect([isSegmentDisabled(segment, known, as('User')), isSegmentDisabled(segment, known, as('Admin', 'edit'))]).toEqual([true, false]);
  });
});

it('offers visible collections alone', () => {
  expect(offeredCollections([collection, { ...collection, id: 2, isVisible: false } as Collection]).map(one => one.id)).toEqual([1]);
});
