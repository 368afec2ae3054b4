// A box that turns and opens, and shows a fan of colour swatches.
import { PAPER, bars, ground, group, lifted, mix, onDisc, rect, repeat } from './toolkit.mjs';
import { blockFaces, camera, facesViewer, litFace } from './solid.mjs';
import { mark, print } from './prints.mjs';

const SIZE = { width: 128, height: 84, depth: 112 };
const [X, Y, Z] = [SIZE.width / 2, SIZE.height, SIZE.depth / 2];

// Every flap hangs on an upper edge: where it begins, the direction along the edge, and the way in.
const FLAPS = {
  left: {
    origin: [-X, Y, Z],
    u: [0, 0, -1],
    inward: [1, 0, 0],
    width: SIZE.depth,
    height: SIZE.depth / 2,
    late: true,
  },
  right: {
    origin: [X, Y, -Z],
    u: [0, 0, 1],
    inward: [-1, 0, 0],
    width: SIZE.depth,
    height: SIZE.depth / 2,
    late: true,
  },
  back: { origin: [-X, Y, -Z], u: [1, 0, 0], inward: [0, 0, 1], width: SIZE.width, height: SIZE.depth / 2 },
  front: { origin: [X, Y, Z], u: [-1, 0, 0], inward: [0, 0, -1], width: SIZE.width, height: SIZE.depth / 2 },
};

const FULLY_OPEN = 214;
const STARTS_BEHIND = 0.3;

/** Slow at both ends of 0..1. */
export const smooth = (share) => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};

/** The angle of a flap when the box is open for a share of 0..1; the lower flaps follow the upper ones. */
const flapAngle = (late, open) =>
  FULLY_OPEN * smooth(late ? (open - STARTS_BEHIND) / (1 - STARTS_BEHIND) : open / (1 - STARTS_BEHIND));

/** The same face seen from its other side. */
const mirrored = (face) => ({
  ...face,
  origin: face.origin.map((value, axis) => value + face.u[axis] * face.width),
  u: face.u.map((value) => -value),
});

/** A flap: its drawing, its angle in degrees, and how near to the viewer it and its hinge are. */
function flap(view, { origin, u, inward, width, height, late = false }, open, colours) {
  const angle = flapAngle(late, open);
  const [along, up] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const v = [inward[0] * along, up, inward[2] * along];
  const face = { origin, u, v, width, height };
  const tape = late ? '' : rect(0, height - 7, width, 7, colours.tape);
  const hinge = origin.map((value, axis) => value + (u[axis] * width) / 2);
  const middle = hinge.map((value, axis) => value + (v[axis] * height) / 2);
  return {
    late,
    angle,
    depth: view.depth(middle),
    behind: view.depth(hinge) < view.depth([0, Y, 0]),
    svg: facesViewer(view, face)
      ? litFace(view, face, colours.outside, tape)
      : litFace(view, mirrored(face), colours.inside),
  };
}

function side(name, w, h, palette, choice) {
  if (name === 'front' || name === 'back') {
    return [
      palette.main,
      rect(w * 0.12, h * 0.52, w * 0.56, h * 0.32, PAPER, { rx: 2 }) +
        mark(w * 0.24, h * 0.68, h * 0.1, palette.main, palette.dark, choice) +
        bars(w * 0.36, h * 0.6, [w * 0.26], h * 0.055, 0, palette.dark) +
        bars(w * 0.36, h * 0.71, [w * 0.2], h * 0.035, 0, palette.dark, 0.4),
    ];
  }
  return [palette.dark, print(w, h, palette, choice)];
}

function swatches(view, palette, rise) {
  const [x, y] = view.project([0, 4 + rise * (SIZE.height - 18), 0]);
  const colours = ['#00a3c7', '#d6247a', '#f2b705', palette.dark];
  const spread = smooth(rise * 1.4 - 0.4);
  return repeat(4, (index) => {
    const turn = (index - 1.5) * 22 * spread;
    const leaf =
      rect(-15, -80, 30, 84, PAPER, { rx: 3 }) +
      rect(-15, -80, 30, 56, colours[index], { rx: 3 }) +
      bars(-10, -17, [16, 11], 3, 3, palette.dark, 0.45);
    return lifted(group(leaf, { transform: `translate(${x} ${y}) rotate(${turn})` }), 'near');
  });
}

const farFirst = (one, other) => one.depth - other.depth;
const lowFirst = (one, other) => Number(other.late) - Number(one.late) || farFirst(one, other);

const joined = (flaps, order) =>
  [...flaps]
    .sort(order)
    .map(({ svg }) => svg)
    .join('');

const UPRIGHT = 40;

/** The box itself: `yaw` in degrees, `open` and `rise` (of what is in it) from 0 to 1. */
function openingBox(palette, choice, { yaw, open, rise }) {
  const view = camera({ yaw, pitch: 29, x: 200, y: 214 });
  const inside = mix(palette.tint, '#c89b6a', 0.42);
  const colours = {
    outside: mix(palette.main, '#ffffff', 0.2),
    inside: mix(inside, '#ffffff', 0.25),
    tape: mix(palette.tint, '#ffffff', 0.4),
  };
  const sides = Object.entries(blockFaces(SIZE)).filter(([name]) => name !== 'top' && name !== 'bottom');
  const [outer, inner] = [true, false].map((seen) =>
    sides.filter(([, face]) => facesViewer(view, face) === seen),
  );
  const flaps = Object.values(FLAPS).map((one) => flap(view, one, open, colours));
  const isBack = ({ behind, angle }) => behind && angle > UPRIGHT;
  return lifted(
    joined(flaps.filter(isBack), farFirst) +
      inner.map(([, face]) => litFace(view, mirrored(face), inside)).join('') +
      swatches(view, palette, rise) +
      outer
        .map(([name, face]) => litFace(view, face, ...side(name, face.width, face.height, palette, choice)))
        .join('') +
      joined(
        flaps.filter((one) => !isBack(one)),
        open < 0.4 ? lowFirst : farFirst,
      ),
  );
}

/** The scene around the box. */
export const boxScene = (palette, choice, pose) =>
  onDisc(palette, ground(202, 218, 112, 28, 0.2) + openingBox(palette, choice, pose), 126);

/** The open box with everything in sight. */
export const boxOpen = (palette, choice) => boxScene(palette, choice, { yaw: -38, open: 1, rise: 1 });
