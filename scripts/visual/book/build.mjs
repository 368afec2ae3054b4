import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from '../../lib/run.mjs';
import { giveUp, say } from '../../lib/say.mjs';
import { cache } from '../paths.mjs';
import { hashSources } from './sources.mjs';

const books = join(cache, 'storybook');

/**
 * Builds the Storybook of this checkout, unless its sources are those of the last build.
 * @returns the folder with the static Storybook.
 */
export const buildBook = async () => {
  const folder = join(books, hashSources(root));
  if (existsSync(folder)) return folder;
  say('Building the Storybook');
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(books, { recursive: true });
  const code = await runTool('storybook/dist/bin/dispatcher.js', ['build', '--quiet', '--loglevel', 'error', '-o', unfinished], { env: { STORYBOOK_FOR_PICTURES: '1' } });
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    giveUp('The Storybook could not be built, see above.');
  }
  for (const older of readdirSync(books)) {
    if (!older.endsWith(`.${process.pid}`)) rmSync(join(books, older), { recursive: true, force: true });
  }
  renameSync(unfinished, folder);
  return folder;
};
