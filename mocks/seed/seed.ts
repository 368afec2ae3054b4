import type { Seed } from '@staalkaart/api';
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
export const emptySeed: Seed = { key: 'empty', users };

const createSeed = (count: number) => {
  const products = createProducts(count);
  const assets = createAssets(products);
  const collections = createCollections(products, assets);
  const key = `${VERSION}/${count}`;
  return { key, segments, categories, collections, products, assets, customers, materials, tags, users } satisfies Seed;
};

const seeds = new Map<number, ReturnType<typeof createSeed>>();

/** The catalogue with that many products: the same in every run, and made once. */
export const seedOf = (products = PRODUCTS) => {
  const count = Math.max(0, Math.min(Math.trunc(products), MOST_PRODUCTS));
  const seed = seeds.get(count) ?? createSeed(count);
  seeds.set(count, seed);
  return seed;
};
