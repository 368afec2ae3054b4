import type { ProductOrder } from '@staalkaart/api-client/wire';
import type { Db } from '../db/db.ts';
import type { ProductFact } from '../db/facts.ts';
import { derived } from '../db/derived.ts';
import { refusal } from './refusal.ts';

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By number from low to high, by date from new to old. */
const orders: Record<ProductOrder, (a: ProductFact, b: ProductFact) => number> = {
  erpId: (a, b) => compare(a.erpId ?? '\uffff', b.erpId ?? '\uffff'),
  created: (a, b) => compare(b.created, a.created),
  updated: (a, b) => compare(b.updated, a.updated),
};

const ordersOf = new WeakMap<Db['products'], Map<string, () => readonly ProductFact[]>>();

/** The products in the order that was asked for; the order of the catalogue when none was. */
export const orderProducts = ({ products }: Db, orderBy: string | null): readonly ProductFact[] => {
  let kept = ordersOf.get(products);
  if (!kept) {
    kept = new Map(Object.entries(orders).map(([name, order]) =>
      [name, derived(products, records => records.toSorted(order))]));
    ordersOf.set(products, kept);
  }
  if (!orderBy) return products.all();
  const ordered = kept.get(orderBy);
  if (!ordered) throw refusal(400, { title: 'Ongeldige waarde voor orderBy.' });
  return ordered();
};
