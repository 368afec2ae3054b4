import type { TableName } from '../facts.ts';
import { assets } from './assets.ts';
import { categories, customers, names, segments } from './catalogue.ts';
import { collections } from './collections.ts';
import { products } from './products.ts';
import type { Resource } from './resource.ts';
import { users } from './users.ts';

/** Every resource with the five generic calls. */
export const resources = [
  products, collections, categories, segments, assets, customers, users, ...names,
] as readonly unknown[] as readonly Resource<TableName>[];
