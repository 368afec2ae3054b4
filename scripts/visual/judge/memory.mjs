import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../paths.mjs';

const folder = join(cache, 'drawn-here');

/**
 * What an accepted commit draws in one environment, so that it is built and pictured there only once.
 * @returns a Map-like `{ has, get, keep }` of id to `{ key, width, height }` or `{ reason }`.
 */
export const createMemory = (commit, { probe }) => {
  const name = `${commit.slice(0, 16)}-${probe.slice(0, 16)}.json`;
  const file = join(folder, name);
  const known = new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
  return {
    has: id => known.has(id),
    get: id => known.get(id),
    keep: entries => {
      for (const [id, { key, width, height, reason }] of entries) known.set(id, { key, width, height, reason });
      mkdirSync(folder, { recursive: true });
      for (const other of readdirSync(folder)) if (!other.startsWith(commit.slice(0, 16))) rmSync(join(folder, other));
      writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
    },
  };
};
