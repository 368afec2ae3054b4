// Roll-ups, flags and banners: large prints that stand or hang. Every view is a function of (palette, choice).
import {
  PAPER,
  bars,
  circle,
  clipped,
  ellipse,
  ground,
  lifted,
  mix,
  onDisc,
  onFloor,
  onPlain,
  polygon,
  rect,
  repeat,
  round,
  shifted,
  stroke,
} from './toolkit.mjs';
import { camera, panel } from './solid.mjs';
import { mark, print } from './prints.mjs';

const METAL = '#3d3b37';

const rollupPrint = (w, h, palette, choice) =>
  rect(0, 0, w, h, palette.main) +
  print(w, h * 0.56, palette, choice) +
  bars(w * 0.13, h * 0.64, [w * 0.7], h * 0.042, 0, PAPER) +
  bars(w * 0.13, h * 0.71, [w * 0.5, w * 0.58, w * 0.4], h * 0.017, h * 0.02, PAPER, 0.6) +
  mark(w * 0.8, h * 0.92, w * 0.08, PAPER, palette.dark, choice);

/** One roll-up, seen from the front. */
export function rollupFront(palette, choice) {
  const [w, h] = [98, 212];
  const stand =
    rect(138, 252, 124, 11, METAL, { rx: 4 }) + rect(138, 252, 124, 4, '#fff', { rx: 2, opacity: 0.18 });
  const sheetOf =
    rollupPrint(w, h, palette, choice) +
    rect(0, 0, w, h, 'url(#sheen)') +
    rect(-2, -3, w + 4, 5, METAL, { rx: 1.5 });
  return onFloor(palette, ground(200, 264, 84, 7) + lifted(shifted(151, 42, sheetOf)) + stand, 222);
}

/** Two roll-ups at an angle. */
export function rollupPair(palette, choice) {
  const stand = (yaw, x, y, scale, pick) => {
    const view = camera({ yaw, pitch: 9, x, y, scale });
    const base = panel(view, [-54, 3], [54, 3], 9, (w, h) => rect(0, 0, w, h, METAL));
    return (
      ground(x, y, 66 * scale, 9, 0.26) +
      lifted(panel(view, [-48, 0], [48, 0], 206, (w, h) => rollupPrint(w, h, palette, pick))) +
      base
    );
  };
  return onFloor(palette, stand(30, 148, 238, 0.86, choice + 5) + stand(-26, 246, 258, 1, choice), 206);
}

const FEATHER = 'M173 64C173 34 200 24 222 36C248 50 262 86 262 124L256 232C230 226 200 226 173 232Z';

/** A beach flag on its foot. */
export function flagFeather(palette, choice) {
  const cloth = clipped(
    FEATHER,
    shifted(166, 26, print(104, 214, palette, choice)) +
      rect(166, 26, 104, 214, 'url(#round)', { opacity: 0.5 }),
  );
  const pole = stroke('M173 262V64C173 34 200 24 222 36', '#4b4843', 4, { strokeLinecap: 'round' });
  const foot = ellipse(173, 264, 34, 7, METAL) + ellipse(173, 262, 34, 6, mix(METAL, '#ffffff', 0.14));
  return onFloor(palette, ground(180, 268, 62, 8) + foot + lifted(cloth) + pole, 220);
}

const FLAG = { x: 128, y: 54, width: 182, height: 112 };

/** Where a point of the cloth (0..1, 0..1) is at a moment of the wave (0..1). */
function onCloth([u, v], moment) {
  const swing = Math.sin((u * 1.25 - moment) * Math.PI * 2 + v * 0.7);
  return [
    FLAG.x + FLAG.width * (u - 0.014 * u * swing),
    FLAG.y + FLAG.height * v + 11 * Math.min(1, u * 1.8) * swing + 10 * u * u,
  ];
}

const between = (from, to, count) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);

/** The outline of a rectangle of cloth, as seen in the wave. */
const clothArea = ([left, top, right, bottom], moment) => [
  ...between(left, right, 40).map((u) => onCloth([u, top], moment)),
  ...between(bottom, top, 6).map((v) => onCloth([right, v], moment)),
  ...between(right, left, 40).map((u) => onCloth([u, bottom], moment)),
];

/** Any shape on the cloth: its edges are cut in small steps, so that they follow the wave. */
const clothShape = (corners, moment) =>
  corners.flatMap(([u, v], index) => {
    const [nextU, nextV] = corners[(index + 1) % corners.length];
    return between(0, 1, 16).map((share) =>
      onCloth([u + (nextU - u) * share, v + (nextV - v) * share], moment),
    );
  });

