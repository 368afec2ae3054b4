import type { Category, Collection, Role } from '@staalkaart/api-client';
import { expect, it } from 'vitest';
import type { Mode } from '@staalkaart/ui';
import { shownFilters } from './shownFilters.ts';

const as = (role: Role, mode: Mode = 'presentation') => ({ id: 4, role, mode });
const collection = { id: 1, name: 'Beurs', path: '/a.jpg', createdById: 4, isVisible: true, isPrivate: true, productIds: [1] } as unknown as Collection;

it('offers no hidden collection or category to filter by, but to who sees it in edit mode', () => {
  const filters = { collections: [{ id: 1, name: 'Beurs' }, { id: 2, name: 'Van een ander' }], categories: [{ id: 3, name: 'Dozen' }], tags: [{ id: 3, name: 'Mat' }] };
  const known = { collections: [{ ...collection, isVisible: false }], categories: [{ id: 3, name: 'Dozen', path: '/a.jpg', isVisible: false } as Category] };
  expect(shownFilters(filters, known, as('Admin'))).toEqual({ collections: [{ id: 2, name: 'Van een ander' }], categories: [], tags: filters.tags });
  expect(shownFilters(filters, known, as('Admin', 'edit'))).toEqual(filters);
  expect(shownFilters({ tags: filters.tags }, known, as('User'))).toEqual({ tags: filters.tags });
});
