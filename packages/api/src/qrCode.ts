import { zlibSync } from 'fflate';
import { encode } from 'uqr';

/** Pixels to a module. */
const SCALE = 5;

/** The checksum of a PNG's chunk. */
const crc32 = (bytes: Uint8Array): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

const number = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

const chunk = (type: string, data: readonly number[]): number[] => {
  const body = [...type].map(char => char.charCodeAt(0)).concat(data);
  return [...number(data.length), ...body, ...number(crc32(Uint8Array.from(body)))];
};

/** A row of modules as the pixels of one line: a filter of 0, then eight to a byte, white as 1. */
const lineOf = (row: readonly boolean[]): number[] => {
  const bytes: number[] = Array.from({ length: Math.ceil(row.length * SCALE / 8) }, () => 0);
  for (let x = 0; x < row.length * SCALE; x += 1) {
    if (!row[Math.floor(x / SCALE)]) bytes[x >> 3]! |= 0x80 >> (x & 7);
  }
  return [0, ...bytes];
};

/** Text as a QR code with its quiet zone: a PNG in black and white, as a data URL. */
export const qrCodeImage = (text: string): string => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const lines = data.map(lineOf).flatMap(line => Array.from({ length: SCALE }, () => line).flat());
  const png = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a,
    ...chunk('IHDR', [...number(size * SCALE), ...number(size * SCALE), 1, 0, 0, 0, 0]),
    ...chunk('IDAT', [...zlibSync(Uint8Array.from(lines))]),
    ...chunk('IEND', []),
  ];
  return `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
};
