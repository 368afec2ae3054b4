// Cards, brochures, posters, menus and stationery. Every view is a function of (palette, choice).
import {
  PAPER,
  bars,
  circle,
  group,
  ground,
  lifted,
  mix,
  onDisc,
  onFloor,
  onPlain,
  onSlant,
  path,
  placed,
  polygon,
  rect,
  repeat,
  sheet,
  shifted,
  stroke,
} from './toolkit.mjs';
import { block, camera, panel } from './solid.mjs';
import { article, cover, fullCover, mark, print } from './prints.mjs';

const CARD = { width: 186, height: 120 };

const cardFront = (palette, choice, { width: w, height: h } = CARD) =>
  sheet(
    w,
    h,
    PAPER,
    mark(w * 0.17, h * 0.25, h * 0.13, palette.main, palette.dark, choice) +
      bars(w * 0.09, h * 0.6, [w * 0.48], h * 0.068, 0, palette.dark) +
      bars(w * 0.09, h * 0.73, [w * 0.32, w * 0.26], h * 0.038, h * 0.045, palette.dark, 0.36),
    3,
  );

const cardBack = (palette, choice, { width: w, height: h } = CARD) =>
  sheet(w, h, palette.dark, mark(w / 2, h / 2, h * 0.21, palette.main, palette.tint, choice), 3);

const cardPrinted = (palette, choice, { width: w, height: h } = CARD) =>
  sheet(w, h, palette.main, print(w, h, palette, choice), 3);

/** A card over its back side. */
export const cardFan = (palette, choice) =>
  onPlain(
    palette,
    placed(
      { x: 184, y: 161, ...CARD, turn: -17 },
      (choice % 4 === 0 ? cardBack : cardPrinted)(palette, choice),
    ) + placed({ x: 208, y: 142, ...CARD, turn: 6 }, cardFront(palette, choice)),
  );

/** A pile of cards with one loose on top. */
export function cardPile(palette, choice) {
  const view = camera({ yaw: -34, pitch: 42, x: 204, y: 182 });
  const edge = (w, h) =>
    repeat(9, (line) => rect(0, (line + 0.6) * (h / 9), w, 0.7, palette.dark, { opacity: 0.16 }));
  const paint = (name, width, height) =>
    name === 'top'
      ? [PAPER, cardPrinted(palette, choice + 3, { width, height })]
      : [mix(PAPER, palette.tint, 0.4), edge(width, height)];
  const pile = block(view, { width: 170, height: 40, depth: 108 }, paint);
  const loose = block(
    camera({ yaw: -50, pitch: 42, x: 200, y: 152 }),
    { width: 170, height: 2, depth: 108 },
    (name, width, height) =>
      name === 'top'
        ? [PAPER, cardFront(palette, choice, { width, height })]
        : [mix(PAPER, palette.dark, 0.2), ''],
  );
  return onSlant(palette, ground(202, 200, 118, 42, 0.16) + lifted(pile) + lifted(loose, 'near'));
}

/** Rows of cards that run out of the picture. */
export function cardGrid(palette, choice) {
  const faces = [cardFront, cardBack, cardPrinted];
  const cards = repeat(30, (index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    const spot = {
      x: (column - 2) * 136 + (row % 2) * 68 - 34,
      y: (row - 2.5) * 92 + 4,
      width: 124,
      height: 80,
      filter: 'near',
    };
    return placed(spot, faces[(column + row * 2) % 3](palette, choice, spot));
  });
  return onPlain(palette, group(cards, { transform: 'translate(200 150) rotate(-16)' }));
}

const ZIGZAG = [
  [-104, 6],
  [-52, -22],
  [0, 20],
  [52, -22],
  [104, 6],
];

/** A folded brochure, standing. */
export function brochureStanding(palette, choice) {
  const view = camera({ yaw: -8, pitch: 16, x: 200, y: 230, scale: 1.12 });
  const pages = [
    (w, h) => cover(w, h, palette, choice),
    (w, h) =>
      rect(0, 0, w, h, palette.main) +
      bars(8, 16, [w * 0.6], 6, 0, PAPER) +
      bars(8, 30, [34, 38, 30, 36, 24], 2.6, 4, PAPER, 0.7) +
      mark(w / 2, h * 0.72, 13, PAPER, palette.dark, choice),
    (w, h) =>
      rect(0, 0, w, h, PAPER) +
      shifted(0, 0, print(w, h * 0.44, palette, choice + 5)) +
      article(8, h * 0.52, w - 16, palette, 8),
    (w, h) =>
      rect(0, 0, w, h, palette.dark) +
      print(w, h * 0.5, palette, choice + 2) +
      bars(8, h * 0.6, [w * 0.5], 6, 0, palette.main) +
      bars(8, h * 0.69, [36, 30, 38, 22], 2.6, 4, palette.tint, 0.6),
  ];
  const panels = pages
    .map((draw, index) => panel(view, ZIGZAG[index], ZIGZAG[index + 1], 150, draw))
    .join('');
  return onFloor(palette, ground(200, 234, 134, 11) + lifted(panels), 202);
}

