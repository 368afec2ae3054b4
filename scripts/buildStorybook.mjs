// `npm run build-storybook [-- -o FOLDER]`: a static Storybook, in dist/storybook unless told otherwise. Chromatic calls it too.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorybook } from './lib/buildStorybook.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { root } from './lib/run.mjs';

const { values } = parseArgs({ strict: false, options: { 'output-dir': { type: 'string', short: 'o', default: 'dist/storybook' } } });

await ensureDependencies();
await buildStorybook(resolve(root, values['output-dir']), process.argv.slice(2));
