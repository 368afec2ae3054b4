import { encode as encodePng } from 'fast-png';
import { encode as encodeQr } from 'uqr';

const MODULE_PIXELS = 5;
const QUIET_ZONE = 4;
const [INK, PAPER] = [0, 255];

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));

/** Draws text as a QR code: a PNG in a data URL, a little under 300 pixels wide, crisp, with its quiet zone. */
export const qrCodeImage = (text: string): string => {
  const { data: modules, size } = encodeQr(text, { ecc: 'M', border: QUIET_ZONE });
  const width = size * MODULE_PIXELS;
  const pixels = new Uint8Array(width * width);
  for (let y = 0; y < width; y += 1) {
    const row = modules[Math.floor(y / MODULE_PIXELS)] ?? [];
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = row[Math.floor(x / MODULE_PIXELS)] ? INK : PAPER;
  }
  const png = encodePng({ width, height: width, data: pixels, depth: 8, channels: 1 });
  return `data:image/png;base64,${toBase64(png)}`;
};
