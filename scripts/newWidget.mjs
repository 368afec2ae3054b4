// `npm run new:widget -- tiles/PriceTag prijskaartje`: makes the files of a widget, exported and with its stories.
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { pinnedNode, run } from './lib/run.mjs';

await ensureDependencies();
process.exitCode = await run(pinnedNode(), ['scripts/newWidget/main.ts', ...process.argv.slice(2)]);
