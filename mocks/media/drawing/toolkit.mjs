// The small vocabulary that every drawing is written in: shapes, colours, shadows and backdrops.
// A scene is 400 x 300 units with its subject around (200, 150).

/** A colour family: a strong main colour, a dark one, a quiet background tint and a contrasting accent. */
export const PALETTES = [
  { main: '#f2b705', dark: '#1b1a17', tint: '#fff3c9', accent: '#e2582a' },
  { main: '#00a3c7', dark: '#06324a', tint: '#d8f2f7', accent: '#f6c445' },
  { main: '#d6247a', dark: '#3a0a22', tint: '#fbe0ec', accent: '#f59e42' },
  { main: '#2f6f4e', dark: '#0f2a1e', tint: '#dcebe0', accent: '#e9b44c' },
  { main: '#e86a33', dark: '#3a1607', tint: '#fbe5d8', accent: '#2a7f86' },
  { main: '#5b4bc4', dark: '#191340', tint: '#e3dff8', accent: '#ff8f6b' },
  { main: '#8c8577', dark: '#22201b', tint: '#ece8df', accent: '#c2500a' },
  { main: '#0b6e6e', dark: '#041f21', tint: '#d5ecea', accent: '#f08a5d' },
];

/** The white of unprinted paper. */
export const PAPER = '#ffffff';
/** The middle of a scene. */
const CENTRE = { x: 200, y: 150 };

