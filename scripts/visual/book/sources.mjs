import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything that a built Storybook is made of. */
const SOURCES = ['.storybook', 'packages', 'mocks', 'docs', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'];
const NOT_BUILT = /[\\/](node_modules|dist)[\\/]|\.test\.ts$/;

const filesOf = path => {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
};

/**
 * One hash of all sources of the Storybook below `root`: the same hash is the same Storybook, and no build is needed.
 * Reads the files themselves, so that it also holds for work that git does not know yet.
 */
export const hashSources = root => {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(source => filesOf(join(root, source))).sort()) {
    const name = relative(root, path).replaceAll('\\', '/');
    if (!NOT_BUILT.test(`/${name}`)) hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
};
