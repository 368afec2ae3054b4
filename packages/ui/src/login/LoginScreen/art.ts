/** The kinds of print that the wall shows. */
const kinds = ['card', 'brochure', 'poster', 'rollup', 'box', 'stickers', 'flag', 'menu'] as const;
export type Kind = (typeof kinds)[number];

/** Colours of a drawn sample: its own, its dark and its ground. They belong to the picture, not to the interface. */
const inks = [
  ['#f2b705', '#1b1a17', '#fff3c9'], ['#00a3c7', '#06324a', '#d8f2f7'], ['#d6247a', '#3a0a22', '#fbe0ec'], ['#2f6f4e', '#0f2a1e', '#dcebe0'],
  ['#e86a33', '#3a1607', '#fbe5d8'], ['#5b4bc4', '#191340', '#e3dff8'], ['#8c8577', '#22201b', '#ece8df'], ['#0b6e6e', '#041f21', '#d5ecea'],
] as const;

/** One drawn sample on the wall. */
export interface Tile {
  kind: Kind;
  ink: string;
  dark: string;
  ground: string;
  x: number;
  y: number;
}

/** Size of a tile and the space between two, in units of the drawing. */
export const TILE = { width: 400, height: 300, gap: 40 } as const;

/** A wall of samples: neighbours differ in kind and in colour, and every call draws the same one. */
export const wallTiles = (columns: number, rows: number): Tile[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [ink, dark, ground] = inks[(column * 5 + row * 3) % inks.length]!;
    return { kind: kinds[(column * 3 + row * 7) % kinds.length]!, ink, dark, ground, x: column * (TILE.width + TILE.gap), y: row * (TILE.height + TILE.gap) };
  });
