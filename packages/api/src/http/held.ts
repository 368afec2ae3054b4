import { tooBusy } from './refusal.ts';

/**
 * What bodies hold in memory until they are read: of one person no more at once than `most`, so that whoever reads slowly, and asks again and
 * again, fills no memory.
 */
export const createHeld = (most: number) => {
  const heldBy = new Map<number, number>();
  const hold = (reader: number, count: number): (() => void) => {
    heldBy.set(reader, (heldBy.get(reader) ?? 0) + count);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = heldBy.get(reader)! - count;
      if (left > 0) heldBy.set(reader, left);
      else heldBy.delete(reader);
    };
  };
  /**
   * @param reader the id of who asks
   * @param count how much of it the body holds
   * @param body is begun where there is room
   * @returns the same body: once it was read, given up or broke off, nothing is held of it
   * @throws Response of 503 where they hold something already, and this would be too much
   */
  return <Chunk>(reader: number, count: number, body: () => ReadableStream<Chunk>): ReadableStream<Chunk> => {
    const held = heldBy.get(reader) ?? 0;
    if (held > 0 && held + count > most) throw tooBusy();
    const source = body().getReader();
    const letGo = hold(reader, count);
    return new ReadableStream<Chunk>({
      pull: async controller => {
        try {
          const { value, done } = await source.read();
          if (!done) return controller.enqueue(value);
          letGo();
          controller.close();
        } catch (error) {
          letGo();
          throw error;
        }
      },
      cancel: reason => {
        letGo();
        return source.cancel(reason);
      },
    }, { highWaterMark: 0 });
  };
};
