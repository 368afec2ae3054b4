import { describe, expect, it } from 'vitest';
import { TILE, wallTiles } from './art.ts';

describe('wallTiles', () => {
  const columns = 5;
  const tiles = wallTiles(columns, 6);

  it('fills the wall without an overlap', () => {
    expect(new Set(tiles.map(tile => `${tile.x} ${tile.y}`)).size).toBe(30);
    expect(tiles.at(-1)).toMatchObject({ x: 4 * (TILE.width + TILE.gap), y: 5 * (TILE.height + TILE.gap) });
  });
  it('gives neighbours another kind and another colour', () => {
    tiles.forEach((tile, index) => {
      const right = (index + 1) % columns ? tiles[index + 1] : undefined;
      for (const neighbour of [right, tiles[index + columns]]) {
        expect(neighbour?.kind).not.toBe(tile.kind);
        expect(neighbour?.ink).not.toBe(tile.ink);
      }
    });
  });
});
