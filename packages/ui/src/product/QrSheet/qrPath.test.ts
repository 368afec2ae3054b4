import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

/** The modules that a path covers. */
const covered = (path: string): Set<string> => new Set([...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, width, back]) => {
  expect(back).toBe(width);
  return Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at} ${y}`);
}));

describe('qrPath', () => {
  const text = 'https://staalkaart.example/products/1001';
  it('covers each dark module, and no other', () => {
    const { path, size } = qrPath(text);
    const { data } = encode(text, { ecc: 'M', border: 4 });
    expect(size).toBe(data.length);
    expect(covered(path)).toEqual(new Set(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))));
  });
  it('has a quiet zone of four modules around it', () => {
    const { path, size } = qrPath(text);
    for (const module of covered(path)) for (const at of module.split(' ').map(Number)) expect(at >= 4 && at < size - 4).toBe(true);
  });
  it('is another one for another product', () => { expect(qrPath(`${text}2`).path).not.toBe(qrPath(text).path); });
});
