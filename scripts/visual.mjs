// `npm run test:visual [-- --base REF] [-- --only WORDS]`: what a change does to the pictures of all stories. See docs/adr/0008.
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { pinnedNode, run } from './lib/run.mjs';

await ensureDependencies();
const env = { CHROMIUM_PATH: await ensureChromium() };
process.exitCode = await run(pinnedNode(), ['scripts/visual/main.ts', ...process.argv.slice(2)], { env });
