/** As it is compared: no text is no value, and ids are a set of texts. */
const compared = (value: unknown): string =>
  (Array.isArray(value) ? JSON.stringify(value.map(String).toSorted()) : String(value ?? '').trim());

/** Whether two values of a field say the same: the order and the type of ids count for nothing, nor does how emptiness is written. */
export const isSameValue = (one: unknown, other: unknown): boolean => compared(one) === compared(other);
