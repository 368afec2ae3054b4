import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

const INK = [27, 26, 23];

/** A sheet of paper with a block of ink on it. */
const picture = ({ x = 4, colour = INK, height = 12 } = {}) => {
  const png = new PNG({ width: 20, height });
  for (let index = 0; index < 20 * height; index += 1) {
    const [column, row] = [index % 20, Math.floor(index / 20)];
    png.data.set([...(column >= x && column < x + 6 && row >= 3 && row < 8 ? colour : [246, 244, 239]), 255], index * 4);
  }
  return PNG.sync.write(png);
};

test('finds nothing where nothing changed', () => {
  expect(differenceOf(picture(), picture())).toBeUndefined();
});

test.each([
  ['a shift of 1 px', { x: 5 }, { count: 10, spot: { left: 4, top: 3, right: 11, bottom: 8 } }],
  ['one of 255 steps of red', { colour: [28, 26, 23] }, { count: 30, spot: { left: 4, top: 3, right: 10, bottom: 8 } }],
  ['one of 255 steps of blue', { colour: [27, 26, 24] }, { count: 30, spot: { left: 4, top: 3, right: 10, bottom: 8 } }],
  ['what grew', { height: 14 }, { count: 40, height: 14, spot: { left: 0, top: 12, right: 20, bottom: 14 } }],
])('sees %s, and where', (_, change, difference) => {
  expect(differenceOf(picture(), picture(change))).toMatchObject(difference);
});
