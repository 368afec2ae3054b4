import { MEDIA, newFileName } from '../calls/files.ts';
import type { Files, IncomingFile, StoredFile } from '../ports.ts';
import { type ByteSource, type Part, sourceOf } from '../rules/bytes.ts';
import type { Tables } from './db.ts';

/** The parts of a file after one another. */
const joined = (file: ByteSource, parts: readonly Part[]): Uint8Array<ArrayBuffer> => {
  const pieces = parts.map(part => (part instanceof Uint8Array ? part : file.read(part[0], part[1] - part[0])));
  const bytes = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
};

/** Bytes in memory as a file that is served. */
export const storedBytes = (bytes: Uint8Array<ArrayBuffer>, type: string, tag: string): StoredFile => ({
  type,
  tag,
  size: bytes.length,
  isFinal: true,
  stream: (from, to) => new Blob([bytes.subarray(from, to)]).stream(),
});

/** The files in memory. */
export const createMemoryFiles = ({ uploads }: Pick<Tables, 'uploads'>): Files => {
  const byName = uploads.derive(records => new Map(records.map(record => [record.name, record])));
  const find = (path: string) => (path.startsWith(MEDIA) ? byName().get(path.slice(MEDIA.length)) : undefined);
  return {
    hasRenditions: false,
    async receive(request, field, limit): Promise<IncomingFile | undefined> {
      const file = (await request.formData().catch(() => undefined))?.getAll(field).find(part => part instanceof File);
      if (!file) return undefined;
      const isTooLarge = file.size > limit;
      const source = sourceOf(isTooLarge ? new Uint8Array() : new Uint8Array(await file.arrayBuffer()));
      return {
        ...source,
        name: file.name,
        isTooLarge,
        keep: async ({ type, parts }) => MEDIA + uploads.add({ name: newFileName(type), type, bytes: joined(source, parts) }).name,
        discard: async () => undefined,
      };
    },
    get: async path => {
      const file = find(path);
      return file && storedBytes(file.bytes, file.type, file.name);
    },
    has: async path => find(path) !== undefined,
  };
};
