// `npm run screenshots [-- --built]`: takes the README's pictures of the demo and of Storybook; both are built first,
// or taken as they are in dist.
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { pinnedNode, run, runTool } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';

const build = async (what, file, args) => {
  say(`Building ${what}`);
  if ((await runTool(file, args)) !== 0) giveUp(`${what} could not be built, see above.`);
};

await ensureDependencies();
const chromium = await ensureChromium();
if (!process.argv.includes('--built')) {
  await build('the demo', 'vite/bin/vite.js', ['build', 'packages/app', '--mode', 'demo', '--logLevel', 'warn']);
  await build('Storybook', 'storybook/dist/bin/dispatcher.js', ['build', '-o', 'dist/storybook', '--quiet']);
}
say(`Taking pictures in ${chromium}`);
process.exitCode = await run(pinnedNode(), ['scripts/screenshots/main.ts'], { env: { CHROMIUM_PATH: chromium } });
