import { canSee, canSeeCollection } from '../auth/access.ts';
import type { Db } from '../db/db.ts';
import type { ProductFact } from '../db/facts.ts';
import { recordsOf } from '../db/views.ts';
import { folded, refusal } from './checks.ts';
import type { Call } from './route.ts';

type Test = (product: ProductFact) => boolean;

const haystacks = new WeakMap<ProductFact, string>();

/** What a search looks through; kept, since folding ten thousand names takes longer than searching them. */
const haystackOf = (product: ProductFact): string => {
  const haystack = haystacks.get(product) ?? folded(`${product.name} ${product.erpId ?? ''}`);
  haystacks.set(product, haystack);
  return haystack;
};

/** Whether a word stands in a product's name or number, or in its customer's name. */
const holds = (db: Db, word: string): Test => {
  const customers = new Set(db.customers.all().filter(({ name }) => folded(name).includes(word)).map(({ id }) => id));
  return product => customers.has(product.customerId) || haystackOf(product).includes(word);
};

/** Each filter group that was asked, as a test. A category or a collection that the reader may not know of matches nothing. */
const testsOf = ({ db, query, me }: Call): Test[] => {
  const tests: Test[] = [];
  /** One match within the group is enough. */
  const group = (name: string, idsOf: (product: ProductFact) => readonly number[], known = (asked: number[]): number[] => asked) => {
    const asked = query.getAll(name).flatMap(value => value.split(',')).filter(Boolean).map(Number);
    const ids = new Set(known(asked));
    if (asked.length > 0) tests.push(product => idsOf(product).some(id => ids.has(id)));
  };
  group('productIds', ({ id }) => [id]);
  group('collections', ({ id }) => [id], ids => recordsOf(db.collections, ids).filter(canSeeCollection(me)).flatMap(({ productIds }) => productIds));
  group('categories', ({ categoryIds }) => categoryIds, ids => recordsOf(db.categories, ids).filter(canSee(me)).map(({ id }) => id));
  group('tags', ({ tagIds }) => tagIds);
  const words = folded(query.get('searchTerm') ?? '').split(/\s+/).filter(Boolean);
  return [...tests, ...words.map(word => holds(db, word))];
};

/** The products that pass every filter group, in the order that was asked for; that of the catalogue when none was. */
export const findProducts = (call: Call): readonly ProductFact[] => {
  const order = call.query.get('orderBy');
  const products = order ? call.db.productsBy(order) : call.db.products.all();
  if (!products) throw refusal(400, { title: 'Ongeldige waarde voor orderBy.' });
  const tests = testsOf(call);
  return tests.length === 0 ? products : products.filter(product => tests.every(test => test(product)));
};