/** Two leaflets, one over the other. */
export const brochureLeaflets = (palette, choice) =>
  onDisc(
    palette,
    placed(
      { x: 168, y: 158, width: 92, height: 176, turn: -14 },
      sheet(92, 176, PAPER, fullCover(92, 176, palette, choice + 4)),
    ) +
      placed(
        { x: 236, y: 148, width: 92, height: 176, turn: 7 },
        sheet(
          92,
          176,
          PAPER,
          cover(92, 176, palette, choice) + rect(88, 0, 4, 176, '#000', { opacity: 0.07 }),
        ),
      ),
  );

/** A pile of brochures. */
export function brochurePile(palette, choice) {
  const layer = (index) => {
    const view = camera({ yaw: -38 + [0, 3, -4, 11][index], pitch: 44, x: 200, y: 196 - index * 13 });
    return lifted(
      block(view, { width: 112, height: 16, depth: 154 }, (name, w, h) =>
        name === 'top'
          ? [PAPER, cover(w, h, palette, choice)]
          : [PAPER, repeat(4, (line) => rect(0, 2 + line * 3.6, w, 0.8, palette.dark, { opacity: 0.18 }))],
      ),
      'near',
    );
  };
  return onSlant(palette, ground(200, 204, 112, 48, 0.18) + repeat(4, layer));
}

/** A poster between two rods. */
export function posterHung(palette, choice) {
  const [width, height] = [138, 186];
  const rod = (y) => rect(-6, y, width + 12, 8, mix(palette.dark, '#c89b6a', 0.75), { rx: 2 });
  return onPlain(
    palette,
    stroke('M138 62L200 32L262 62', palette.dark, 1.2, { opacity: 0.6 }) +
      circle(200, 32, 3, palette.dark) +
      placed(
        { x: 200, y: 158, width, height },
        sheet(width, height, PAPER, cover(width, height, palette, choice)) + rod(-4) + rod(height - 4),
      ),
  );
}

/** A poster beside its tube. */
export function posterTube(palette, choice) {
  const body = sheet(128, 186, PAPER, fullCover(128, 186, palette, choice));
  const turned = (x, y, turn, content) =>
    group(content, { transform: `translate(${x} ${y}) rotate(${turn})` });
  const tube =
    rect(-92, -15, 184, 30, PAPER, { rx: 2 }) +
    rect(-40, -15, 80, 30, palette.main) +
    rect(40, -15, 8, 30, palette.dark) +
    path('M-92 -15H92V15H-92Z', 'url(#fall)') +
    group(circle(0, 0, 15, mix(PAPER, palette.dark, 0.25)) + circle(0, 0, 9, palette.dark), {
      transform: 'translate(92 0) scale(.42 1)',
    });
  return onSlant(
    palette,
    placed({ x: 160, y: 150, width: 128, height: 186, turn: -7 }, body) + lifted(turned(276, 152, -74, tube)),
  );
}

/** Three framed posters on a wall. */
export function posterRow(palette, choice) {
  const spots = [
    [92, 156, 82, 112],
    [200, 146, 104, 142],
    [308, 156, 82, 112],
  ];
  const frame = ([x, y, width, height], index) =>
    placed(
      { x, y, width, height },
      rect(0, 0, width, height, palette.dark, { rx: 1.5 }) +
        rect(3, 3, width - 6, height - 6, PAPER) +
        shifted(11, 11, print(width - 22, height - 22, palette, choice + index * 3)) +
        rect(3, 3, width - 6, height - 6, 'url(#sheen)'),
    );
  return onFloor(palette, spots.map(frame).join(''), 268);
}

const lines = (x, y, w, colours, rows) =>
  repeat(
    rows,
    (row) =>
      bars(x, y + row * 15, [w * [0.62, 0.5, 0.7, 0.55][row % 4]], 3.6, 0, colours[0], 0.85) +
      bars(x, y + row * 15 + 6, [w * [0.4, 0.46, 0.34, 0.42][row % 4]], 2, 0, colours[0], 0.4) +
      rect(x + w - 14, y + row * 15, 14, 3.6, colours[1], { rx: 1 }),
  );

const menuCover = (w, h, palette, choice) =>
  rect(0, 0, w, h, palette.dark, { rx: 3 }) +
  rect(9, 9, w - 18, h - 18, 'none', { stroke: palette.main, strokeWidth: 1.6 }) +
  rect(12.5, 12.5, w - 25, h - 25, 'none', { stroke: palette.main, strokeWidth: 0.6, opacity: 0.7 }) +
  mark(w / 2, h * 0.36, w * 0.15, palette.main, palette.tint, choice) +
  bars(w * 0.28, h * 0.6, [w * 0.44], 9, 0, palette.main) +
  bars(w * 0.36, h * 0.69, [w * 0.28], 3, 0, palette.tint, 0.6) +
  bars(w * 0.42, h * 0.73, [w * 0.16], 3, 0, palette.tint, 0.6) +
  rect(0, 0, w, h, 'url(#sheen)', { rx: 3 });

