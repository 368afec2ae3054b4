import { crc32 } from './crc32.ts';

/** A file inside the archive. */
export interface Entry {
  name: string;
  bytes: Uint8Array;
}

const [UTF8_NAMES, ZIP_20, JANUARY_1980] = [0x0800, 20, 0x21];
const encoder = new TextEncoder();

const record = (fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(fields.reduce((size, [bytes]) => size + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
};

const describe = ({ bytes }: Entry, name: Uint8Array) => [
  [2, ZIP_20], [2, UTF8_NAMES], [2, 0], [2, 0], [2, JANUARY_1980], [4, crc32(bytes)],
  [4, bytes.length], [4, bytes.length], [2, name.length], [2, 0],
] as const;

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** An archive that stores its files as they are: pictures are compressed already. */
export const zip = (entries: readonly Entry[]): Uint8Array<ArrayBuffer> => {
  const [files, directory]: [Uint8Array[], Uint8Array[]] = [[], []];
  let offset = 0;
  for (const entry of entries) {
    const name = encoder.encode(entry.name);
    const head = record([[4, 0x04034b50], ...describe(entry, name)]);
    files.push(head, name, entry.bytes);
    directory.push(record([[4, 0x02014b50], [2, ZIP_20], ...describe(entry, name), [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]), name);
    offset += head.length + name.length + entry.bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  return joined([...files, ...directory, record([[4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]])]);
};
