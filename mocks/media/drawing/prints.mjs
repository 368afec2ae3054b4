// What is printed on the products: abstract designs that fill any rectangle, little marks, and covers.
import {
  PAPER,
  bars,
  circle,
  cropped,
  ellipse,
  group,
  mix,
  path,
  polygon,
  rect,
  repeat,
  shifted,
  stroke,
} from './toolkit.mjs';

const fill = (w, h, colour) => rect(0, 0, w, h, colour);

function moon(w, h, { main, dark, tint }) {
  const r = Math.min(w, h) * 0.32;
  return (
    fill(w, h, main) +
    circle(w / 2, h * 0.52, r, dark) +
    circle(w / 2 + r * 0.4, h * 0.52 - r * 0.36, r * 0.58, tint)
  );
}

function slant(w, h, { main, dark, accent, tint }) {
  return (
    fill(w, h, main) +
    path(`M0 0H${w}V${h * 0.36}L0 ${h * 0.68}Z`, dark) +
    path(`M0 ${h * 0.68}L${w} ${h * 0.36}V${h * 0.43}L0 ${h * 0.75}Z`, accent) +
    circle(w * 0.3, h * 0.26, Math.min(w, h) * 0.12, tint)
  );
}

function arches(w, h, { main, dark, tint, accent }) {
  const colours = [dark, main, accent, tint, dark];
  const base = Math.min(w * 0.46, h * 0.8);
  return (
    fill(w, h, mix(tint, main, 0.36)) +
    colours
      .map((colour, ring) => {
        const r = base * (1 - ring * 0.2);
        return path(
          `M${w / 2 - r} ${h}V${h - base * 0.35}A${r} ${r} 0 0 1 ${w / 2 + r} ${h - base * 0.35}V${h}Z`,
          colour,
        );
      })
      .join('')
  );
}

function waves(w, h, { main, dark, tint, accent }) {
  const wave = (level, swell) =>
    `M0 ${h * level}C${w * 0.25} ${h * (level - swell)} ${w * 0.4} ${h * (level + swell)} ${w * 0.6} ${h * level}` +
    `S${w * 0.9} ${h * (level - swell)} ${w} ${h * level}V${h}H0Z`;
  return (
    fill(w, h, dark) +
    circle(w * 0.68, h * 0.24, Math.min(w, h) * 0.15, accent) +
    path(wave(0.46, 0.16), mix(dark, main, 0.5)) +
    path(wave(0.6, 0.14), main) +
    path(wave(0.77, 0.1), tint)
  );
}

const QUARTER = 'M-.51 -.51H.51A1.02 1.02 0 0 1 -.51 .51Z';

function tiles(w, h, { main, dark, tint, accent }) {
  const colours = [main, dark, tint, accent];
  const short = Math.min(w, h);
  const size = short / (Math.max(w, h) / short > 2.4 ? 2 : 3);
  const [columns, rows] = [Math.round(w / size), Math.round(h / size)];
  const [tileW, tileH] = [w / columns, h / rows];
  return repeat(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const back = (column + row * 2) % 4;
    const front = (column * 3 + row + 1) % 4;
    const turn = ((column * 2 + row * 3 + 1) % 4) * 90;
    const transform = `translate(${tileW / 2} ${tileH / 2}) scale(${tileW} ${tileH}) rotate(${turn})`;
    const quarter = group(path(QUARTER, colours[front === back ? (front + 1) % 4 : front]), { transform });
    return shifted(
      column * tileW,
      row * tileH,
      rect(0, 0, tileW + 0.3, tileH + 0.3, colours[back]) + quarter,
    );
  });
}

function peaks(w, h, { main, dark, tint, accent }) {
  return (
    fill(w, h, mix(tint, main, 0.25)) +
    circle(w * 0.66, h * 0.3, Math.min(w, h) * 0.17, accent) +
    polygon(
      [
        [0, h * 0.74],
        [w * 0.34, h * 0.36],
        [w * 0.62, h * 0.7],
        [w * 0.78, h * 0.54],
        [w, h * 0.76],
        [w, h],
        [0, h],
      ],
      main,
    ) +
    polygon(
      [
        [0, h * 0.9],
        [w * 0.26, h * 0.66],
        [w * 0.5, h * 0.86],
        [w * 0.82, h * 0.68],
        [w, h * 0.84],
        [w, h],
        [0, h],
      ],
      dark,
    )
  );
}

