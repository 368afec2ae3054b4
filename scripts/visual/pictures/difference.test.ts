import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { difference } from './difference.mjs';
import { hashPicture } from './pixels.mjs';

type Colour = [number, number, number];
const PAPER: Colour = [246, 244, 239];
const INK: Colour = [27, 26, 23];

/** A sheet of paper with a block of ink on it. */
const picture = ({ x = 4, colour = INK, width = 20, height = 12, level = 9 } = {}) => {
  const png = new PNG({ width, height });
  for (let index = 0; index < width * height; index += 1) {
    const [column, row] = [index % width, Math.floor(index / width)];
    const isInk = column >= x && column < x + 6 && row >= 3 && row < 8;
    png.data.set([...(isInk ? colour : PAPER), 255], index * 4);
  }
  return PNG.sync.write(png, { deflateLevel: level });
};

test('the hash is of the pixels, not of how tight they were packed', () => {
  const [tight, loose] = [picture(), picture({ level: 0 })];
  expect(tight.equals(loose)).toBe(false);
  expect(hashPicture(tight)).toEqual(hashPicture(loose));
  expect(hashPicture(tight)).toMatchObject({ width: 20, height: 12 });
});

test('sees a shift of 1 px, and where', () => {
  const { count, bounds } = difference(picture(), picture({ x: 5 }));
  expect(count).toBe(10);
  expect(bounds).toEqual({ left: 4, top: 3, right: 11, bottom: 8 });
});

test.each([['red', [28, 26, 23]], ['green', [27, 27, 23]], ['blue', [27, 26, 24]]] as [string, Colour][])('sees one of 255 steps of %s, and draws it', (_, colour) => {
  const { count, png } = difference(picture(), picture({ colour }));
  expect(count).toBe(30);
  expect([...PNG.sync.read(png).data.subarray((3 * 20 + 4) * 4, (3 * 20 + 4) * 4 + 3)]).toEqual([196, 0, 110]);
  expect(hashPicture(picture()).key).not.toBe(hashPicture(picture({ colour })).key);
});

test('a picture that grew differs by what it grew', () => {
  const { count, bounds, size } = difference(picture(), picture({ height: 14 }));
  expect(count).toBe(40);
  expect(bounds).toEqual({ left: 0, top: 12, right: 20, bottom: 14 });
  expect(size).toEqual({ width: 20, height: 14 });
});

test('finds nothing where nothing changed', () => {
  expect(difference(picture(), picture())).toMatchObject({ count: 0, bounds: undefined });
});
