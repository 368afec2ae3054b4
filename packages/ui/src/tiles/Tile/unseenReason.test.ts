import { expect, it } from 'vitest';
import { unseenReason } from './Tile.tsx';

it.each([
  [true, '/media/a.png', 'Verborgen'],
  [true, null, 'Verborgen'],
  [false, null, 'Niet zichtbaar zonder foto'],
  [undefined, '', 'Niet zichtbaar zonder foto'],
  [undefined, '/media/a.png', undefined],
])('hidden %s with the picture %s says %s', (isHidden, path, said) => {
  expect(unseenReason(isHidden, path)).toBe(said);
});
