/** What crosses the wire: entity types and endpoint names. Imports no library, so that the mocks can share it. */
export type * from './types/asset.ts';
export type * from './types/auth.ts';
export type * from './types/category.ts';
export type * from './types/collection.ts';
export type * from './types/common.ts';
export type * from './types/customer.ts';
export type * from './types/material.ts';
export type * from './types/me.ts';
export type * from './types/product.ts';
export type * from './types/segment.ts';
export type * from './types/tag.ts';
export type * from './types/user.ts';
export type { MeOnWire as Me } from './types/me.ts';
export type { UserOnWire as User } from './types/user.ts';
export * from './endpoints.ts';
export { productIdsOf } from './types/collection.ts';
