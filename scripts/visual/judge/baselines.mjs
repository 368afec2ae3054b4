import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../lib/run.mjs';
import { BASELINES } from '../paths.mjs';

const LINE = /^(?<width>\d+)x(?<height>\d+) (?<key>[0-9a-f]{64})$/;

const readLine = ([id, line]) => {
  const { width, height, key } = LINE.exec(line)?.groups ?? {};
  if (!key) throw new SyntaxError(`${BASELINES}: the line of ${id} is not "<width>x<height> <sha-256>".`);
  return [id, { key, width: Number(width), height: Number(height) }];
};

/** Reads the text of the baselines: `{ environment, pictures }`, with pictures a Map of id to `{ key, width, height }`. */
export const parseBaselines = text => {
  const { environment, pictures } = JSON.parse(text);
  return { environment, pictures: new Map(Object.entries(pictures).map(readLine)) };
};

/** One line for each story, sorted: a change of one picture is a change of one line, and two branches seldom meet. */
export const writeBaselines = ({ environment, pictures }) => {
  const sorted = [...pictures].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map(([id, { key, width, height }]) => [id, `${width}x${height} ${key}`]);
  return `${JSON.stringify({ environment, pictures: Object.fromEntries(lines) }, null, 2)}\n`;
};

const file = join(root, BASELINES);

/** The accepted pictures; none before the first `--update`. */
export const loadBaselines = () =>
  (existsSync(file) ? parseBaselines(readFileSync(file, 'utf8')) : { environment: undefined, pictures: new Map() });

/** Writes the accepted pictures. */
export const saveBaselines = baselines => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, writeBaselines(baselines));
};
