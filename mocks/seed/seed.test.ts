import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PRINT } from './categories.ts';
import { createProducts } from './products.ts';
import { seedOf } from './seed.ts';

const seed = seedOf();

test('holds a believable catalogue', () => {
  const counts = Object.fromEntries(Object.entries(seed).filter(([, table]) => Array.isArray(table)).map(([name, table]) => [name, table.length]));
  expect(counts).toEqual({
    segments: 9, categories: 30, collections: 20, products: 240, assets: 600, customers: 40, materials: 25, tags: 40, users: 12,
  });
});

test('is the same in every run', () => {
  const told = JSON.stringify([
    seed.products.map(({ id, name, erpId, created, updated }) => [id, name, erpId, created, updated]),
    seed.assets.map(({ id, productId, name }) => [id, productId, name]),
    seed.collections.map(({ id, name, productIds, updated }) => [id, name, productIds, updated]),
  ]);
  expect(createHash('sha256').update(told).digest('hex').slice(0, 16)).toMatchInlineSnapshot(`"2bdcc4a20899916d"`);
});

test('begins the same at every size', () => {
  const names = (count: number) => createProducts(count).slice(0, 240).map(({ id, name }) => `${id} ${name}`);
  expect(names(1000)).toEqual(names(240));
});

test('has one segment without categories, and a category of fifteen products', () => {
  const used = new Set(seed.categories.flatMap(({ segmentIds }) => segmentIds));
  expect(seed.segments.filter(({ id }) => !used.has(id)).map(({ name }) => name)).toEqual(['Industrie']);
  const print = seed.categories.find(({ name }) => name === PRINT)?.id ?? 0;
  expect(seed.products.filter(({ categoryIds }) => categoryIds.includes(print))).toHaveLength(15);
  const everything = seed.categories.at(-1)?.id ?? 0;
  expect(seed.products.every(({ categoryIds }) => categoryIds.includes(everything))).toBe(true);
});

test('never leads with a video, and leaves a few products bare', () => {
  expect(seed.assets.filter(({ isVideo }) => isVideo).length).toBeGreaterThan(5);
  expect(seed.assets.filter(({ isVideo, order }) => isVideo && order === 1)).toEqual([]);
  const withMedia = new Set(seed.assets.map(({ productId }) => productId));
  expect(240 - withMedia.size).toBe(5);
});

test('keeps names, numbers and accounts apart', () => {
  for (const values of [seed.products.map(({ name }) => name), seed.customers.map(({ erpId }) => erpId), seed.users.map(({ email }) => email)]) {
    expect(new Set(values).size).toBe(values.length);
  }
  expect(seed.products.every(({ name }) => !name.includes('_'))).toBe(true);
  expect(seed.users.every(({ username }) => /^\p{L}+$/u.test(username))).toBe(true);
});

test('gives everybody but the looker collections: private, hidden and empty ones too', () => {
  const by = (id: number) => seed.collections.filter(({ createdById }) => createdById === id).length;
  expect([1, 2, 3, 4, 5].map(by)).toEqual([4, 4, 3, 5, 0]);
  expect(seed.collections.some(({ productIds }) => productIds.length === 0)).toBe(true);
  expect(seed.collections.some(({ isVisible }) => !isVisible)).toBe(true);
  expect(seed.collections.some(({ isPrivate }) => !isPrivate)).toBe(true);
});
