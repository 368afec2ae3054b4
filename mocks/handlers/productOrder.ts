import type { ProductOrder } from '@staalkaart/api-client/wire';
import type { Db } from '../db/db.ts';
import type { ProductFact } from '../db/facts.ts';
import { derived } from '../db/derived.ts';

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By number from low to high, by date from new to old. */
const orders: Record<ProductOrder, (a: ProductFact, b: ProductFact) => number> = {
  erpId: (a, b) => compare(a.erpId ?? '\uffff', b.erpId ?? '\uffff'),
  created: (a, b) => compare(b.created, a.created),
  updated: (a, b) => compare(b.updated, a.updated),
};

const ordersOf = new WeakMap<Db['products'], Record<string, () => readonly ProductFact[]>>();

/** The products in the order that was asked for; the order of the catalogue when it is unknown. */
export const orderProducts = ({ products }: Db, orderBy: string | null): readonly ProductFact[] => {
  let kept = ordersOf.get(products);
  if (!kept) {
    kept = Object.fromEntries(Object.entries(orders).map(([name, order]) =>
      [name, derived(products, records => records.toSorted(order))]));
    ordersOf.set(products, kept);
  }
  return (orderBy ? kept[orderBy]?.() : undefined) ?? products.all();
};
