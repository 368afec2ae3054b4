// `node scripts/tool.mjs FILE [ARGS]`: sets up what is missing and runs a tool of node_modules with the pinned Node.
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { runTool } from './lib/run.mjs';

const [file, ...args] = process.argv.slice(2);
await ensureDependencies();
process.exitCode = await runTool(file, args);
