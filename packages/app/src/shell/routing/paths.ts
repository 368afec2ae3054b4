import type { Id } from '@staalkaart/api-client';

const at = (base: string, id: Id) => `${base}/${encodeURIComponent(String(id))}`;

/** Every address of the application (specification §2). */
export const paths = {
  root: '/',
  login: '/login',
  segments: '/segments',
  categories: '/categories',
  segmentCategories: (segmentId: Id) => at('/categories/segment', segmentId),
  products: '/products',
  categoryProducts: (categoryId: Id) => at('/products/category', categoryId),
  /** The category is the list that 'next product' walks through. */
  product: (id: Id, categoryId?: Id) => `${at('/products', id)}${categoryId === undefined ? '' : `?${new URLSearchParams({ category: String(categoryId) })}`}`,
  createProduct: '/products/create',
  /** A new product that begins as another one. */
  copyProduct: (id: Id) => `/products/create?${new URLSearchParams({ copy: String(id) })}`,
  manageProduct: (id: Id) => at('/products/manage', id),
  collections: '/collections',
  collection: (id: Id) => at('/collections', id),
  profile: '/profile',
  customers: '/customers',
  materials: '/materials',
  tags: '/tags',
  users: '/users',
  assets: '/assets',
  notFound: '/not-found',
} as const;
