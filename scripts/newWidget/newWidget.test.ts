import { expect, test } from 'vitest';
import { filesOf, withExport } from './files.ts';
import { readRequest } from './request.ts';

const house = { rooms: ['tiles', 'controls'], widgets: ['tiles/ProductCard', 'controls/Button'] };
const read = (...args: string[]) => readRequest(args, house);
const priceTag = { room: 'tiles', name: 'PriceTag', dutch: 'prijskaartje' };

test('reads a room, a name and the Dutch word, which may be several', () => {
  expect(read('tiles/PriceTag', 'prijskaartje')).toEqual(priceTag);
  expect(read('controls/Rest', 'lege', 'lijst')).toEqual({ room: 'controls', name: 'Rest', dutch: 'lege lijst' });
});

test.each([
  [['PriceTag', 'prijskaartje'], 'A room and a name are needed'],
  [[], 'A room and a name are needed'],
  [['tiles/deep/PriceTag', 'prijskaartje'], 'A room and a name are needed'],
  [['garage/PriceTag', 'prijskaartje'], "There is no room 'garage'. The rooms: tiles, controls."],
  [['tiles/priceTag', 'prijskaartje'], "'priceTag' is no name for a widget"],
  [['tiles/Price-Tag', 'prijskaartje'], "'Price-Tag' is no name for a widget"],
  [['tiles/ProductCard', 'kaart'], 'tiles/ProductCard exists already.'],
  [['tiles/button', 'knop'], "'button' is no name"],
  [['tiles/Button', 'knop'], 'controls/Button exists already.'],
  [['tiles/PriceTag'], 'The Dutch word is needed too'],
  [['tiles/PriceTag', "prijs'kaartje"], 'The Dutch word is needed too'],
])('refuses %j', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence);
});

test('puts the export after the last one of its room', () => {
  const index = "export { Tile } from './tiles/Tile/Tile.tsx';\nexport {\n  A,\n} from './tiles/lazy.tsx';\nexport { Button } from './controls/Button/Button.tsx';\n";
  expect(withExport(index, priceTag).split('\n').slice(3, 5)).toEqual([
    "} from './tiles/lazy.tsx';", "export { PriceTag, type PriceTagProps } from './tiles/PriceTag/PriceTag.tsx';",
  ]);
  expect(withExport(index, { ...priceTag, room: 'media' }).trimEnd().split('\n').at(-1)).toContain("'./media/PriceTag/PriceTag.tsx'");
});

test('writes a component, its styles, its stories and its docs', () => {
  const files = filesOf(priceTag);
  expect(Object.keys(files)).toEqual(['PriceTag.tsx', 'PriceTag.styles.ts', 'PriceTag.stories.tsx', 'PriceTag.docs.md']);
  expect(files['PriceTag.stories.tsx']).toContain("title: 'tiles/PriceTag (prijskaartje)'");
  expect(files['PriceTag.stories.tsx']).toContain("getByText('Prijskaartje')");
  expect(files['PriceTag.tsx']).toContain('/** Shows a price tag (prijskaartje). */');
});
