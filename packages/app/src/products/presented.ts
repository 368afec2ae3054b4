import type { ProductItem } from '@staalkaart/api-client';

/**
 * The products of a presentation that is under way: those it had stay as they were and where they were, whatever a
 * colleague hides, deletes or changes meanwhile; what still comes in of a long list follows them.
 * @returns the same array where nothing came in
 */
export const presented = (before: readonly ProductItem[], now: readonly ProductItem[]): readonly ProductItem[] => {
  const had = new Set(before.map(({ id }) => String(id)));
  const joined = now.filter(({ id }) => !had.has(String(id)));
  return joined.length > 0 ? [...before, ...joined] : before;
};
