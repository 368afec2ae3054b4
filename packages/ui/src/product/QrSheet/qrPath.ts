import { encode } from 'uqr';

/** A QR code as it is drawn: its modules as one path, on a square of so many. */
export interface QrPath {
  size: number;
  path: string;
}

/** Text as a QR code with its quiet zone; the dark modules of a row that touch are one stroke. */
export const qrPath = (text: string): QrPath => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const strokes = data.flatMap((row, y) => row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.findIndex((other, at) => at > x && !other);
    return [`M${x} ${y}h${end - x}v1h${x - end}z`];
  }));
  return { size, path: strokes.join('') };
};
