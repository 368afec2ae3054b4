import { isSameValue } from '@staalkaart/api-client';
import type { Unanswered } from '@staalkaart/ui';

/** What became of one record that two people changed: the values to save, and the fields that both changed differently. */
export interface Merged<Values> {
  values: Values;
  clashes: (keyof Values & string)[];
}

/** Ids that both added or took away from: what either took away is gone, what either added is in. */
const mergeIds = (base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown[] => {
  const has = (ids: readonly unknown[]) => (id: unknown) => ids.some(other => String(other) === String(id));
  return [...theirs.filter(id => has(mine)(id) || !has(base)(id)), ...mine.filter(id => !has(base)(id) && !has(theirs)(id))];
};

/**
 * Merges field by field, and of lists id by id: what the person did not touch takes the colleague's value, what the colleague did not touch
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
    const [was, own, other] = [base[field], mine[field], theirs[field]];
    if (isSameValue(own, was)) values[field] = other;
    else if (Array.isArray(was) && Array.isArray(own) && Array.isArray(other)) values[field] = mergeIds(was, own, other) as Values[typeof field];
    else if (!isSameValue(other, was) && !isSameValue(other, own)) clashes.push(field);
  }
  return { values, clashes };
};

/**
 * What each field said when the person began, or since then where their own save left it so, though no answer came to it: that is no colleague's.
 * @param base what each field said when the person began
 * @param theirs what stands on the server now
 */
export const baseSince = <Values extends object>({ sent }: Pick<Unanswered<Values>, 'sent'>, base: Values, theirs: Values): Values =>
  Object.fromEntries((Object.entries(base) as [keyof Values, unknown][]).map(([field, was]) =>
    [field, sent.some(own => isSameValue(own[field], theirs[field])) ? theirs[field] : was])) as Values;

/** What was sent until then, and this; once, however often it is sent. */
export const withSent = <Values extends object>(before: Unanswered<Values> | undefined, values: Values): Unanswered<Values> =>
  ({ ...before, sent: [...(before?.sent ?? []).filter(one => JSON.stringify(one) !== JSON.stringify(values)), values] });
