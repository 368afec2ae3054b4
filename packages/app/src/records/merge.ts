import { isSameValue } from '@staalkaart/api-client';

/** What became of one record that two people changed: the values to save, and the fields that both changed differently. */
export interface Merged<Values> {
  values: Values;
  clashes: (keyof Values & string)[];
}

/**
 * Merges field by field: what the person did not touch takes the colleague's value, what the colleague did not touch
 * keeps the person's. Where both changed it differently, it is a clash; the person's value stands there until it is decided.
 * @param base what each field said when the person began
 * @param mine what the person wants
 * @param theirs what stands on the server now
 * @param fields those that are compared; the others are the person's
 */
export const mergeRecord = <Values extends object>(base: Values, mine: Values, theirs: Values, fields: readonly (keyof Values & string)[]): Merged<Values> => {
  const values = { ...mine };
  const clashes: (keyof Values & string)[] = [];
  for (const field of fields) {
    if (isSameValue(mine[field], base[field])) values[field] = theirs[field];
    else if (!isSameValue(theirs[field], base[field]) && !isSameValue(theirs[field], mine[field])) clashes.push(field);
  }
  return { values, clashes };
};
