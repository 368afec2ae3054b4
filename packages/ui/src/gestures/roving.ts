/** The index that a number of steps leads to: past the last comes the first, before the first the last. */
export const wrapIndex = (index: number, length: number) => (length > 0 ? ((index % length) + length) % length : 0);

/** Where a key leads in a row of controls with one tab stop; undefined for a key that is not for it. */
export const rovingIndex = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight': return wrapIndex(index + 1, count);
    case 'ArrowLeft': return wrapIndex(index - 1, count);
    case 'Home': return 0;
    case 'End': return count - 1;
    default: return undefined;
  }
};
