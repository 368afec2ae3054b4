import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../paths.mjs';

/** Pictures that no run has met for this long, in ms, are let go. */
const KEPT = 60 * 24 * 60 * 60 * 1000;

/** The pictures that this machine has taken or accepted, each under the hash of its pixels. */
export const createStore = (folder = join(cache, 'pictures')) => {
  mkdirSync(folder, { recursive: true });
  const fileOf = key => join(folder, `${key}.png`);
  return {
    has: key => existsSync(fileOf(key)),
    read: key => readFileSync(fileOf(key)),
    keep: (key, png) => {
      const file = fileOf(key);
      if (existsSync(file)) return utimesSync(file, new Date(), new Date());
      // Another run may be writing the same picture: it appears whole, or not at all.
      writeFileSync(`${file}.${process.pid}`, png);
      return renameSync(`${file}.${process.pid}`, file);
    },
    tidy: (now = Date.now()) => {
      for (const name of readdirSync(folder)) {
        if (now - statSync(join(folder, name)).mtimeMs > KEPT) rmSync(join(folder, name), { force: true });
      }
    },
  };
};
