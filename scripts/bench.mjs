// `npm run bench [-- --only products --runs 2 --profile slow --against COMMIT]`: how fast the production build is, beside
// a static page and react-admin in the same run. See docs/adr/0017.
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { pinnedNode, run } from './lib/run.mjs';

await ensureDependencies();
const env = { CHROMIUM_PATH: await ensureChromium() };
process.exitCode = await run(pinnedNode(), ['bench/main.ts', ...process.argv.slice(2)], { env });
