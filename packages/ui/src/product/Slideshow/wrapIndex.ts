/** The index that a number of steps leads to: past the last comes the first, before the first the last. */
export const wrapIndex = (index: number, length: number) => (length > 0 ? ((index % length) + length) % length : 0);
