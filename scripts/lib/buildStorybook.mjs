import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run.mjs';
import { giveUp, say } from './say.mjs';

/**
 * Builds Storybook into a folder. Its own frame comes unminified, with the product's font written out in it; its own font,
 * which that stands in for, comes twice, and its index with what only tools read.
 */
export const buildStorybook = async (folder, args = []) => {
  say('Building Storybook');
  if ((await runTool('storybook/dist/bin/dispatcher.js', ['build', ...args, '-o', folder])) !== 0) giveUp('Storybook could not be built, see above.');
  const { minify } = await import('vite');
  const font = readdirSync(join(folder, 'assets')).find(name => name.endsWith('.woff2'));
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    const rewrite = async change => writeFileSync(path, await change(readFileSync(path, 'utf8')));
    if (/nunito[^/\\]+$/.test(name)) rmSync(path);
    if (/^(?:index|iframe)\.html$/.test(name)) await rewrite(html => html.replaceAll(/@font-face\s*\{[^}]*nunito[^}]*\}/g, ''));
    if (/^sb-(manager|addons).*\.js$/.test(name)) await rewrite(async code => (await minify(name, code.replace(/data:[\w/-]+;base64,[^"'`)]{9999,}/, `./assets/${font}`), { module: true })).code);
    if (name === 'index.json') await rewrite(index => JSON.stringify(JSON.parse(index, (key, value) => (key === 'componentPath' ? undefined : value))));
  }
};
