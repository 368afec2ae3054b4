import { closeSync, createReadStream, fsyncSync, openSync, writeSync } from 'node:fs';

const BLOCK = 512;
const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;
const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** The head of a file in a ustar archive: of nobody, at no time, so that equal contents are equal archives. */
const headOf = (name: string, size: number): Buffer => {
  if (Buffer.byteLength(name) > 100) throw new Error(`Too long for a name: ${name}`);
  const head = Buffer.alloc(BLOCK);
  head.write(name, 0);
  head.write(octal(0o600, 8), 100);
  head.write(octal(0, 8), 108);
  head.write(octal(0, 8), 116);
  head.write(octal(size, 12), 124);
  head.write(octal(0, 12), 136);
  head.write(' '.repeat(8), 148);
  head.write('0', 156);
  head.write('ustar\u000000', 257);
  head.write(`${octal(head.reduce((sum, byte) => sum + byte, 0), 7)} `, 148);
  return head;
};

/** A tar archive that is being written, to a file that nobody else may read; whoever began it lets go of it. */
export interface TarWriter extends Disposable {
  /** Adds a file whose contents are handed over piece by piece; its size is filled in afterwards. */
  add(name: string, write: (append: (bytes: Uint8Array) => void) => Promise<void>): Promise<void>;
  /** Ends the archive, once the disk keeps it. */
  end(): void;
}

/** Begins an archive. @throws where the file is there already */
export const createTar = (file: string): TarWriter => {
  const opened = openSync(file, 'wx', 0o600);
  let position = 0;
  const append = (bytes: Uint8Array): void => {
    for (let written = 0; written < bytes.length;) written += writeSync(opened, bytes, written, bytes.length - written, position + written);
    position += bytes.length;
  };
  return {
    async add(name, write) {
      const start = position;
      append(headOf(name, 0));
      await write(append);
      const size = position - start - BLOCK;
      append(Buffer.alloc(padding(size)));
      writeSync(opened, headOf(name, size), 0, BLOCK, start);
    },
    end() {
      append(Buffer.alloc(2 * BLOCK));
      fsyncSync(opened);
    },
    [Symbol.dispose]: () => closeSync(opened),
  };
};

/** A file in an archive. Its contents have to be read before the next one is asked for. */
export interface TarEntry {
  name: string;
  contents: AsyncIterable<Buffer>;
}

/**
 * Goes through the files of an archive that `createTar` wrote, with constant memory.
 * @throws Error in Dutch where it is none, or is cut off
 */
export async function* readTar(file: string): AsyncGenerator<TarEntry> {
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 })[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let held: Buffer = Buffer.alloc(0);
  const pull = async (): Promise<void> => {
    const { done, value } = await stream.next();
    if (done) throw new Error(`Het bestand ${file} is niet volledig.`);
    held = held.length === 0 ? value : Buffer.concat([held, value]);
  };
  const take = (size: number): Buffer => {
    const taken = held.subarray(0, size);
    held = held.subarray(taken.length);
    return taken;
  };
  async function* exactly(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      if (held.length === 0) await pull();
      const taken = take(left);
      left -= taken.length;
      yield taken;
    }
  }
  for (;;) {
    while (held.length < BLOCK) await pull();
    const head = take(BLOCK);
    if (head[0] === 0) return;
    if (head.toString('latin1', 257, 262) !== 'ustar') throw new Error(`Het bestand ${file} is geen export van Staalkaart.`);
    const size = Number.parseInt(head.toString('latin1', 124, 135), 8);
    yield { name: head.toString('utf8', 0, 100).replaceAll('\0', ''), contents: exactly(size) };
    const filler = exactly(padding(size));
    while (!(await filler.next()).done);
  }
}
