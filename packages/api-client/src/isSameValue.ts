const textOf = (value: unknown): string => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

/** As it is compared: no text is no value, and ids are a set of texts. */
const compared = (value: unknown): string =>
  (Array.isArray(value) ? JSON.stringify(value.map(textOf).toSorted()) : textOf(value ?? '').trim());

/** Whether two values of a field say the same: the order of a list and the type of ids count for nothing, nor does how emptiness is written. */
export const isSameValue = (one: unknown, other: unknown): boolean => compared(one) === compared(other);
