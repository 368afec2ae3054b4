import { readFileSync, statSync } from 'node:fs';

const FOLDER = new URL('dist/', import.meta.url);

/** What `vite build packages/server` makes of the sources. */
export const BUNDLE = new URL('main.js', FOLDER);

const changed = url => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the bundle is there, and none of the files that it was made of was changed since; one that was not brought along was not. */
export const isBundleCurrent = () => {
  const made = changed(BUNDLE);
  if (made === 0) return false;
  const inputs = JSON.parse(readFileSync(new URL('inputs.json', FOLDER), 'utf8'));
  return inputs.every(input => changed(new URL(input, FOLDER)) <= made);
};
