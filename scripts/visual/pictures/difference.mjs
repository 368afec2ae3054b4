import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { decode } from './pixels.mjs';

/** Zero tolerance: one step of one channel of one pixel counts, and so do the softened edges of letters. */
const EXACT = { threshold: 0, includeAA: true, alpha: 0.15, diffColor: [196, 0, 110] };

/** The picture on a sheet of the given size; what it does not cover is transparent, and so differs from any paint. */
const onSheet = (picture, { width, height }) => {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
};

/** Four bytes at a time: a pixel is one number. */
const pixelsOf = ({ buffer, byteOffset, length }) => new Uint32Array(buffer, byteOffset, length / 4);

const boundsOf = (before, after, width) => {
  const [left, right] = [pixelsOf(before), pixelsOf(after)];
  const bounds = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  let count = 0;
  for (let index = 0; index < left.length; index += 1) {
    if (left[index] === right[index]) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    count += 1;
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  return { count, bounds: count > 0 ? bounds : undefined };
};

/**
 * Compares two pictures, pixel by pixel.
 * @returns `{ count, bounds, size, png }`: how many pixels differ, within which rectangle, the size in px of both together,
 * and a drawing in which what differs is magenta. `bounds` is undefined where nothing differs.
 */
export const difference = (beforePng, afterPng) => {
  const [one, two] = [decode(beforePng), decode(afterPng)];
  const size = { width: Math.max(one.width, two.width), height: Math.max(one.height, two.height) };
  const [before, after] = [onSheet(one, size), onSheet(two, size)];
  const drawing = new PNG({ ...size });
  pixelmatch(before.data, after.data, drawing.data, size.width, size.height, EXACT);
  return { ...boundsOf(before.data, after.data, size.width), size, png: PNG.sync.write(drawing) };
};
