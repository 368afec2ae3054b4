import { type FileHandle, open } from 'node:fs/promises';

/** How much is read at a time, in bytes. */
const BLOCK = 65_536;

/**
 * The bytes of a file from one place up to another, read as they are asked for. It is open from the first question until the
 * last byte, an error or `cancel`: what nobody reads was never opened.
 */
export const streamOf = (file: string, from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let handle: FileHandle | undefined;
  let at = from;
  const close = async () => {
    const opened = handle;
    handle = undefined;
    await opened?.close();
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        handle ??= await open(file);
        const { bytesRead, buffer } = await handle.read(new Uint8Array(Math.min(BLOCK, to - at)), 0, Math.min(BLOCK, to - at), at);
        if (bytesRead === 0 && at < to) throw new Error(`${file} became shorter while it was sent`);
        at += bytesRead;
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
        if (at < to) return;
        await close();
        controller.close();
      } catch (error) {
        await close();
        throw error;
      }
    },
    cancel: close,
  }, { highWaterMark: 0 });
};
