import { Busboy } from '@fastify/busboy';
import type { FileHandle } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { isOfSystem } from './disk.ts';

/** What came in: how its sender calls it, and how many bytes of it were written. */
export interface Received {
  name: string;
  size: number;
  isTooLarge: boolean;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** What a body may hold beside the file, in bytes. */
const AROUND = 1024 * 1024;
/** How much of a body that was refused is still read, so that its sender hears why; after that the line breaks. In bytes. */
const MOST_DRAINED = 256 * 1024 * 1024;

const ignore = (): void => undefined;

/** Browsers write these three characters of a name as percentages. */
const decodedName = (name: string): string => name.replaceAll(/%(?:22|0D|0A)/gi, code => decodeURIComponent(code));

/** Writes a file as it comes, up to a limit. */
const writeTo = async (handle: FileHandle, file: Readable, limit: number): Promise<{ size: number; isTooLarge: boolean }> => {
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (size + chunk.length > limit) return { size, isTooLarge: true };
    for (let done = 0; done < chunk.length;) done += (await handle.write(chunk, done)).bytesWritten;
    size += chunk.length;
  }
  return { size, isTooLarge: false };
};

/** Reads on and keeps nothing: whoever is still sending hears a refusal once all is sent. */
const drain = async (reader: Reader): Promise<void> => {
  for (let read = 0; read < MOST_DRAINED;) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.length;
  }
  await reader.cancel();
};

/** Steps of work that may be stopped from elsewhere, before or while one of them is waited for. */
interface Steps {
  stop: (reason: unknown) => void;
  /** Waits until `work` says that it is done. @throws what it was stopped by */
  take: (work: (done: () => void) => void) => Promise<void>;
}

const createSteps = (): Steps => {
  let [reason, fail]: [unknown, (() => void) | undefined] = [undefined, undefined];
  return {
    stop: why => {
      reason ??= why;
      fail?.();
    },
    take: work => new Promise((done, reject) => {
      fail = () => reject(reason as Error);
      if (reason === undefined) work(done);
      else fail();
    }),
  };
};

/** Feeds a body to a parser, each part once the one before it was taken. @throws where there is more of it than `limit`, or it breaks off */
const feed = async (reader: Reader, parser: Writable, limit: number, { take }: Steps): Promise<void> => {
  // It may be so before it is told that there is no more.
  const finished = new Promise<void>(resolve => { parser.once('finish', resolve); });
  for (let read = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    read += value.length;
    if (read > limit) throw new Error('More around the file than any form has');
    await take(taken => { parser.write(value, () => taken()); });
  }
  await take(done => {
    void finished.then(done);
    parser.end();
  });
};

/**
 * Writes the first file in a field of a multipart body to a handle while it comes in, at no other cost of memory than the part at hand.
 * @param limit in bytes: of what is larger, no more is written, and the rest is read and let go while the caller goes on
 * @returns undefined where the body holds no such file, or breaks off
 * @throws whatever goes wrong with the handle
 */
export const receiveTo = async (handle: FileHandle, request: Request, field: string, limit: number): Promise<Received | undefined> => {
  const reader = request.body?.getReader() as Reader | undefined;
  if (!reader) return undefined;
  /** The file that is meant, once its part of the body has begun. */
  const meant: { file?: Readable; written?: Promise<Received> } = {};
  try {
    const parser = new Busboy({
      headers: { 'content-type': request.headers.get('Content-Type') ?? '' }, preservePath: true, limits: { parts: 100, fieldSize: AROUND, headerPairs: 50 },
    });
    const steps = createSteps();
    parser.on('error', steps.stop);
    parser.on('file', (name, file, filename) => {
      // Said of a file that breaks off, also where nobody reads it; reading the one that is meant ends with it below.
      file.on('error', ignore);
      if (name !== field || meant.file) return void file.resume();
      meant.file = file;
      meant.written = writeTo(handle, file, limit).then(written => ({ name: decodedName(filename ?? ''), ...written }));
      meant.written.then(({ isTooLarge }) => { if (isTooLarge) steps.stop(new Error('Too large')); }, steps.stop);
    });
    await feed(reader, parser, limit + AROUND, steps);
    return await meant.written;
  } catch {
    meant.file?.destroy();
    const told = await meant.written?.catch((error: unknown) => { if (isOfSystem(error)) throw error; });
    return told?.isTooLarge ? told : undefined;
  } finally {
    void drain(reader).catch(ignore);
  }
};
