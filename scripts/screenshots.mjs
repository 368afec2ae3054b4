// `npm run screenshots [-- --built]`: takes the README's pictures of the application, over the mock's data, and of Storybook; both are built first,
// or taken as they are in dist.
import { buildStorybook } from './lib/buildStorybook.mjs';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { pinnedNode, run, runTool } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
if (!process.argv.includes('--built')) {
  say('Building the application');
  if ((await runTool('vite/bin/vite.js', ['build', 'packages/app', '--logLevel', 'warn'])) !== 0) giveUp('It could not be built, see above.');
  await buildStorybook('dist/storybook', ['--quiet']);
}
say(`Taking pictures in ${chromium}`);
process.exitCode = await run(pinnedNode(), ['scripts/screenshots/main.ts'], { env: { CHROMIUM_PATH: chromium } });
