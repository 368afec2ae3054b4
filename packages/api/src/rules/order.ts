import type { Order } from '../store.ts';
import { sortKey } from './text.ts';

/** What the records of any table may be ordered by. */
interface Ordered {
  readonly id: number;
  readonly name?: string;
  readonly order?: number;
  readonly erpId?: string | null;
  readonly created?: string;
  readonly updated?: string;
}

/** Where a code unit stands among code points: the halves of a pair, which make the highest ones, come last. */
const placeOf = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);

/** Compares texts by code points, as a database compares their bytes in UTF-8. */
const compare = (a: string, b: string): number => {
  const length = Math.min(a.length, b.length);
  for (let place = 0; place < length; place += 1) {
    const [one, other] = [a.charCodeAt(place), b.charCodeAt(place)];
    if (one !== other) return placeOf(one) - placeOf(other);
  }
  return a.length - b.length;
};

/** How two records stand in each order but `added`: 0 leaves them as that has them. What is missing comes last; text is compared code point by code point. */
export const orders: Readonly<Record<Exclude<Order, 'added'>, (a: Ordered, b: Ordered) => number>> = {
  name: (a, b) => compare(sortKey(a.name ?? ''), sortKey(b.name ?? '')),
  order: (a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id,
  erpId: (a, b) => Number(a.erpId == null) - Number(b.erpId == null) || compare(a.erpId ?? '', b.erpId ?? ''),
  // From new to old.
  created: (a, b) => compare(b.created ?? '', a.created ?? ''),
  updated: (a, b) => compare(b.updated ?? '', a.updated ?? ''),
};
