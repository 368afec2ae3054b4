import type { Seed } from '../db/db.ts';
import { users } from './people.ts';

/** A catalogue on its first day: the people are there, and nothing else. */
export const emptySeed: Seed = {
  key: 'empty',
  segments: [],
  categories: [],
  collections: [],
  products: [],
  assets: [],
  customers: [],
  materials: [],
  tags: [],
  users,
  uploads: [],
};
