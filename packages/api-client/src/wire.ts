/** What crosses the wire: entity types, resources and addresses. Imports no library, so that the mocks can share it. */
export type * from './types/catalogue.ts';
export type * from './types/common.ts';
export type * from './types/people.ts';
export type * from './types/product.ts';
export * from './endpoints.ts';
export { type CreateOf, PAGE_SIZES, type ResourceName, RESOURCES, type UpdateOf } from './resources.ts';
export { type FirstRead, startEarly } from './early.ts';