/** A closed menu with a cord. */
export function menuClosed(palette, choice) {
  const inside = sheet(146, 198, PAPER, lines(92, 24, 42, [palette.dark, palette.main], 10));
  const cord =
    stroke('M134 46V262', palette.accent, 2) +
    circle(134, 262, 3.4, palette.accent) +
    path('M131 264H137L139 280H129Z', palette.accent);
  return onPlain(
    palette,
    placed({ x: 216, y: 150, width: 146, height: 198, turn: 5 }, inside) +
      placed({ x: 196, y: 148, width: 146, height: 198 }, menuCover(146, 198, palette, choice)) +
      lifted(cord, 'near'),
  );
}

const cutlery = (palette) => {
  const metal = mix(palette.tint, palette.dark, 0.3);
  const fork =
    rect(-2, 0, 4, 74, metal, { rx: 2 }) +
    path('M-9 -34V-8Q-9 4 0 4T9 -8V-34H6V-10H2V-34H-2V-10H-6V-34Z', metal);
  const knife = rect(-2.6, 14, 5.2, 60, metal, { rx: 2.6 }) + path('M-3 14V-38Q7 -30 6 14Z', metal);
  return lifted(shifted(52, 134, fork) + shifted(78, 134, knife), 'near');
};

/** An open menu beside fork and knife. */
export function menuTable(palette, choice) {
  const page = (draw) => sheet(106, 172, PAPER, draw);
  const left = page(
    print(106, 54, palette, choice + 6) +
      lines(13, 70, 80, [palette.dark, palette.main], 6) +
      rect(0, 0, 106, 172, 'url(#gutter-left)'),
  );
  const right = page(
    bars(28, 16, [50], 6, 0, palette.main) +
      lines(13, 36, 80, [palette.dark, palette.main], 8) +
      rect(0, 0, 106, 172, 'url(#gutter-right)'),
  );
  const spread = placed({ x: 218, y: 148, width: 212, height: 172, turn: 4 }, left + shifted(106, 0, right));
  return onSlant(palette, cutlery(palette) + spread);
}

const letter = (w, h, palette, choice) =>
  sheet(
    w,
    h,
    PAPER,
    mark(22, 22, 9, palette.main, palette.dark, choice) +
      bars(w - 46, 15, [32, 26, 30], 2.4, 3, palette.dark, 0.4) +
      bars(16, 52, [40, 34], 2.6, 3.4, palette.dark, 0.5) +
      article(16, 78, w - 32, palette, 11) +
      rect(0, h - 8, w, 8, palette.main),
  );

const envelope = (w, h, palette, choice) =>
  sheet(
    w,
    h,
    palette.main,
    rect(0, 0, w, h, palette.main) +
      mark(20, 20, 9, PAPER, palette.dark, choice) +
      rect(w - 76, h - 44, 62, 30, PAPER, { rx: 3, opacity: 0.92 }) +
      bars(w - 69, h - 37, [40, 32, 44], 2.6, 3.2, palette.dark, 0.5) +
      rect(w - 30, 12, 18, 22, palette.tint) +
      rect(w - 28, 14, 14, 18, palette.accent),
    2,
  );

/** A letter, an envelope and a card. */
export const stationerySet = (palette, choice) =>
  onDisc(
    palette,
    placed({ x: 162, y: 144, width: 142, height: 196, turn: -8 }, letter(142, 196, palette, choice)) +
      placed({ x: 250, y: 174, width: 156, height: 80, turn: 5 }, envelope(156, 80, palette, choice)) +
      placed(
        { x: 286, y: 98, width: 84, height: 54, turn: 12, filter: 'near' },
        cardBack(palette, choice, { width: 84, height: 54 }),
      ),
  );

const openEnvelope = (palette, choice) =>
  lifted(
    polygon(
      [
        [96, 122],
        [200, 46],
        [304, 122],
      ],
      mix(palette.main, palette.dark, 0.12),
    ) +
      polygon(
        [
          [108, 122],
          [200, 55],
          [292, 122],
        ],
        palette.dark,
      ) +
      repeat(5, (index) =>
        polygon(
          [
            [124 + index * 30, 122],
            [132 + index * 30, 122],
            [200, 62],
          ],
          palette.tint,
          { opacity: 0.28 },
        ),
      ),
  ) +
  lifted(
    shifted(112, 78, sheet(176, 120, PAPER, mark(88, 23, 11, palette.main, palette.dark, choice))),
    'near',
  ) +
  lifted(
    rect(96, 122, 208, 128, palette.main, { rx: 2 }) +
      polygon(
        [
          [96, 122],
          [200, 200],
          [304, 122],
          [304, 250],
          [96, 250],
        ],
        mix(palette.main, palette.dark, 0.1),
      ) +
      polygon(
        [
          [96, 250],
          [200, 176],
          [304, 250],
        ],
        mix(palette.main, '#ffffff', 0.08),
      ),
    'near',
  );

/** An open envelope with its letter. */
export const stationeryEnvelope = (palette, choice) => onPlain(palette, openEnvelope(palette, choice));