function rays(w, h, { main, tint, dark, accent }) {
  const [cx, cy, reach] = [w / 2, h * 0.74, w + h];
  const at = (angle) => [cx + Math.cos(angle) * reach, cy - Math.sin(angle) * reach];
  const step = (Math.PI * 1.4) / 13;
  const beams = repeat(7, (index) =>
    polygon([[cx, cy], at(-0.63 + index * 2 * step), at(-0.63 + (index * 2 + 1) * step)], main),
  );
  const r = Math.min(w, h) * 0.26;
  return (
    fill(w, h, mix(tint, '#ffffff', 0.3)) + beams + circle(cx, cy, r, accent) + rect(0, cy, w, h - cy, dark)
  );
}

function leaves(w, h, { main, dark, tint, accent }) {
  const s = Math.min(w, h);
  const leaf = (x, y, turn, colour) =>
    group(
      path(
        `M0 0C${s * 0.13} ${-s * 0.1} ${s * 0.13} ${-s * 0.28} 0 ${-s * 0.4}C${-s * 0.13} ${-s * 0.28} ${-s * 0.13} ${-s * 0.1} 0 0Z`,
        colour,
      ),
      {
        transform: `translate(${x} ${y}) rotate(${turn})`,
      },
    );
  const levels = [0.86, 0.66, 0.46];
  return (
    fill(w, h, dark) +
    stroke(`M${w / 2} ${h}V${h * 0.24}`, tint, s * 0.016) +
    levels
      .map(
        (y, i) =>
          leaf(w / 2, h * y, -52, [main, tint, main][i]) +
          leaf(w / 2, h * (y - 0.05), 52, [mix(main, tint, 0.45), main, accent][i]),
      )
      .join('') +
    leaf(w / 2, h * 0.36, 0, accent)
  );
}

function halftone(w, h, { main, dark, tint, accent }) {
  const columns = w > h * 1.8 ? 16 : 9;
  const step = w / columns;
  const rows = Math.ceil(h / step);
  const field = (offset, colour) =>
    repeat(columns * rows, (index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const distance = Math.hypot(column / columns - offset, row / rows - offset);
      return circle(
        (column + 0.5) * step,
        (row + 0.5) * step,
        Math.max(0, step * (0.56 - distance * 0.62)),
        colour,
      );
    });
  return (
    fill(w, h, tint) +
    field(0.28, main) +
    group(field(0.86, dark), { opacity: 0.92 }) +
    circle(w * 0.76, h * 0.2, step * 0.95, accent)
  );
}

function bloom(w, h, { main, dark, tint, accent }) {
  const s = Math.min(w, h);
  const flower = (x, y, r, colour, heart) =>
    repeat(6, (petal) =>
      group(ellipse(0, -r * 0.62, r * 0.32, r * 0.5, colour), {
        transform: `translate(${x} ${y}) rotate(${petal * 60})`,
      }),
    ) + circle(x, y, r * 0.3, heart);
  return (
    fill(w, h, main) +
    flower(w * 0.5, h * 0.5, s * 0.36, tint, dark) +
    flower(w * 0.1, h * 0.14, s * 0.22, accent, tint) +
    flower(w * 0.94, h * 0.9, s * 0.24, dark, accent)
  );
}

const DESIGNS = [moon, slant, arches, waves, tiles, peaks, rays, leaves, halftone, bloom];

/** On a product the tint is lighter than on the wall behind it, so that the product stands out. */
const inkOf = (palette) => ({ ...palette, tint: mix(palette.tint, '#ffffff', 0.5) });

/** A design that fills width x height; `choice` picks which. */
export const print = (width, height, palette, choice) =>
  cropped(0, 0, width, height, DESIGNS[choice % DESIGNS.length](width, height, inkOf(palette)));

