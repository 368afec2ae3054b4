import type { Collection, ProductItem, Role, Segment } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import type { Mode } from './access.ts';
import { isCollectionDisabled, isCollectionShown, isProductShown, isSegmentDisabled, isTileShown, offeredCollections } from './visibility.ts';

const as = (role: Role, mode: Mode = 'presentation') => ({ id: 4, role, mode });
const segment = { id: 1, name: 'Horeca', path: '/a.jpg', order: 1, categoryIds: [2] } as Segment;
const product = { id: 1, name: 'Kaart', coverImagePath: '/a.jpg' } as ProductItem;
const collection = { id: 1, name: 'Beurs', path: '/a.jpg', createdById: 4, isVisible: true, isPrivate: true, productIds: [1] } as Collection;

describe('what is shown', () => {
  it('hides a hidden product from everybody in presentation mode, and from a User always', () => {
    const hidden = { ...product, isVisible: false };
    expect(isProductShown(hidden, as('SuperAdmin'))).toBe(false);
    expect(isProductShown(hidden, as('PowerUser', 'edit'))).toBe(true);
    expect(isProductShown(hidden, as('User', 'edit'))).toBe(false);
  });
  it('hides what has no image outside edit mode', () => {
    expect(isProductShown({ ...product, coverImagePath: null }, as('Admin'))).toBe(false);
    expect(isProductShown({ ...product, coverImagePath: null }, as('Admin', 'edit'))).toBe(true);
    expect(isTileShown({ ...segment, path: '' }, as('Admin'))).toBe(false);
    expect(isTileShown({ ...segment, path: '' }, as('Admin', 'edit'))).toBe(true);
  });
  it('shows a hidden collection in edit mode alone, to its creator and the SuperAdmin', () => {
    const hidden = { ...collection, isVisible: false };
    expect(isCollectionShown(hidden, as('User'))).toBe(false);
    expect(isCollectionShown(hidden, as('User', 'edit'))).toBe(true);
    expect(isCollectionShown({ ...hidden, createdById: 9 }, as('Admin', 'edit'))).toBe(false);
    expect(isCollectionShown({ ...hidden, createdById: 9 }, as('SuperAdmin', 'edit'))).toBe(true);
  });
  it('shows a collection without an image to whoever may add the photo', () => {
    expect(isCollectionShown({ ...collection, path: null }, as('User'))).toBe(true);
    expect(isCollectionShown({ ...collection, path: null, createdById: 9 }, as('ViewOnly'))).toBe(false);
  });
});

describe('what is disabled', () => {
  it('is a segment without categories and a collection without products', () => {
    expect([isSegmentDisabled(segment), isSegmentDisabled({ ...segment, categoryIds: [] })]).toEqual([false, true]);
    expect([isCollectionDisabled(collection), isCollectionDisabled({ ...collection, productIds: [] })]).toEqual([false, true]);
  });
});

it('offers visible collections alone', () => {
  expect(offeredCollections([collection, { ...collection, id: 2, isVisible: false }]).map(one => one.id)).toEqual([1]);
});
