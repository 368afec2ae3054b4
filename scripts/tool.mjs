// `node scripts/tool.mjs [--chromium|--shell] FILE [ARGS]`: sets up what is missing, a browser too where it is asked for (`--shell`: one without windows), and runs
// a program of the project, or a tool of node_modules, with the pinned Node.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { pinnedNode, root, run } from './lib/run.mjs';

const isForShell = process.argv[2] === '--shell';
const isForBrowser = isForShell || process.argv[2] === '--chromium';
const [file, ...args] = process.argv.slice(isForBrowser ? 3 : 2);
await ensureDependencies();
const env = isForBrowser ? { CHROMIUM_PATH: await ensureChromium(isForShell) } : {};
process.exitCode = await run(pinnedNode(), [existsSync(join(root, file)) ? file : join('node_modules', file), ...args], { env });
