import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run.mjs';
import { giveUp, say } from './say.mjs';

/** Builds Storybook into a folder. Its own frame comes unminified, and its font, which the product's stands in for, twice. */
export const buildStorybook = async (folder, args = []) => {
  say('Building Storybook');
  if ((await runTool('storybook/dist/bin/dispatcher.js', ['build', ...args, '-o', folder])) !== 0) giveUp('Storybook could not be built, see above.');
  const { minify } = await import('vite');
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    if (/nunito[^/\\]+$/.test(name)) rmSync(path);
    if (/^(?:index|iframe)\.html$/.test(name)) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/@font-face\s*\{[^}]*nunito[^}]*\}/g, ''));
    if (/^sb-(manager|addons).*\.js$/.test(name)) writeFileSync(path, (await minify(name, readFileSync(path, 'utf8'), { module: true })).code);
  }
};
