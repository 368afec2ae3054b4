/** An id as the server gives it: opaque, never computed with. */
export type Id = number | string;

/** Whether two ids are the same one: a number here may be text there. */
export const isSameId = (one: Id, other: Id): boolean => String(one) === String(other);
