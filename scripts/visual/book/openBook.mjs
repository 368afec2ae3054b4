import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose } from './entries.mjs';
import { serve } from './serve.mjs';

/**
 * Opens a built Storybook for taking pictures.
 * @returns `{ url, entries, close }`: its address, the chosen stories, and the end of serving it.
 */
export const openBook = async (folder, only) => {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return { ...(await serve(folder)), entries: choose(index, only) };
};
