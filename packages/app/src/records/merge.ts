import { isSameValue } from '@staalkaart/api-client';
import type { Unanswered } from '@staalkaart/ui';

/** What became of one record that two people changed: the values to save, and the fields that both changed differently. */
export interface Merged<Values> {
  values: Values;
  clashes: (keyof Values & string)[];
}

const hasId = (ids: readonly unknown[]) => (id: unknown) => ids.some(other => String(other) === String(id));

/** Ids that both added or took away from: what either took away is gone, what either added is in. */
const mergeIds = (base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown[] => {
  return [...theirs.filter(id => hasId(mine)(id) || !hasId(base)(id)), ...mine.filter(id => !hasId(base)(id) && !hasId(theirs)(id))];
};

/** The ids that one began with, and what was sent of them since, as far as that is how it stands. */
const idsSince = (sent: readonly unknown[], base: readonly unknown[], theirs: readonly unknown[]): unknown[] =>
  [...base.filter(id => hasId(sent)(id) || hasId(theirs)(id)), ...sent.filter(id => !hasId(base)(id) && hasId(theirs)(id))];

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
 * Of lists each id by itself: what they added and is there, what they took away and is not.
 * @param base what each field said when the person began
 * @param theirs what stands on the server now
 */
export const baseSince = <Values extends object>({ sent }: Pick<Unanswered<Values>, 'sent'>, base: Values, theirs: Values): Values =>
  Object.fromEntries((Object.entries(base) as [keyof Values, unknown][]).map(([field, was]) => {
    const [own, stands] = [sent.map(one => one[field]), theirs[field]];
    if (Array.isArray(was) && Array.isArray(stands)) return [field, own.reduce<unknown[]>((ids, one) => (Array.isArray(one) ? idsSince(one, ids, stands) : ids), was)];
    return [field, own.some(one => isSameValue(one, stands)) ? stands : was];
  })) as Values;

/** What was sent until then, and this; once, however often it is sent. */
export const withSent = <Values extends object>(before: Unanswered<Values> | undefined, values: Values): Unanswered<Values> =>
  ({ ...before, sent: [...(before?.sent ?? []).filter(one => JSON.stringify(one) !== JSON.stringify(values)), values] });
