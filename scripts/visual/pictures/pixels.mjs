import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/** The pixels of a PNG. */
export const decode = png => PNG.sync.read(png);

/**
 * What a picture looks like, as a hash: of its size and its pixels, not of the file, which one encoder packs tighter than another.
 * @returns `{ key, width, height }`.
 */
export const hashPicture = png => {
  const { width, height, data } = decode(png);
  return { key: createHash('sha256').update(`${width}x${height}\0`).update(data).digest('hex'), width, height };
};
