// `npm run test:storybook [-- --built FOLDER]`: builds Storybook, or takes one that is built, and opens it in a browser
// as a host serves it: under a path of its own.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorybook } from './lib/buildStorybook.mjs';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { root, runTool } from './lib/run.mjs';
import { say } from './lib/say.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { built: { type: 'string' } } });

await ensureDependencies();
const chromium = await ensureChromium(true);
const folder = resolve(root, values.built ?? 'dist/storybook');
if (!values.built) await buildStorybook(folder, ['--quiet']);
say(`Opening ${folder} in ${chromium || 'the browser of Playwright'}`);
process.exitCode = await runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/storybook.config.ts', ...positionals], { env: { CHROMIUM_PATH: chromium, STORYBOOK_DIR: folder } });
