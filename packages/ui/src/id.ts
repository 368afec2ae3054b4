/** An id as the server gives it: opaque, never computed with. */
export type Id = number | string;
