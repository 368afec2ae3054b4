// `npm run size [-- --compare FILE]`: builds each widget of ui alone and tells how heavy it is, and what makes it so.
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { pinnedNode, run } from './lib/run.mjs';

await ensureDependencies();
process.exitCode = await run(pinnedNode(), ['scripts/size/main.ts', ...process.argv.slice(2)]);
