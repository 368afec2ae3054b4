import type { CSSProperties } from 'react';
import { TILE, wallTiles } from './art.ts';
import { SampleShapes } from './SampleShapes.tsx';

const COLUMNS = 5;
const ROWS = 7;
const tiles = wallTiles(COLUMNS, ROWS);
const width = COLUMNS * (TILE.width + TILE.gap) - TILE.gap;
const height = ROWS * (TILE.height + TILE.gap) - TILE.gap;

/** A wall of drawn print samples. Decoration: assistive technology passes it by. */
export const SampleWall = () => (
  <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
    <SampleShapes />
    {tiles.map(({ kind, ink, dark, ground, x, y }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} style={{ '--ink': ink, '--dark': dark, '--ground': ground } as CSSProperties}>
        <rect width={TILE.width} height={TILE.height} rx="14" fill={ground} />
        <use href={`#sample-${kind}`} />
      </g>
    ))}
  </svg>
);
