// Things with depth: a parallel projection, in which every flat face is one SVG matrix.
import { group, rect, round } from './toolkit.mjs';

const radians = (degrees) => (degrees * Math.PI) / 180;

/**
 * A camera that looks at a turned object from `pitch` degrees above.
 * x is to the right, y is up, z is towards the viewer; the origin of the object appears at (x, y).
 */
export function camera({ yaw, pitch, x = 200, y = 150, scale = 1 }) {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [
    Math.sin(radians(yaw)),
    Math.cos(radians(yaw)),
    Math.sin(radians(pitch)),
    Math.cos(radians(pitch)),
  ];
  const turn = ([px, py, pz]) => [px * cosYaw + pz * sinYaw, py, pz * cosYaw - px * sinYaw];
  const flatten = (point) => {
    const [px, py, pz] = turn(point);
    return [px * scale, (pz * sinPitch - py * cosPitch) * scale];
  };
  const depth = (point) => turn(point)[2] * cosPitch + point[1] * sinPitch;
  const project = (point) => flatten(point).map((value, axis) => value + [x, y][axis]);
  return { turn, flatten, depth, project };
}

/** Content of a face whose top left corner is `origin`, with its own x along `u` and its own y along `v`. */
function onFace(view, { origin, u, v }, content) {
  const matrix = [...view.flatten(u), ...view.flatten(v), ...view.project(origin)];
  return group(content, {
    transform: `matrix(${matrix.map((value) => round(value * 100) / 100).join(' ')})`,
  });
}

/** Whether the front of a face is turned to the viewer. */
export function facesViewer(view, { u, v }) {
  const [[ux, uy], [vx, vy]] = [view.flatten(u), view.flatten(v)];
  return ux * vy - uy * vx > 0;
}

const LIGHT = [-0.34, 0.74, 0.58];

const cross = ([ax, ay, az], [bx, by, bz]) => [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];

/** How much black lies over a face that is turned away from the light. */
function shade(view, { u, v }) {
  const [nx, ny, nz] = view.turn(cross(v, u));
  const light = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2];
  return Math.min(0.4, Math.max(0, (0.5 - light) * 0.4));
}

/** A shaded face; a hair larger than its size, so that no seam shows beside its neighbour. */
export function litFace(view, face, fill, content = '') {
  const area = [-0.25, -0.25, face.width + 0.5, face.height + 0.5];
  return onFace(
    view,
    face,
    rect(...area, fill) + content + rect(...area, '#000', { opacity: shade(view, face) }),
  );
}

/** The six sides of a block that stands centred on (x, y, z). */
export function blockFaces({ x = 0, y = 0, z = 0, width, height, depth }) {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y + height, y];
  const [back, front] = [z - depth / 2, z + depth / 2];
  const down = [0, -1, 0];
  return {
    front: { origin: [left, top, front], u: [1, 0, 0], v: down, width, height },
    back: { origin: [right, top, back], u: [-1, 0, 0], v: down, width, height },
    right: { origin: [right, top, front], u: [0, 0, -1], v: down, width: depth, height },
    left: { origin: [left, top, back], u: [0, 0, 1], v: down, width: depth, height },
    top: { origin: [left, top, back], u: [1, 0, 0], v: [0, 0, 1], width, height: depth },
    bottom: { origin: [left, bottom, front], u: [1, 0, 0], v: [0, 0, -1], width, height: depth },
  };
}

/**
 * A block, of which only the sides turned to the viewer are drawn.
 * `paint` gives for a side's name and size its [fill, content].
 */
export function block(view, size, paint) {
  return Object.entries(blockFaces(size))
    .filter(([, face]) => facesViewer(view, face))
    .map(([name, face]) => litFace(view, face, ...paint(name, face.width, face.height)))
    .join('');
}

/** An upright panel from one floor point [x, z] to another, with content drawn on its whole size. */
export function panel(view, [fromX, fromZ], [toX, toZ], height, draw) {
  const width = Math.hypot(toX - fromX, toZ - fromZ);
  const face = {
    origin: [fromX, height, fromZ],
    u: [(toX - fromX) / width, 0, (toZ - fromZ) / width],
    v: [0, -1, 0],
    width,
    height,
  };
  return litFace(view, face, '#fff', draw(width, height));
}
