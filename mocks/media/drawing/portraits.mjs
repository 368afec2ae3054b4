// Simple portraits for the accounts.
import { PALETTES, circle, ellipse, group, mix, path, rect, stroke } from './toolkit.mjs';

const PEOPLE = [
  { palette: 1, skin: '#f0c3a0', hair: '#5b3722', style: 'bob' },
  { palette: 4, skin: '#8d5a3b', hair: '#1d1613', style: 'short', beard: true },
  { palette: 7, skin: '#f4cfb4', hair: '#c98a3c', style: 'bun', glasses: true },
  { palette: 5, skin: '#d9a178', hair: '#2b211d', style: 'curls' },
  { palette: 3, skin: '#f2c9ab', hair: '#9a958c', style: 'short', glasses: true },
  { palette: 2, skin: '#a86f4b', hair: '#241a17', style: 'long' },
];

/** How many portraits there are. */
export const PEOPLE_COUNT = PEOPLE.length;

const BEHIND = {
  bob: (hair) => path('M74 112C68 46 172 46 166 112V150Q166 158 156 158H84Q74 158 74 150Z', hair),
  long: (hair) => path('M72 112C66 44 174 44 168 112L178 200H62Z', hair),
  bun: (hair) => circle(120, 54, 19, hair),
  curls: (hair) =>
    [
      [82, 84],
      [104, 66],
      [136, 66],
      [158, 84],
      [166, 110],
      [74, 110],
    ]
      .map(([x, y]) => circle(x, y, 22, hair))
      .join(''),
  short: () => '',
};

const CAP = 'M78 112C72 50 168 50 162 112C158 96 144 88 130 88C108 88 86 94 78 112Z';
const FRINGE = 'M78 112C74 50 166 50 162 112C150 106 142 94 138 84C124 100 100 108 78 112Z';

const hairline = ({ style, hair }) => path(style === 'bob' || style === 'long' ? FRINGE : CAP, hair);

const beard = ({ skin, hair }) =>
  path(
    'M80 108C83 128 96 125 106 124H134C144 125 157 128 160 108V118A40 40 0 0 1 80 118Z',
    mix(hair, skin, 0.12),
  ) + ellipse(120, 136, 11, 3.6, mix(skin, '#7a2f26', 0.4));

const glasses = (colour) =>
  circle(104, 112, 11, 'none', { stroke: colour, strokeWidth: 3 }) +
  circle(136, 112, 11, 'none', { stroke: colour, strokeWidth: 3 }) +
  stroke('M115 110Q120 107 125 110', colour, 3);

function face(person) {
  const line = mix(person.skin, '#2a120a', 0.62);
  const smile = person.beard ? '' : stroke('M110 134Q120 142 130 134', line, 3, { strokeLinecap: 'round' });
  return (
    circle(104, 113, 3.6, line) +
    circle(136, 113, 3.6, line) +
    stroke('M120 114Q116 124 121 125', mix(person.skin, '#2a120a', 0.28), 2.6, { strokeLinecap: 'round' }) +
    smile
  );
}

const ears = ({ style, skin }) =>
  style === 'bob' || style === 'long' ? '' : circle(79, 116, 8, skin) + circle(161, 116, 8, skin);

/** The SVG of a portrait: index 0 up to PEOPLE_COUNT - 1. */
export function portrait(index) {
  const person = PEOPLE[index];
  const palette = PALETTES[person.palette];
  const head = rect(80, 70, 80, 88, person.skin, { rx: 40 });
  const neck = rect(104, 140, 32, 46, mix(person.skin, '#2a120a', 0.16), { rx: 14 });
  const shirt = path('M34 250C34 196 70 178 102 174Q120 192 138 174C170 178 206 196 206 250Z', palette.main);
  const content =
    rect(0, 0, 240, 240, mix(palette.tint, palette.main, 0.14)) +
    group(
      BEHIND[person.style](person.hair) +
        neck +
        shirt +
        ears(person) +
        head +
        (person.beard ? beard(person) : '') +
        hairline(person) +
        face(person) +
        (person.glasses ? glasses(palette.dark) : ''),
      { transform: 'translate(120 240) scale(1.12) translate(-120 -236)' },
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${content}</svg>`;
}
