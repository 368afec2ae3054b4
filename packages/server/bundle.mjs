import { readFileSync, statSync } from 'node:fs';

const DIST = new URL('dist/', import.meta.url);

/** What `vite build packages/server` makes of the sources. */
export const BUNDLE = new URL('main.js', DIST);

const changed = url => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the bundle is there, and none of the files that it was made of was changed since; one that was not brought along was not. */
export const isBundleCurrent = (folder = DIST) => {
  const made = changed(new URL('main.js', folder));
  if (made === 0) return false;
  const inputs = JSON.parse(readFileSync(new URL('inputs.json', folder), 'utf8'));
  return inputs.every(input => changed(new URL(input, folder)) <= made);
};
