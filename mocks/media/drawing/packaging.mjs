// Boxes, bags, stickers, bottles and mugs. Every view is a function of (palette, choice).
import {
  PAPER,
  bars,
  circle,
  clipped,
  ellipse,
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
import { block, camera } from './solid.mjs';
import { mark, print } from './prints.mjs';

const label = (w, h, palette, choice) =>
  rect(0, 0, w, h, PAPER, { rx: 2 }) +
  mark(h * 0.5, h * 0.5, h * 0.3, palette.main, palette.dark, choice) +
  bars(h * 0.95, h * 0.26, [(w - h) * 0.8], h * 0.15, 0, palette.dark) +
  bars(h * 0.95, h * 0.56, [(w - h) * 0.6, (w - h) * 0.45], h * 0.07, h * 0.08, palette.dark, 0.4);

function closedSide(name, w, h, palette, choice) {
  if (name === 'top')
    return [
      mix(palette.main, '#ffffff', 0.22),
      rect(0, h * 0.42, w, h * 0.16, mix(palette.tint, '#ffffff', 0.4), { opacity: 0.9 }),
    ];
  if (name === 'front')
    return [
      palette.main,
      shifted(w * 0.12, h * 0.5, label(w * 0.62, h * 0.34, palette, choice)) +
        bars(w * 0.12, h * 0.14, [w * 0.2], 4, 0, PAPER, 0.7),
    ];
  return [palette.dark, print(w, h, palette, choice)];
}

const closedBox = (view, size, palette, choice) =>
  block(view, size, (name, w, h) => closedSide(name, w, h, palette, choice));

/** A closed shipping box. */
export function boxClosed(palette, choice) {
  const view = camera({ yaw: -42, pitch: 27, x: 200, y: 206 });
  return onPlain(
    palette,
    ground(202, 212, 126, 40, 0.24) +
      lifted(closedBox(view, { width: 142, height: 108, depth: 122 }, palette, choice)),
  );
}

/** Three boxes, piled. */
export function boxPile(palette, choice) {
  const put = (x, y, yaw, size, pick) =>
    lifted(closedBox(camera({ yaw, pitch: 22, x, y }), size, palette, pick), 'near');
  return onFloor(
    palette,
    ground(200, 238, 142, 22, 0.26) +
      put(140, 222, -38, { width: 96, height: 76, depth: 88 }, choice + 4) +
      put(256, 232, -30, { width: 112, height: 68, depth: 84 }, choice) +
      put(196, 158, -46, { width: 88, height: 58, depth: 74 }, choice + 7),
    196,
  );
}

const burst = (radius, points) =>
  Array.from({ length: points * 2 }, (_, index) => {
    const [angle, r] = [(index * Math.PI) / points, index % 2 ? radius : radius * 0.87];
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });

const roundSticker = (r, palette, choice) =>
  circle(0, 0, r, PAPER) +
  circle(0, 0, r * 0.93, palette.main) +
  circle(0, 0, r * 0.72, PAPER) +
  mark(0, 0, r * 0.4, palette.dark, palette.main, choice);

function squareSticker(size, palette, choice) {
  const half = size / 2;
  const cut = size * 0.3;
  const outline = `M${-half + 14} ${-half}H${half - 14}Q${half} ${-half} ${half} ${-half + 14}V${half - cut}L${half - cut} ${half}H${-half + 14}Q${-half} ${half} ${-half} ${half - 14}V${-half + 14}Q${-half} ${-half} ${-half + 14} ${-half}Z`;
  const inner = `M${-half + 17} ${-half + 6}H${half - 17}Q${half - 6} ${-half + 6} ${half - 6} ${-half + 17}V${half - 6}H${-half + 17}Q${-half + 6} ${half - 6} ${-half + 6} ${half - 17}V${-half + 17}Q${-half + 6} ${-half + 6} ${-half + 17} ${-half + 6}Z`;
  const image = clipped(inner, shifted(-half, -half, print(size, size, palette, choice)));
  const fold =
    path(
      `M${half} ${half - cut}L${half - cut} ${half}Q${half - cut * 0.86} ${half - cut * 0.86} ${half} ${half - cut}Z`,
      PAPER,
    ) +
    path(
      `M${half} ${half - cut}L${half - cut} ${half}L${half - cut * 1.02} ${half - cut * 0.9}Q${half - cut * 0.96} ${half - cut} ${half - cut * 0.86} ${half - cut}Z`,
      mix(PAPER, palette.tint, 0.5),
    );
  return lifted(path(outline, PAPER) + clipped(outline, image)) + lifted(fold, 'near');
}

/** Loose stickers, one with a corner peeled off. */
export const stickerPair = (palette, choice) =>
  onPlain(
    palette,
    lifted(shifted(138, 126, roundSticker(66, palette, choice))) +
      group(squareSticker(122, palette, choice + 5), { transform: 'translate(252 158) rotate(8)' }) +
      lifted(
        shifted(
          158,
          228,
          polygon(burst(32, 14), palette.accent) +
            circle(0, 0, 18, PAPER) +
            bars(-10, -5, [20, 14], 4, 3, palette.dark),
        ),
      ),
  );

const SHEET_SPOTS = Array.from({ length: 9 }, (_, index) => [
  34 + (index % 3) * 52,
  34 + Math.floor(index / 3) * 52,
]);

/** A sheet from which one sticker is taken. */
export function stickerSheet(palette, choice) {
  const stickers = SHEET_SPOTS.map(([x, y], index) =>
    shifted(
      x,
      y,
      index === 5
        ? circle(0, 0, 22, mix(palette.tint, palette.dark, 0.12))
        : circle(0, 0, 22, PAPER) +
            [
              roundSticker(22, palette, choice),
              circle(0, 0, 21, palette.dark) + mark(0, 0, 11, palette.main, palette.tint, choice + index),
              polygon(burst(22, 12), palette.accent) + mark(0, 0, 9, PAPER, palette.dark, choice + index),
            ][index % 3],
    ),
  ).join('');
  return onSlant(
    palette,
    placed(
      { x: 178, y: 150, width: 172, height: 172, turn: -8 },
      sheet(172, 172, mix(palette.tint, '#ffffff', 0.72), stickers, 4),
    ) + lifted(shifted(304, 176, roundSticker(34, palette, choice))),
  );
}

/** Stickers on a roll. */
export function stickerRoll(palette, choice) {
  const [x, y, r, shiftX, shiftY] = [112, 138, 60, 50, -44];
  const strip = { origin: [x + shiftX, y + r + shiftY], width: 190, height: Math.hypot(shiftX, shiftY) };
  const across = [-shiftX / strip.height, -shiftY / strip.height];
  const backing = mix(palette.tint, '#ffffff', 0.6);
  const stickers = repeat(3, (index) =>
    shifted(54 + index * 50, strip.height / 2, roundSticker(25, palette, choice)),
  );
  const band = group(rect(0, 0, strip.width, strip.height, backing) + stickers, {
    transform: `matrix(1 0 ${across.join(' ')} ${strip.origin.join(' ')})`,
  });
  const [edgeX, edgeY] = [(-shiftY / strip.height) * r, (shiftX / strip.height) * r];
  const drum = path(
    `M${x - edgeX} ${y - edgeY}L${x - edgeX + shiftX} ${y - edgeY + shiftY}A${r} ${r} 0 0 1 ${x + edgeX + shiftX} ${y + edgeY + shiftY}L${x + edgeX} ${y + edgeY}Z`,
    mix(palette.main, '#ffffff', 0.1),
  );
  const rings = repeat(6, (ring) =>
    circle(x, y, r - 5 - ring * 6, 'none', { stroke: palette.dark, strokeWidth: 0.8, opacity: 0.14 }),
  );
  const end =
    circle(x, y, r, backing) +
    rings +
    circle(x, y, 26, mix(palette.dark, '#c89b6a', 0.7)) +
    circle(x, y, 20, palette.dark);
  return onPlain(
    palette,
    shifted(0, 26, ground(x + 40, y + r, 90, 10, 0.2) + lifted(band) + lifted(drum) + end),
  );
}

const toteBody = 'M134 104H266L276 258Q200 264 124 258Z';

/** A cotton bag. */
export function bagTote(palette, choice) {
  const handle = (rise, colour) => stroke(`M166 106C160 ${rise} 240 ${rise} 234 106`, colour, 8);
  const cloth = mix(palette.tint, '#ffffff', 0.62);
  return onDisc(
    palette,
    group(
      lifted(handle(-2, mix(cloth, palette.dark, 0.2))) +
        lifted(
          path(toteBody, cloth) +
            clipped(
              toteBody,
              shifted(152, 128, print(96, 96, palette, choice)) +
                bars(176, 234, [48], 6, 0, palette.dark) +
                rect(124, 104, 152, 160, 'url(#round)', { opacity: 0.28 }),
            ) +
            stroke('M136 112H264', palette.dark, 0.8, { strokeDasharray: '3 2.4', opacity: 0.4 }),
        ) +
        lifted(handle(8, cloth), 'near'),
      { transform: 'translate(200 156) scale(.93) translate(-200 -146)' },
    ),
    124,
  );
}

/** A paper bag with ropes. */
export function bagCarrier(palette, choice) {
  const view = camera({ yaw: -30, pitch: 13, x: 200, y: 248 });
  const size = { width: 126, height: 152, depth: 62 };
  const body = block(view, size, (name, w, h) => {
    if (name === 'front')
      return [
        palette.main,
        print(w, h, palette, choice) +
          rect(w * 0.2, h * 0.36, w * 0.6, h * 0.26, PAPER) +
          bars(w * 0.28, h * 0.43, [w * 0.44], h * 0.055, 0, palette.dark) +
          bars(w * 0.36, h * 0.53, [w * 0.28], h * 0.03, 0, palette.dark, 0.4),
      ];
    if (name === 'top') return [mix(palette.dark, palette.main, 0.2), ''];
    return [
      palette.dark,
      polygon(
        [
          [0, 0],
          [w / 2, h * 0.34],
          [0, h],
        ],
        '#fff',
        { opacity: 0.08 },
      ) +
        polygon(
          [
            [w, 0],
            [w / 2, h * 0.34],
            [w, h],
          ],
          '#000',
          { opacity: 0.16 },
        ),
    ];
  });
  const rope = (z) => {
    const [[ax, ay], [bx, by]] = [
      view.project([-30, size.height - 8, z]),
      view.project([30, size.height - 8, z]),
    ];
    return (
      stroke(`M${ax} ${ay}C${ax + 2} ${ay - 62} ${bx - 2} ${by - 62} ${bx} ${by}`, palette.accent, 3.4) +
      (z > 0 ? circle(ax, ay, 3, PAPER) + circle(bx, by, 3, PAPER) : '')
    );
  };
  return onFloor(
    palette,
    ground(204, 252, 96, 13) + lifted(rope(-31), 'near') + lifted(body) + lifted(rope(31), 'near'),
    212,
  );
}

const BOTTLE =
  'M188 42H212V84C212 104 236 110 236 138V250Q236 258 228 258H172Q164 258 164 250V138C164 110 188 104 188 84Z';

function bottle(palette, choice, glass, cap) {
  const wrap =
    rect(164, 150, 72, 84, PAPER) +
    shifted(164, 150, print(72, 56, palette, choice)) +
    bars(176, 213, [48], 5, 0, palette.dark) +
    bars(184, 222, [32], 3, 0, palette.dark, 0.4);
  const neck = rect(186, 66, 28, 22, palette.main) + circle(200, 77, 5, PAPER);
  return lifted(
    path(BOTTLE, glass) +
      clipped(BOTTLE, wrap + neck + rect(164, 42, 72, 220, 'url(#round)', { opacity: 0.75 })) +
      rect(185, 34, 30, 13, cap, { rx: 3 }),
  );
}

/** One bottle with a label. */
export const bottleSingle = (palette, choice) =>
  onFloor(
    palette,
    ground(204, 260, 52, 8) +
      group(bottle(palette, choice, mix(palette.dark, palette.main, 0.18), palette.accent), {
        transform: 'translate(200 262) scale(1.02) translate(-200 -262)',
      }),
    220,
  );

/** Three bottles of one series. */
export function bottleRow(palette, choice) {
  const glasses = [mix(palette.tint, palette.main, 0.5), palette.dark, mix(palette.dark, palette.main, 0.5)];
  const one = (index) => {
    const [x, scale] = [
      [-84, 0.86],
      [84, 0.86],
      [0, 0.98],
    ][index];
    return (
      ground(202 + x, 258, 44, 7) +
      group(
        bottle(
          palette,
          choice + index * 3,
          glasses[index],
          [palette.main, palette.accent, palette.dark][index],
        ),
        { transform: `translate(${200 + x} 258) scale(${scale}) translate(-200 -258)` },
      )
    );
  };
  return onFloor(palette, repeat(3, one), 216);
}

const MUG = 'M142 84V196Q142 226 172 226H228Q258 226 258 196V84A58 13 0 0 1 142 84Z';

function mug(palette, choice, body, printed) {
  const design = printed
    ? shifted(142, 110, print(116, 88, palette, choice))
    : mark(200, 160, 30, palette.main, palette.tint, choice);
  return lifted(
    stroke('M256 116C302 104 304 190 252 194', body, 15, { strokeLinecap: 'round' }) +
      path(MUG, body) +
      ellipse(200, 84, 58, 13, body) +
      clipped(MUG, design + rect(142, 80, 116, 150, 'url(#round)', { opacity: 0.6 })) +
      ellipse(200, 84, 58, 13, mix(body, '#ffffff', 0.5)) +
      ellipse(200, 85.5, 52, 10, mix('#5a3a24', palette.dark, 0.3)),
  );
}

/** One mug. */
export const mugFront = (palette, choice) =>
  onFloor(
    palette,
    ground(204, 228, 66, 9) + group(mug(palette, choice, '#fdfcf9', true), { transform: 'translate(-12 4)' }),
    196,
  );

/** Two mugs, back and front. */
export const mugPair = (palette, choice) =>
  onFloor(
    palette,
    ground(140, 214, 52, 8) +
      ground(262, 236, 56, 8) +
      group(mug(palette, choice, palette.dark, false), {
        transform: 'translate(148 214) scale(-.82 .82) translate(-200 -226)',
      }) +
      group(mug(palette, choice + 2, '#fdfcf9', true), {
        transform: 'translate(244 238) scale(.9) translate(-200 -226)',
      }),
    184,
  );