const MARKS = [
  (r, a, b) => circle(0, 0, r, a) + circle(0, 0, r * 0.42, b),
  (r, a, b) =>
    rect(-r, -r, r * 2, r * 2, a, { rx: r * 0.36 }) +
    polygon(
      [
        [-r * 0.7, r * 0.5],
        [-r * 0.1, -r * 0.5],
        [r * 0.2, 0],
        [r * 0.38, -r * 0.22],
        [r * 0.74, r * 0.5],
      ],
      b,
    ),
  (r, a, b) =>
    path(`M${-r} ${r}V0A${r} ${r} 0 0 1 ${r} 0V${r}Z`, a) +
    path(`M${-r * 0.45} ${r}V${r * 0.1}A${r * 0.45} ${r * 0.45} 0 0 1 ${r * 0.45} ${r * 0.1}V${r}Z`, b),
  (r, a, b) =>
    repeat(4, (i) =>
      group(ellipse(0, -r * 0.55, r * 0.34, r * 0.52, i % 2 ? b : a), {
        transform: `rotate(${i * 90 + 45})`,
      }),
    ),
  (r, a, b) =>
    polygon(
      [
        [0, -r],
        [r, 0],
        [0, r],
        [-r, 0],
      ],
      a,
    ) +
    polygon(
      [
        [0, -r * 0.4],
        [r * 0.4, 0],
        [0, r * 0.4],
        [-r * 0.4, 0],
      ],
      b,
    ),
  (r, a, b) =>
    rect(-r, -r, r * 0.55, r * 2, a) +
    rect(-r * 0.27, -r * 0.4, r * 0.55, r * 1.4, b) +
    circle(r * 0.72, r * 0.72, r * 0.28, a),
  (r, a, b) =>
    path(`M${-r} ${-r}H${r}A${r * 2} ${r * 2} 0 0 1 ${-r} ${r}Z`, a) +
    circle(r * 0.55, r * 0.55, r * 0.42, b),
];

/** A small logo around (x, y). */
export const mark = (x, y, radius, first, second, choice) =>
  shifted(x, y, MARKS[choice % MARKS.length](radius, first, second));

/** A printed page: a design above, and a title on white below. */
export function cover(w, h, palette, choice, margin = w * 0.07) {
  const image = h * 0.7 - margin;
  return (
    fill(w, h, PAPER) +
    shifted(margin, margin, print(w - margin * 2, image, palette, choice)) +
    bars(margin, image + margin * 2, [w * 0.6], h * 0.05, 0, palette.dark) +
    bars(
      margin,
      image + margin * 2 + h * 0.085,
      [w * 0.42, w * 0.3],
      h * 0.024,
      h * 0.022,
      palette.dark,
      0.38,
    )
  );
}

/** A design to the edges, with a title in a corner block. */
export function fullCover(w, h, palette, choice) {
  const block = h * 0.22;
  return (
    print(w, h, palette, choice) +
    rect(0, h - block, w * 0.72, block, PAPER) +
    bars(w * 0.08, h - block * 0.7, [w * 0.5], block * 0.2, 0, palette.dark) +
    bars(w * 0.08, h - block * 0.34, [w * 0.32], block * 0.1, 0, palette.dark, 0.4)
  );
}

/** Columns of body text with a heading. */
export const article = (x, y, width, palette, lines) =>
  bars(x, y, [width * 0.72], 6, 0, palette.dark) +
  bars(
    x,
    y + 13,
    Array.from({ length: lines }, (_, line) => width * [1, 0.94, 0.98, 0.9, 0.6][line % 5]),
    2.6,
    3.4,
    palette.dark,
    0.3,
  );

/** A month: a heading and a grid of days, a few of them marked. */
export function month(w, h, palette, choice) {
  const [cellW, cellH] = [w / 7, (h * 0.78) / 5];
  const size = Math.min(cellW, cellH) * 0.62;
  const day = (index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)];
    const marked = (index * 5 + choice * 3) % 13 === 0;
    const colour = marked ? palette.main : palette.dark;
    return rect(column * cellW + (cellW - size) / 2, h * 0.22 + row * cellH, size, size, colour, {
      rx: size * 0.24,
      opacity: marked ? 1 : column > 4 ? 0.14 : 0.26,
    });
  };
  return bars(cellW * 0.2, 0, [w * 0.36], h * 0.09, 0, palette.dark) + repeat(31, day);
}
