import type { Seed } from '../db/db.ts';
import { MOST_PRODUCTS } from '../switches.ts';
import { createAssets } from './assets.ts';
import { createCollections } from './collections.ts';
import { users } from './people.ts';
import { createProducts } from './products.ts';
import { categories, customers, materials, segments, tags } from './shelves.ts';

/** To be raised when the seed changes: changes that were saved over another seed are let go. */
const VERSION = 1;

/** How many products the catalogue of the specification holds. */
const PRODUCTS = 240;

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

const seeds = new Map<number, Seed>();

const createSeed = (count: number): Seed => {
  const products = createProducts(count);
  const assets = createAssets(products);
  const collections = createCollections(products, assets);
  return { ...emptySeed, key: `${VERSION}/${count}`, segments, categories, collections, products, assets, customers, materials, tags };
};

/** The catalogue with that many products: the same in every run, and made once. */
export const seedOf = (products = PRODUCTS): Seed => {
  const count = Math.max(0, Math.min(Math.trunc(products), MOST_PRODUCTS));
  const seed = seeds.get(count) ?? createSeed(count);
  seeds.set(count, seed);
  return seed;
};
