import { tooBusy } from './refusal.ts';

/**
 * What answers hold in memory until they are read: of one person no more at once than `most`, so that whoever reads slowly, and asks again and
 * again, fills no memory.
 */
export const createHeld = (most: number) => {
  const heldBy = new Map<number, number>();
  /**
   * @param reader the id of who asks
   * @param count how much of it the answer holds
   * @returns what lets go of it
   * @throws Response of 503 where they hold something already, and this would be too much
   */
  return (reader: number, count: number): (() => void) => {
    const held = heldBy.get(reader) ?? 0;
    if (held > 0 && held + count > most) throw tooBusy();
    heldBy.set(reader, held + count);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = heldBy.get(reader)! - count;
      if (left > 0) heldBy.set(reader, left);
      else heldBy.delete(reader);
    };
  };
};
