import { expect, test } from 'vitest';
import { createCaches } from './caches.ts';

test('long questions make place for others, however short their answers are', () => {
  const { answer } = createCaches();
  let asked = 0;
  const ask = (number: number) => answer('products', `${number} ${'x'.repeat(30_000)}`, () => asked += 1);
  for (let number = 0; number < 4900; number += 1) ask(number);
  // Of 4 MB some sixty fit.
  for (let number = 4840; number < 4900; number += 1) ask(number);
  expect(asked).toBe(4900);
  for (let number = 4899; number >= 4800; number -= 1) ask(number);
  expect(asked).toBeGreaterThan(4930);
});

test('rows count for the texts that they hold', () => {
  const { answer } = createCaches();
  let asked = 0;
  const ask = (number: number) => answer('products', `${number}`, () => { asked += 1; return [[number, 'x'.repeat(100_000)]]; });
  for (let number = 0; number < 30; number += 1) ask(number);
  ask(0);
  expect(asked).toBe(31);
});

test('an answer that is larger than all that is kept is not kept, and leaves the others', () => {
  const { answer } = createCaches();
  const counts = { small: 0, large: 0 };
  const ask = () => {
    answer('products', 'small', () => { counts.small += 1; return [1, 2, 3]; });
    answer('products', 'large', () => { counts.large += 1; return Array.from({ length: 600_000 }, (_, id) => id); });
  };
  ask();
  ask();
  expect(counts).toEqual({ small: 1, large: 2 });
});

test('records with long texts make place for others, and what a commit changed is as it was changed', () => {
  const { keep, record, apply } = createCaches();
  const collection = (id: number, description = 'x'.repeat(100_000)) => ({
    id, name: 'a', path: null, isVisible: true, imageRequired: true, createdById: 1, description, productIds: [], isPrivate: true, updated: '2026-11-17T09:00:00.000Z',
  });
  const ids = Array.from({ length: 500 }, (_, id) => id);
  keep('collections', ids.map(id => collection(id)));
  expect([ids.filter(id => record('collections', id)).length < 41, record('collections', 499)?.id, record('collections', 0)]).toEqual([true, 499, undefined]);
  apply(new Map([['collections', new Map<number, object | undefined>([[499, collection(499, 'kort')], [498, undefined]])]]));
  expect([record('collections', 499)?.description, record('collections', 498), record('collections', 497)?.id]).toEqual(['kort', undefined, 497]);
});