/** Light and dark folds: a gradient over the width of the flag, lit where the cloth rises. */
function clothFolds(moment) {
  const id = `folds-${Math.round(moment * 1000)}`;
  const stops = between(0, 1, 32).map((u) => {
    const slope = Math.cos((u * 1.25 - moment) * Math.PI * 2 + 0.35) * Math.min(1, u * 1.8);
    const colour = slope > 0 ? '#000' : '#fff';
    return `<stop offset="${round(u)}" stop-color="${colour}" stop-opacity="${round(Math.abs(slope) * (slope > 0 ? 0.24 : 0.16))}"/>`;
  });
  return (
    `<linearGradient id="${id}">${stops.join('')}</linearGradient>` +
    polygon(clothArea([0, 0, 1, 1], moment), `url(#${id})`)
  );
}

/** A flag on a mast at a moment (0..1) of its wave; the moments 0 and 1 are the same. */
export function flagMast(palette, _choice, moment = 0.1) {
  const cloth =
    polygon(clothArea([0, 0, 1, 1], moment), palette.main) +
    polygon(clothArea([0, 0.66, 1, 1], moment), palette.dark) +
    polygon(
      clothShape(
        [
          [0, 0],
          [0.46, 0.5],
          [0, 1],
        ],
        moment,
      ),
      palette.tint,
    ) +
    polygon(
      clothShape(
        [
          [0, 0.24],
          [0.24, 0.5],
          [0, 0.76],
        ],
        moment,
      ),
      palette.accent,
    ) +
    polygon(
      clothShape(
        [
          [0.74, 0.1],
          [0.88, 0.33],
          [0.74, 0.56],
          [0.6, 0.33],
        ],
        moment,
      ),
      palette.tint,
    ) +
    clothFolds(moment);
  const mast =
    rect(119, 38, 6, 232, '#4b4843', { rx: 2 }) +
    rect(119, 38, 2, 232, '#fff', { opacity: 0.25 }) +
    circle(122, 36, 6, palette.accent);
  return onDisc(
    palette,
    shifted(
      -10,
      0,
      ground(126, 270, 34, 5) + lifted(cloth) + mast + stroke('M125 56H129M125 164H129', '#4b4843', 2),
    ),
    118,
  );
}

/** A banner between two poles. */
export function bannerPoles(palette, choice) {
  const cloth = 'M86 92Q200 108 314 92V202Q200 218 86 202Z';
  const pole = (x) =>
    rect(x, 60, 8, 208, '#5a564f', { rx: 3 }) +
    rect(x, 60, 2.6, 208, '#fff', { opacity: 0.24, rx: 1 }) +
    ground(x + 4, 268, 22, 4);
  const eyelets = [
    [92, 98],
    [308, 98],
    [92, 197],
    [308, 197],
  ]
    .map(([x, y]) => circle(x, y, 3.4, '#c9c5bb') + circle(x, y, 1.7, METAL))
    .join('');
  const ropes = stroke('M72 88L92 98M328 88L308 98M72 207L92 197M328 207L308 197', '#4b4843', 1.5);
  const content =
    rect(86, 86, 228, 136, palette.main) +
    shifted(86, 86, print(92, 136, palette, choice)) +
    bars(196, 130, [96], 14, 0, PAPER) +
    bars(196, 154, [70, 82], 5, 6, PAPER, 0.65) +
    rect(86, 86, 228, 136, 'url(#round)', { opacity: 0.45 });
  return onFloor(palette, pole(64) + pole(328) + lifted(clipped(cloth, content)) + eyelets + ropes, 226);
}

const pennantMark = (x, y, colour, palette, choice) =>
  colour === PAPER
    ? mark(x, y, 7.5, palette.main, palette.dark, choice)
    : mark(x, y, 7.5, palette.tint, colour === palette.dark ? palette.main : palette.dark, choice);

/** Three strings of pennants. */
export function bannerBunting(palette, choice) {
  const line = (y, sag, shift) => {
    const at = (share) => [-10 + 420 * share, y + sag * 4 * share * (1 - share)];
    const colours = [palette.main, PAPER, palette.dark, palette.accent];
    const pennants = repeat(7, (index) => {
      const [from, to] = [at(0.035 + index * 0.135), at(0.035 + index * 0.135 + 0.112)];
      const tip = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 58];
      const colour = colours[(index + shift) % 4];
      const [x, top] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      return polygon([from, to, tip], colour) + pennantMark(x, top + 17, colour, palette, choice + index);
    });
    return stroke(`M-10 ${y}Q200 ${y + sag * 2} 410 ${y}`, palette.dark, 1.6) + lifted(pennants);
  };
  return onPlain(palette, line(28, 20, 0) + line(112, 26, 2) + line(196, 22, 1));
}
