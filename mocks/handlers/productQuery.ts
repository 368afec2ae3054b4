import type { Db } from '../db/db.ts';
import type { ProductFact } from '../db/facts.ts';
import { recordsOf } from '../db/views/common.ts';
import { canSee, canSeeCollection, type Reader } from '../auth/access.ts';
import { folded } from './search.ts';

type Test = (product: ProductFact) => boolean;

const haystacks = new WeakMap<ProductFact, string>();

/** What a search looks through; kept, since folding ten thousand names takes longer than searching them. */
const haystackOf = (product: ProductFact): string => {
  let haystack = haystacks.get(product);
  if (haystack === undefined) {
    haystack = folded(`${product.name} ${product.erpId ?? ''}`);
    haystacks.set(product, haystack);
  }
  return haystack;
};

/** Whether a word stands in a product's name or number, or in its customer's name. */
const holds = (db: Db, word: string): Test => {
  const customers = new Set(db.customers.all().filter(({ name }) => folded(name).includes(word)).map(({ id }) => id));
  return product => customers.has(product.customerId) || haystackOf(product).includes(word);
};

const idsOf = (query: URLSearchParams, name: string): Set<number> | undefined => {
  const ids = query.getAll(name).flatMap(value => value.split(',')).filter(Boolean).map(Number);
  return ids.length > 0 ? new Set(ids) : undefined;
};

const testsOf = (db: Db, query: URLSearchParams, me: Reader): Test[] => {
  const [productIds, tags] = [idsOf(query, 'productIds'), idsOf(query, 'tags')];
  const asked = idsOf(query, 'categories');
  const categories = asked && new Set(recordsOf(db.categories, [...asked]).filter(canSee(me)).map(({ id }) => id));
  const collections = idsOf(query, 'collections');
  const collected = collections && new Set(recordsOf(db.collections, [...collections]).filter(canSeeCollection(me)).flatMap(({ productIds: held }) => held));
  const words = folded(query.get('searchTerm') ?? '').split(/\s+/).filter(Boolean);
  const tests: (Test | undefined)[] = [
    productIds && (({ id }) => productIds.has(id)),
    collected && (({ id }) => collected.has(id)),
    categories && (({ categoryIds }) => categoryIds.some(id => categories.has(id))),
    tags && (({ tagIds }) => tagIds.some(id => tags.has(id))),
    ...words.map(word => holds(db, word)),
  ];
  return tests.filter(test => test !== undefined);
};

/**
 * The products that pass every filter group; within a group one match is enough.
 * A category or a collection that the reader may not know of matches nothing.
 */
export const filterProducts = (db: Db, ordered: readonly ProductFact[], query: URLSearchParams, me: Reader): readonly ProductFact[] => {
  const tests = testsOf(db, query, me);
  return tests.length === 0 ? ordered : ordered.filter(product => tests.every(test => test(product)));
};
