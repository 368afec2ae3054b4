// The drawn demo pictures: for every kind of printed product a few views, in eight colour families.
import * as bound from './drawing/bound.mjs';
import * as large from './drawing/large.mjs';
import { boxOpen, boxScene, smooth } from './drawing/opening-box.mjs';
import * as packaging from './drawing/packaging.mjs';
import * as paper from './drawing/paper.mjs';
import { PEOPLE_COUNT, portrait } from './drawing/portraits.mjs';
import { PALETTES, picture } from './drawing/toolkit.mjs';

const VIEWS = {
  card: [paper.cardFan, paper.cardPile, paper.cardGrid],
  brochure: [paper.brochureStanding, paper.brochureLeaflets, paper.brochurePile],
  poster: [paper.posterHung, paper.posterTube, paper.posterRow],
  rollup: [large.rollupFront, large.rollupPair],
  box: [packaging.boxClosed, boxOpen, packaging.boxPile],
  sticker: [packaging.stickerPair, packaging.stickerSheet, packaging.stickerRoll],
  flag: [large.flagFeather, large.flagMast],
  menu: [paper.menuClosed, paper.menuTable],
  stationery: [paper.stationerySet, paper.stationeryEnvelope],
  mug: [packaging.mugFront, packaging.mugPair],
  bag: [packaging.bagTote, packaging.bagCarrier],
  calendar: [bound.calendarDesk, bound.calendarWall],
  book: [bound.bookStanding, bound.bookStack],
  magazine: [bound.magazineCovers, bound.magazineSpread],
  bottle: [packaging.bottleSingle, packaging.bottleRow],
  banner: [large.bannerPoles, large.bannerBunting],
};

/** The kinds of product that can be drawn. */
export const KINDS = Object.keys(VIEWS);

/** How many colour families there are; a palette index is 0 up to this. */
export const PALETTE_COUNT = PALETTES.length;

/** How many portraits there are. */
export const AVATAR_COUNT = PEOPLE_COUNT;

/**
 * How many views a kind has; views are numbered from 1.
 * @param {string} kind
 */
export const viewCount = (kind) => VIEWS[kind].length;

/** Which design is printed on a kind in a palette, so that neighbours in a list differ. */
const designOf = (kind, palette) => KINDS.indexOf(kind) * 2 + palette;

/**
 * The SVG of a product.
 * @param {string} kind one of KINDS
 * @param {number} palette 0 up to PALETTE_COUNT - 1
 * @param {number} view 1 up to viewCount(kind)
 * @param {{ portrait?: boolean }} [options] portrait: 3:4 instead of 4:3
 */
export function art(kind, palette, view, { portrait: upright = false } = {}) {
  const draw = VIEWS[kind][view - 1];
  return picture(draw(PALETTES[palette], designOf(kind, palette)), upright);
}

/**
 * The SVG of a person.
 * @param {number} index 0 up to AVATAR_COUNT - 1
 */
export const avatar = (index) => portrait(index);

const between = (time, from, to) => smooth((time - from) / (to - from));

/**
 * The films: the SVG of each at a time of 0 (begin) to 1 (end).
 * @type {{ name: string, kind: string, seconds: number, still: number, frame: (time: number) => string }[]}
 */
export const FILMS = [
  {
    name: 'box-opening',
    kind: 'box',
    seconds: 5,
    still: 1,
    frame: (time) =>
      picture(
        boxScene(PALETTES[4], 2, {
          yaw: -38 - 360 * between(time, 0, 0.56),
          open: between(time, 0.5, 0.82),
          rise: between(time, 0.62, 0.94),
        }),
      ),
  },
  {
    name: 'flag-waving',
    kind: 'flag',
    seconds: 4,
    still: 0,
    frame: (time) => picture(large.flagMast(PALETTES[7], 0, (time * 3) % 1)),
  },
];