/** Rounds a number to two decimals: enough for any screen, and short in the markup. */
export const round = (value) => Math.round(value * 100) / 100;

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const attributes = (values) =>
  Object.entries(values)
    .map(([name, value]) => ` ${kebab(name)}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');

const element = (name, values) => `<${name}${attributes(values)}/>`;

/** A rectangle; `more` holds further SVG attributes in camelCase. */
export const rect = (x, y, width, height, fill, more = {}) =>
  element('rect', { x, y, width, height, fill, ...more });

/** A circle. */
export const circle = (cx, cy, r, fill, more = {}) => element('circle', { cx, cy, r, fill, ...more });

/** An ellipse. */
export const ellipse = (cx, cy, rx, ry, fill, more = {}) =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A filled shape from SVG path data. */
export const path = (d, fill, more = {}) => element('path', { d, fill, ...more });

/** A stroked line without a fill. */
export const stroke = (d, colour, width, more = {}) =>
  element('path', { d, fill: 'none', stroke: colour, strokeWidth: width, ...more });

/** A closed shape through points given as [x, y]. */
export const polygon = (points, fill, more = {}) =>
  element('polygon', { points: points.map((point) => point.map(round).join(',')).join(' '), fill, ...more });

/** Content with attributes of its own, such as a transform. */
export const group = (content, values = {}) => `<g${attributes(values)}>${content}</g>`;

/** Content moved by (x, y). */
export const shifted = (x, y, content) => group(content, { transform: `translate(${round(x)} ${round(y)})` });

/** Cuts content to a rectangle whose own origin is its top left corner. */
export const cropped = (x, y, width, height, content) =>
  `<svg${attributes({ x, y, width, height, overflow: 'hidden' })}>${content}</svg>`;

/** Cuts content to any outline. The same outline always gets the same id. */
export function clipped(outline, content) {
  const id = `clip-${hash(outline)}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath>${group(content, { clipPath: `url(#${id})` })}`;
}

const hash = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** Runs a drawing function for 0, 1, ... count - 1 and joins what it gives. */
export const repeat = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Lines of "text": bars of the given widths, one under the other. */
export const bars = (x, y, widths, height, gap, fill, opacity = 1) =>
  widths
    .map((width, line) =>
      rect(x, y + line * (height + gap), width, height, fill, { rx: height / 4, opacity }),
    )
    .join('');

const channels = (hex) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** The colour at `share` (0 to 1) of the way from one colour to another. */
export function mix(from, to, share) {
  const target = channels(to);
  const blend = channels(from).map((value, index) => Math.round(value + (target[index] - value) * share));
  return `#${blend.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Content with the soft shadow of something that lies on, or hangs before, a surface. */
export const lifted = (content, filter = 'soft') => group(content, { filter: `url(#${filter})` });

/** A flat thing of width x height, drawn from its own top left corner, put centred at (x, y) and turned. */
export function placed({ x, y, width, height, turn = 0, filter = 'soft' }, content) {
  const transform =
    `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) ` +
    `translate(${round(-width / 2)} ${round(-height / 2)})`;
  return lifted(group(content, { transform }), filter);
}

/** The blurred spot under something that stands. */
export const ground = (x, y, rx, ry, opacity = 0.3) =>
  ellipse(x, y, rx, ry, '#1b1a17', { opacity, filter: 'url(#blur)' });

/** A sheet of paper with a little light falling over it. */
export const sheet = (width, height, fill, content = '', radius = 1.5) =>
  rect(0, 0, width, height, fill, { rx: radius }) +
  content +
  rect(0, 0, width, height, 'url(#sheen)', { rx: radius });

const gradient = (id, stops, direction) =>
  `<linearGradient id="${id}"${attributes(direction)}>${stops
    .map(([offset, colour, opacity]) => element('stop', { offset, stopColor: colour, stopOpacity: opacity }))
    .join('')}</linearGradient>`;

const WHOLE = 'x="-500" y="-500" width="1400" height="1300" filterUnits="userSpaceOnUse"';

const dropShadow = (dy, deviation, opacity) =>
  `<feDropShadow dx="0" dy="${dy}" stdDeviation="${deviation}" flood-color="#1b1a17" flood-opacity="${opacity}"/>`;

const DEFINITIONS = [
  `<filter id="soft" ${WHOLE}>${dropShadow(1, 1.2, 0.16)}${dropShadow(9, 9, 0.2)}</filter>`,
  `<filter id="near" ${WHOLE}>${dropShadow(0.6, 0.7, 0.18)}${dropShadow(2.5, 2.5, 0.2)}</filter>`,
  `<filter id="blur" ${WHOLE}><feGaussianBlur stdDeviation="6"/></filter>`,
  gradient(
    'sheen',
    [
      [0, '#fff', 0.2],
      [0.5, '#fff', 0],
      [1, '#000', 0.07],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  ),
  gradient(
    'fall',
    [
      [0, '#000', 0],
      [1, '#000', 0.34],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  ),
  gradient(
    'gutter-left',
    [
      [0, '#000', 0],
      [0.8, '#000', 0.03],
      [1, '#000', 0.24],
    ],
    { x1: 0, x2: 1 },
  ),
  gradient(
    'gutter-right',
    [
      [0, '#000', 0.2],
      [0.2, '#000', 0.03],
      [1, '#000', 0],
    ],
    { x1: 0, x2: 1 },
  ),
  gradient(
    'round',
    [
      [0, '#000', 0.26],
      [0.18, '#fff', 0.2],
      [0.4, '#fff', 0],
      [0.7, '#000', 0.04],
      [1, '#000', 0.34],
    ],
    { x1: 0, x2: 1 },
  ),
  gradient(
    'lit',
    [
      [0, '#fff', 0.5],
      [0.55, '#fff', 0.06],
      [1, '#000', 0.05],
    ],
    { x1: 0, y1: 0, x2: 0.8, y2: 1 },
  ),
].join('');

const everywhere = (fill, top = -200) => rect(-100, top, 600, 500 - top, fill);

const wall = (palette) => everywhere(palette.tint) + everywhere('url(#lit)');

/** Content on a plain, softly lit background. */
export const onPlain = (palette, content) => wall(palette) + content;

/** Content before a large, slightly darker disc. */
export const onDisc = (palette, content, radius = 122) =>
  wall(palette) + circle(200, 150, radius, palette.main, { opacity: 0.14 }) + content;

/** Content standing on a floor that begins at `horizon`. */
export const onFloor = (palette, content, horizon = 214) =>
  wall(palette) + everywhere(mix(palette.tint, palette.main, 0.2), horizon) + content;

/** Content on a surface of two tones that meet in a slanting line. */
export const onSlant = (palette, content) =>
  wall(palette) + path('M-100 330L500 30V500H-100Z', palette.main, { opacity: 0.13 }) + content;

/** The whole picture: 4:3, or 3:4 around the same centre. */
export function picture(content, portrait = false) {
  const [width, height] = portrait ? [300, 400] : [400, 300];
  const box = [CENTRE.x - width / 2, CENTRE.y - height / 2, width, height].join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${DEFINITIONS}</defs>${content}</svg>`;
}
