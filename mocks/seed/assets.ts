import type { AssetFact, ProductFact } from '@staalkaart/api';
import { filmOf, picturesOf } from './pictures.ts';
import { KINDS } from './kinds.ts';
import { kindAt } from './products.ts';

const FIRST_ASSET = 200_001;
const ROUND = 48;

/** Two or three for each product, four for a few, none for a few: 600 for 240 products. */
const countAt = (index: number): number => {
  const place = index % ROUND;
  if (place === 41) return 0;
  if (place === 12 || place === 28) return 4;
  return index % 2 === 0 ? 3 : 2;
};

const suffixOf = (id: number): string => (Math.imul(id, 0x9e3779b1) >>> 0).toString(36).padStart(8, 'k').slice(-8);

/** The files of a product: every second one of a kind with a film shows it, after the first picture. */
const filesAt = (index: number): readonly string[] => {
  const { media } = kindAt(index);
  const round = Math.floor(index / KINDS.length);
  const count = countAt(index);
  const film = count > 1 && round % 2 === 0 ? filmOf(media) : undefined;
  const pictures = picturesOf(media, round + (index % KINDS.length), film ? count - 1 : count);
  return film ? [...pictures.slice(0, 1), film, ...pictures.slice(1)] : pictures;
};

/** The media of every product. */
export const createAssets = (products: readonly ProductFact[]): AssetFact[] => {
  const assets: AssetFact[] = [];
  products.forEach((product, index) => {
    filesAt(index).forEach((path, place) => {
      const id = FIRST_ASSET + assets.length;
      assets.push({
        id,
        productId: product.id,
        name: `${product.name}_${suffixOf(id)}`,
        order: place + 1,
        path,
        isVideo: path.endsWith('.mp4'),
        file: path.slice(path.lastIndexOf('/') + 1),
        createdById: product.createdById,
      });
    });
  });
  return assets;
};
