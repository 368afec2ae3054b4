// `npm run test:visual`: compares the pictures of the Storybook with the accepted ones. See docs/adr/0008.
import { join } from 'node:path';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { pinnedNode, root, run } from './lib/run.mjs';

await ensureDependencies();
const env = { CHROMIUM_PATH: await ensureChromium() };
process.exitCode = await run(pinnedNode(), [join(root, 'scripts/visual/main.mjs'), ...process.argv.slice(2)], { env });
