// `npm run screenshots [-- --built]`: takes the README's pictures of the demo and of Storybook; both are built first,
// or taken as they are in dist.
import { buildStorybook } from './lib/buildStorybook.mjs';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { pinnedNode, run, runTool } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
if (!process.argv.includes('--built')) {
  say('Building the demo');
  if ((await runTool('vite/bin/vite.js', ['build', 'packages/app', '--mode', 'demo', '--logLevel', 'warn'])) !== 0) giveUp('The demo could not be built, see above.');
  await buildStorybook('dist/storybook', ['--quiet']);
}
say(`Taking pictures in ${chromium}`);
process.exitCode = await run(pinnedNode(), ['scripts/screenshots/main.ts'], { env: { CHROMIUM_PATH: chromium } });
