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

test('sees a shift of 1 px, and where; and nothing where nothing changed', () => {
  expect(differenceOf(picture(), picture())).toBeUndefined();
  expect(differenceOf(picture(), picture({ x: 5 }))).toMatchObject({ count: 10, spot: { left: 4, top: 3, right: 11, bottom: 8 } });
});

test.each([['red', [28, 26, 23]], ['green', [27, 27, 23]], ['blue', [27, 26, 24]]])('sees one of 255 steps of %s, and draws it in magenta', (_, colour) => {
  const { count, png } = differenceOf(picture(), picture({ colour }))!;
  expect(count).toBe(30);
  expect([...PNG.sync.read(png).data.subarray((3 * 20 + 4) * 4, (3 * 20 + 4) * 4 + 3)]).toEqual([196, 0, 110]);
});

test('a picture that grew differs by what it grew', () => {
  expect(differenceOf(picture(), picture({ height: 14 }))).toMatchObject({ count: 40, width: 20, height: 14, spot: { left: 0, top: 12, right: 20, bottom: 14 } });
});
