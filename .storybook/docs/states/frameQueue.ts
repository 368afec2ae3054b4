/** Those that wait for their turn; the first of them has it. */
const waiting: (() => void)[] = [];

/**
 * Frames load one after the other: they share the browser's storage, where a story keeps who is signed in, and the
 * processor. Calls `load` when it is its turn. Returns what ends that turn, or the waiting for it.
 */
export const queueFrame = (load: () => void): (() => void) => {
  waiting.push(load);
  if (waiting[0] === load) load();
  return () => {
    const place = waiting.indexOf(load);
    if (place < 0) return;
    waiting.splice(place, 1);
    if (place === 0) waiting[0]?.();
  };
};
