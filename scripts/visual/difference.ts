import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ: in how many pixels, on a sheet of what size, and where; `png` draws what differs in magenta. */
export interface Difference { count: number; width: number; height: number; spot: { left: number; top: number; right: number; bottom: number }; png: Buffer }

/** The picture on a larger sheet; what it does not cover is transparent, and so differs from any paint. */
const onSheet = (picture: PNG, width: number, height: number) => {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
};

/** Compares two pictures without tolerance: one step of one channel of one pixel counts. @returns undefined where nothing differs. */
export const differenceOf = (beforePng: Buffer, afterPng: Buffer): Difference | undefined => {
  if (beforePng.equals(afterPng)) return undefined;
  const [one, two] = [PNG.sync.read(beforePng), PNG.sync.read(afterPng)];
  const [width, height] = [Math.max(one.width, two.width), Math.max(one.height, two.height)];
  const [before, after, drawing] = [onSheet(one, width, height), onSheet(two, width, height), new PNG({ width, height })];
  const count = pixelmatch(before, after, drawing.data, width, height, { threshold: 0, includeAA: true, alpha: 0.15, diffColor: [196, 0, 110] });
  const spot = { left: width, top: height, right: 0, bottom: 0 };
  for (let index = 0; index < width * height; index += 1) {
    if (before.readUInt32LE(index * 4) === after.readUInt32LE(index * 4)) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    [spot.left, spot.right] = [Math.min(spot.left, x), Math.max(spot.right, x + 1)];
    [spot.top, spot.bottom] = [Math.min(spot.top, y), Math.max(spot.bottom, y + 1)];
  }
  return count === 0 ? undefined : { count, width, height, spot, png: PNG.sync.write(drawing) };
};
