// Calendars, books and magazines. Every view is a function of (palette, choice).
import {
  PAPER,
  bars,
  circle,
  clipped,
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
import { block, camera, litFace } from './solid.mjs';
import { article, mark, month, print } from './prints.mjs';

const spiral = (count, from, step, y, colour) =>
  repeat(count, (index) =>
    stroke(
      `M${from + index * step} ${y + 5}C${from + index * step - 3} ${y - 7} ${from + index * step + 4} ${y - 7} ${from + index * step + 2.4} ${y + 3}`,
      colour,
      1.5,
    ),
  );

/** A tent calendar on a desk. */
export function calendarDesk(palette, choice) {
  const view = camera({ yaw: -24, pitch: 14, x: 204, y: 226 });
  const [half, lean, tall] = [104, 44, 148];
  const length = Math.hypot(lean, tall);
  const face = {
    origin: [-half, tall, 0],
    u: [1, 0, 0],
    v: [0, -tall / length, lean / length],
    width: half * 2,
    height: length,
  };
  const corner = (point) => view.project(point);
  const side = polygon(
    [
      [half, 0, lean],
      [half, tall, 0],
      [half, 0, -lean],
    ].map(corner),
    mix(palette.dark, palette.main, 0.25),
  );
  const content =
    print(92, length, palette, choice) +
    shifted(106, 24, month(90, length - 42, palette, choice)) +
    spiral(19, 8, 10.6, 0, palette.dark) +
    rect(0, length - 7, half * 2, 7, palette.dark);
  return onFloor(
    palette,
    ground(206, 236, 130, 12) + lifted(side + litFace(view, face, PAPER, content)),
    202,
  );
}

/** A calendar on a nail. */
export function calendarWall(palette, choice) {
  const [w, h] = [142, 204];
  const content =
    print(w, h * 0.52, palette, choice) +
    rect(0, h * 0.52, w, 2, '#000', { opacity: 0.12 }) +
    shifted(13, h * 0.58, month(w - 26, h * 0.37, palette, choice));
  return onPlain(
    palette,
    circle(200, 37, 3, palette.dark) +
      stroke('M184 50L200 37L216 50', palette.dark, 1.2) +
      placed(
        { x: 200, y: 156, width: w, height: h },
        shifted(3, 3, sheet(w, h, mix(PAPER, palette.dark, 0.1))) +
          sheet(w, h, PAPER, content) +
          spiral(13, 10, 10, -1, palette.dark),
      ),
  );
}

const pageEdges = (w, h, palette) =>
  rect(0, 0, w, h, '#fbf8f1') +
  repeat(6, (line) => rect(0, ((line + 0.7) * h) / 6.4, w, 0.6, palette.dark, { opacity: 0.16 }));

function bookSide(name, w, h, palette, choice) {
  if (name === 'front')
    return [
      palette.main,
      print(w, h, palette, choice) +
        rect(w * 0.14, h * 0.12, w * 0.72, h * 0.26, PAPER) +
        bars(w * 0.22, h * 0.18, [w * 0.56], h * 0.045, 0, palette.dark) +
        bars(w * 0.22, h * 0.265, [w * 0.36], h * 0.025, 0, palette.dark, 0.4) +
        rect(5, 0, 1.4, h, '#000', { opacity: 0.14 }),
    ];
  if (name === 'left')
    return [
      palette.dark,
      rect(0, h * 0.08, w, 4, palette.main) +
        rect(w * 0.34, h * 0.2, w * 0.32, h * 0.4, palette.tint, { opacity: 0.8, rx: 1 }) +
        mark(w / 2, h * 0.86, w * 0.24, palette.main, palette.dark, choice),
    ];
  return [PAPER, pageEdges(w, h, palette)];
}

/** A hardcover, upright. */
export function bookStanding(palette, choice) {
  const view = camera({ yaw: 33, pitch: 15, x: 204, y: 242 });
  const book = block(view, { width: 138, height: 192, depth: 34 }, (name, w, h) =>
    bookSide(name, w, h, palette, choice),
  );
  return onFloor(palette, ground(206, 248, 92, 12) + lifted(book), 208);
}

/** Four books on top of each other. */
export function bookStack(palette, choice) {
  const colours = [palette.dark, palette.main, mix(palette.tint, palette.main, 0.4), palette.accent];
  const layers = [
    [-30, 222, 34, 176, 124],
    [-40, 193, 26, 164, 116],
    [-22, 171, 30, 168, 112],
    [-36, 146, 22, 150, 106],
  ];
  const book = ([yaw, y, height, width, depth], index) => {
    const view = camera({ yaw, pitch: 27, x: 200, y });
    return lifted(
      block(view, { width, height, depth }, (name, w, h) => {
        if (name === 'top')
          return [
            colours[index],
            index === 3
              ? print(w, h, palette, choice) +
                rect(w * 0.3, h * 0.3, w * 0.4, h * 0.4, PAPER) +
                bars(w * 0.36, h * 0.42, [w * 0.28, w * 0.18], h * 0.06, h * 0.07, palette.dark)
              : '',
          ];
        if (name === 'front')
          return [
            colours[index],
            rect(w * 0.08, 0, 5, h, index ? palette.dark : palette.main) +
              bars(w * 0.2, h * 0.36, [w * 0.34], h * 0.26, 0, index === 2 ? palette.dark : PAPER, 0.85) +
              circle(w * 0.88, h / 2, h * 0.2, index ? palette.tint : palette.main),
          ];
        return [colours[index], shifted(0, 3, pageEdges(w - 2, h - 6, palette))];
      }),
      'near',
    );
  };
  return onSlant(palette, ground(200, 220, 128, 40, 0.18) + layers.map(book).join(''));
}

/** A title of simple letter-like shapes. */
function masthead(w, palette) {
  const [size, gap] = [w * 0.15, w * 0.195];
  const letters = [
    path(`M0 ${size}V${size / 2}A${size / 2} ${size / 2} 0 0 1 ${size} ${size / 2}V${size}Z`, PAPER),
    rect(0, 0, size * 0.42, size, PAPER) + rect(0, size * 0.62, size, size * 0.38, PAPER),
    circle(size / 2, size / 2, size / 2, palette.accent),
    polygon(
      [
        [0, 0],
        [size, 0],
        [size / 2, size],
      ],
      PAPER,
    ),
  ];
  return letters.map((letter, index) => shifted(w * 0.1 + index * gap, w * 0.075, letter)).join('');
}

const magazineCover = (w, h, palette, choice) =>
  sheet(
    w,
    h,
    palette.main,
    shifted(0, w * 0.3, print(w, h - w * 0.3, palette, choice)) +
      rect(0, 0, w, w * 0.3 + 0.4, palette.dark) +
      masthead(w, palette) +
      bars(w * 0.08, h * 0.8, [w * 0.4], 6, 0, PAPER) +
      bars(w * 0.08, h * 0.86, [w * 0.3, w * 0.34], 3, 4, PAPER, 0.8) +
      rect(0, 0, 4, h, '#000', { opacity: 0.12 }),
  );

/** Two issues, one over the other. */
export const magazineCovers = (palette, choice) =>
  onPlain(
    palette,
    placed(
      { x: 164, y: 154, width: 138, height: 184, turn: -12 },
      magazineCover(138, 184, palette, choice + 4),
    ) +
      placed({ x: 230, y: 150, width: 138, height: 184, turn: 5 }, magazineCover(138, 184, palette, choice)),
  );

/** An open magazine. */
export function magazineSpread(palette, choice) {
  const leftEdge = 'M0 6C40 -4 90 -2 130 8V182C90 172 40 170 0 180Z';
  const rightEdge = 'M130 8C170 -2 220 -4 260 6V180C220 170 170 172 130 182Z';
  const under = path(
    'M-4 10C40 0 90 2 130 12C170 2 220 0 264 10V184C220 176 170 178 130 186C90 178 40 176 -4 184Z',
    mix(PAPER, palette.dark, 0.18),
  );
  const left = clipped(
    leftEdge,
    rect(0, -6, 130, 196, palette.main) +
      shifted(0, -6, print(130, 196, palette, choice)) +
      rect(0, -6, 130, 196, 'url(#gutter-left)'),
  );
  const right = clipped(
    rightEdge,
    rect(130, -6, 130, 196, PAPER) +
      bars(146, 20, [72, 50], 8, 5, palette.dark) +
      article(146, 58, 44, palette, 14) +
      article(198, 58, 44, palette, 6) +
      shifted(198, 112, print(44, 44, palette, choice + 5)) +
      rect(130, -6, 130, 196, 'url(#gutter-right)'),
  );
  return onDisc(
    palette,
    placed({ x: 200, y: 150, width: 260, height: 188, turn: -7 }, under + left + right),
    126,
  );
}
